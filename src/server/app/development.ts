import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { Build } from '../http/pages/serve-pages.ts'

/** The pages straight from their sources, through Vite in middleware mode. */
export async function developmentBuild(): Promise<{
  build: Build
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    middleware: vite.middlewares,
  }
}
