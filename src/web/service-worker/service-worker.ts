/*
 * What the browser keeps of Drishti, so that it opens at once and without a network.
 *
 *  assets  files whose name changes with their content: the kept one is always the right one
 *  public  the offline page in both languages, asked for without a cookie: nobody's in particular
 *  kept    the chats one person has read, under a key their own pages gave; the name of the cache is
 *          all that is known of them. Gone when they log out, when the server no longer knows the
 *          session, and when somebody else logs in.
 *
 * Everything else (wallet, payments, account, …) goes to the server as if this file did not exist.
 * A new version here throws away all that older ones kept.
 */
import { listenForReminders } from './push.ts'

declare const self: ServiceWorkerGlobalScope

const version = 'v1'
const assetsName = `drishti-assets-${version}`
const publicName = `drishti-public-${version}`
const keptPrefix = `drishti-kept-${version}-`
const offlinePages = ['/offline', '/hi/offline']
const maxAssets = 200
const maxKept = 90
const dayMilliseconds = 86_400_000

listenForReminders()

self.addEventListener('install', (event) => {
  // One that can't be had now is fetched when a page next says who is there.
  event.waitUntil(refreshOfflinePages().catch(() => {}))
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await deleteCaches((name) => name.startsWith('drishti-') && !isOfThisVersion(name))
      await self.clients.claim()
    })(),
  )
})

/** {type: "session", key} from every page as it opens: key is null when nobody is logged in. */
self.addEventListener('message', (event) => {
  const { type, key } = (event.data ?? {}) as { type?: unknown; key?: unknown }
  if (type === 'forget') event.waitUntil(deleteKept())
  if (type !== 'session') return
  event.waitUntil(
    (async () => {
      const mine = typeof key === 'string' && /^[\w-]{10,64}$/.test(key) ? keptPrefix + key : null
      await deleteCaches((name) => name.startsWith(keptPrefix) && name !== mine)
      if (mine) await caches.open(mine)
      event.ports[0]?.postMessage('done')
      await refreshOfflinePages().catch(() => {})
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method === 'POST') {
    if (changesWhoIsHere(url.pathname)) event.waitUntil(deleteKept())
    else if (/^\/apis\/chats\/getChats?\.php$/.test(url.pathname))
      event.respondWith(respondToRead(event))
    return
  }
  if (request.method !== 'GET') return
  if (url.pathname.startsWith('/assets/')) event.respondWith(respondWithAsset(request))
  else if (isHistory(url)) event.respondWith(respondWithHistory(event, url))
  else if (request.mode === 'navigate') event.respondWith(respondWithPage(request, url))
})

/** Log-in, log-out, deletion: by call or by form. After each, what was kept belongs to nobody here. */
function changesWhoIsHere(path: string): boolean {
  return (
    /^\/apis\/(sms\/validateOTP|users\/logout|users\/deleteAccount)\.php$/.test(path) ||
    /^(\/hi)?\/(logout|login|account|delete-account)(\.data)?$/.test(path)
  )
}

/** The chats that were, as page or as the router's data; not a search in them, nor a chat that goes on. */
function isHistory({ pathname, searchParams }: URL): boolean {
  const isChats = /^(\/hi)?\/chats(\.data)?$/.test(pathname)
  return isChats && !searchParams.has('bid') && !searchParams.has('q')
}

async function respondWithAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assetsName)
  const known = await cache.match(request)
  if (known) return known
  const reply = await fetch(request)
  if (reply.status === 200) await putCopy(cache, request, reply, maxAssets)
  return reply
}

async function respondWithPage(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    return offlinePage(url, error)
  }
}

/** The server's word if it can be had, else what was read before. */
async function respondWithHistory(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event
  // Found before asking: an answer that comes after a log-out goes into a cache that is gone.
  const cache = await keptCache()
  try {
    const reply = await fetch(request)
    if (isNobodys(reply)) event.waitUntil(deleteKept())
    else if (cache && reply.status === 200) {
      event.waitUntil(putCopy(cache, url.href, reply.clone(), maxKept))
      if (url.pathname.endsWith('.data')) event.waitUntil(keepAsPage(cache, url))
    }
    return reply
  } catch (error) {
    const known = await cache?.match(url.href)
    if (known) return known
    if (request.mode !== 'navigate') throw error
    const list = url.pathname
    if (url.search && (await cache?.match(new URL(list, url).href))) return Response.redirect(list)
    return offlinePage(url, error)
  }
}

/** What was read by following links is kept as a page too: without a network the next visit is a new one. */
async function keepAsPage(cache: Cache, url: URL): Promise<void> {
  const address = new URL(url)
  address.pathname = url.pathname.replace(/\.data$/, '')
  address.searchParams.delete('_routes')
  const reply = await fetch(address.href, { redirect: 'manual' }).catch(() => null)
  if (reply?.status === 200) await putCopy(cache, address.href, reply, maxKept)
}

/** getChats and getChat only read, though they go by POST: kept under what was asked. */
async function respondToRead(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await keptCache()
  const input = await request.clone().text()
  const language = request.headers.get('Accept-Language') ?? ''
  const name = `${request.url}?${new URLSearchParams({ asked: input, language })}`
  const isSearch = input.includes('"query"')
  try {
    const reply = await fetch(request)
    if (reply.status === 401) event.waitUntil(deleteKept())
    else if (cache && reply.status === 200 && !isSearch)
      event.waitUntil(putCopy(cache, name, reply.clone(), maxKept))
    return reply
  } catch (error) {
    const known = await cache?.match(name)
    if (known) return known
    throw error
  }
}

/** The history sends a visitor away: by redirect, which the router's data says with 202. */
function isNobodys(reply: Response): boolean {
  return reply.type === 'opaqueredirect' || [202, 302, 401].includes(reply.status)
}

/** To the offline page in the language asked for. The way back stands in the fragment, which no server sees. */
async function offlinePage(url: URL, error: unknown): Promise<Response> {
  const path = /^\/hi(\/|$)/.test(url.pathname) ? '/hi/offline' : '/offline'
  const cache = await caches.open(publicName)
  const known = await cache.match(path)
  if (!known) throw error
  return url.pathname === path ? known : Response.redirect(`${path}#${url.pathname}${url.search}`)
}

/** Both offline pages and the files they are drawn with, once a day. */
async function refreshOfflinePages(): Promise<void> {
  const cache = await caches.open(publicName)
  const files = await caches.open(assetsName)
  for (const path of offlinePages) {
    const known = await cache.match(path)
    if (known && Date.now() - Date.parse(known.headers.get('Date') ?? '') < dayMilliseconds)
      continue
    const reply = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
    if (reply.status !== 200) continue
    const html = await reply.clone().text()
    const paths = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2?)\b/g))
    for (const file of paths) if (!(await files.match(file))) await files.add(file)
    await cache.put(path, reply)
  }
}

/** Keeps a copy, and lets the oldest go when there are too many. */
async function putCopy(
  cache: Cache,
  name: RequestInfo,
  reply: Response,
  limit: number,
): Promise<void> {
  await cache.put(name, reply.clone())
  const names = await cache.keys()
  for (const old of names.slice(0, Math.max(0, names.length - limit))) await cache.delete(old)
}

/** The cache of the one person whose reading is kept here; null when nobody's is. */
async function keptCache(): Promise<Cache | null> {
  const name = (await caches.keys()).find((candidate) => candidate.startsWith(keptPrefix))
  return name ? caches.open(name) : null
}

function isOfThisVersion(name: string): boolean {
  return name === assetsName || name === publicName || name.startsWith(keptPrefix)
}

function deleteKept(): Promise<void> {
  return deleteCaches((name) => name.startsWith(keptPrefix))
}

async function deleteCaches(which: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(which)
  await Promise.all(names.map((name) => caches.delete(name)))
}
