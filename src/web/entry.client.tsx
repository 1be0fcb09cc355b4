import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { dropMisplacedPresses } from './core/double-press.ts'

dropMisplacedPresses(window)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
