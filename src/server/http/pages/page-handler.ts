import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { pageOf } from './page-patterns.ts'

/** What stands around every page in the router's table (web/routes.ts). */
const aroundPages = ['root', 'app/page-frame', 'app/not-found']
const everyRoute = '/*'

const handlers = new WeakMap<ServerBuild, Map<string, RequestHandler>>()

/**
 * The router's handler for an address. It matches an address against every route that it knows, several
 * times a request: for a row of pages.ts it is given that row alone. Made once for a build and row.
 */
export function handlerOf(build: ServerBuild, isDevelopment: boolean, url: string): RequestHandler {
  const { pathname } = new URL(url)
  const page = isDevelopment ? everyRoute : pageOf(pathname)
  let ofBuild = handlers.get(build)
  if (!ofBuild) handlers.set(build, (ofBuild = new Map()))
  let handler = ofBuild.get(page)
  if (!handler) {
    const narrowed = page === everyRoute ? build : narrowedTo(build, page)
    handler = createRequestHandler(narrowed, isDevelopment ? 'development' : 'production')
    ofBuild.set(page, handler)
  }
  return handler
}

/** The build with a page's own routes for matching. It is still drawn with the modules of all, as the browser knows all. */
function narrowedTo(build: ServerBuild, page: string): ServerBuild {
  const routeModules = Object.fromEntries(
    Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])),
  )
  const drawDocument = build.entry.module.default
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    default: (request, status, headers, entryContext, context) =>
      drawDocument(request, status, headers, { ...entryContext, routeModules }, context),
  }
  return { ...build, routes: routesOf(build, page), entry: { ...build.entry, module } }
}

/** Of a page its own route and what stands around it; all of them for an address that is no page's. */
export function routesOf({ routes }: ServerBuild, page: string): ServerBuild['routes'] {
  const id = page === '/' ? 'home' : page.slice(1)
  if (page === everyRoute || !routes[id]) return routes
  return Object.fromEntries(
    [...aroundPages, id].flatMap((name) => (routes[name] ? [[name, routes[name]]] : [])),
  )
}
