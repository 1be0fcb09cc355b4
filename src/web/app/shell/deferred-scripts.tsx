import { Children, cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Scripts } from 'react-router'

interface ScriptProps {
  rel?: string
  href?: string
  type?: string
  nonce?: string
  children?: ReactNode
  [attribute: string]: unknown
}
type ScriptElement = ReactElement<ScriptProps>

const makeScripts = Scripts

/**
 * The router's scripts as text: the first script of the page (web/first-press) turns them into scripts
 * when they are wanted, and fetches what they need, which stands beside them. What is not recognised is
 * left as the router made it.
 */
export function DeferredScripts() {
  // Called as the function it is, not rendered: we need the elements it makes.
  const made = makeScripts({})
  if (!made) return null
  const elements = flat(made)
  const nonce = elements.find(isModule)?.props.nonce
  const preloads = elements.filter(isPreload).map(({ props }) => props.href ?? '')
  const late = {
    type: 'text/plain',
    id: 'late',
    async: undefined,
    'data-preloads': JSON.stringify(preloads),
  }
  return (
    <>
      {elements
        .filter((element) => !isPreload(element))
        .map((element) => (isModule(element) ? cloneElement(element, late) : element))}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "document.dispatchEvent(new Event('scripts-ready'))" }}
      />
    </>
  )
}

const isPreload = ({ type, props }: ScriptElement) =>
  type === 'link' && props.rel === 'modulepreload'
const isModule = ({ type, props }: ScriptElement) => type === 'script' && props.type === 'module'

/** The script and link elements of a tree, in order, out of their fragments. */
function flat(node: ReactNode): ScriptElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return []
    return typeof child.type === 'string' ? [child] : flat(child.props.children)
  })
}
