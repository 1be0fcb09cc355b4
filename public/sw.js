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
const version = 'v1'
const assets = `drishti-assets-${version}`
const open = `drishti-public-${version}`
const keptPrefix = `drishti-kept-${version}-`
const offlinePages = ['/offline', '/hi/offline']
const mostAssets = 200
const mostKept = 90
const dayMilliseconds = 86_400_000

self.addEventListener('install', (event) => {
  // One that can't be had now is fetched when a page next says who is there.
  event.waitUntil(refreshOfflinePages().catch(() => {}))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await forget((name) => name.startsWith('drishti-') && !isOfThisVersion(name))
      await self.clients.claim()
    })(),
  )
})

/** {type: "session", key} from every page as it opens: key is null when nobody is logged in. */
self.addEventListener('message', (event) => {
  const { type, key } = event.data ?? {}
  if (type === 'forget') event.waitUntil(forgetKept())
  if (type !== 'session') return
  event.waitUntil(
    (async () => {
      const mine = typeof key === 'string' && /^[\w-]{10,64}$/.test(key) ? keptPrefix + key : null
      await forget((name) => name.startsWith(keptPrefix) && name !== mine)
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
    if (changesWhoIsHere(url.pathname)) event.waitUntil(forgetKept())
    else if (/^\/apis\/chats\/getChats?\.php$/.test(url.pathname))
      event.respondWith(readCall(event))
    return
  }
  if (request.method !== 'GET') return
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
  else if (isHistory(url)) event.respondWith(history(event, url))
  else if (request.mode === 'navigate') event.respondWith(page(event, url))
})

/** Log-in, log-out, deletion: by call or by form. After each, what was kept belongs to nobody here. */
function changesWhoIsHere(path) {
  return (
    /^\/apis\/(sms\/validateOTP|users\/logout|users\/deleteAccount)\.php$/.test(path) ||
    /^(\/hi)?\/(logout|login|account|delete-account)(\.data)?$/.test(path)
  )
}

/** The chats that were, as page or as the router's data; not a search in them, nor a chat that goes on. */
function isHistory({ pathname, searchParams }) {
  const isIt = /^(\/hi)?\/chats(\.data)?$/.test(pathname)
  return isIt && !searchParams.has('bid') && !searchParams.has('q')
}

async function asset({ request }) {
  const cache = await caches.open(assets)
  const known = await cache.match(request)
  if (known) return known
  const reply = await fetch(request)
  if (reply.status === 200) await put(cache, request, reply, mostAssets)
  return reply
}

async function page({ request }, url) {
  try {
    return await fetch(request)
  } catch (error) {
    return offlinePage(url, error)
  }
}

/** The server's word if it can be had, else what was read before. */
async function history(event, url) {
  const { request } = event
  // Found before asking: an answer that comes after a log-out goes into a cache that is gone.
  const kept = await keptCache()
  try {
    const reply = await fetch(request)
    if (isNobodys(reply)) event.waitUntil(forgetKept())
    else if (kept && reply.status === 200) {
      event.waitUntil(put(kept, url.href, reply.clone(), mostKept))
      if (url.pathname.endsWith('.data')) event.waitUntil(keepAsPage(kept, url))
    }
    return reply
  } catch (error) {
    const known = await kept?.match(url.href)
    if (known) return known
    if (request.mode !== 'navigate') throw error
    const list = url.pathname
    if (url.search && (await kept?.match(new URL(list, url).href))) return Response.redirect(list)
    return offlinePage(url, error)
  }
}

/** What was read by following links is kept as a page too: without a network the next visit is a new one. */
async function keepAsPage(kept, url) {
  const address = new URL(url)
  address.pathname = url.pathname.replace(/\.data$/, '')
  address.searchParams.delete('_routes')
  const reply = await fetch(address.href, { redirect: 'manual' }).catch(() => null)
  if (reply?.status === 200) await put(kept, address.href, reply, mostKept)
}

/** getChats and getChat only read, though they go by POST: kept under what was asked. */
async function readCall(event) {
  const { request } = event
  const kept = await keptCache()
  const asked = await request.clone().text()
  const language = request.headers.get('Accept-Language') ?? ''
  const name = `${request.url}?${new URLSearchParams({ asked, language })}`
  const isSearch = asked.includes('"query"')
  try {
    const reply = await fetch(request)
    if (reply.status === 401) event.waitUntil(forgetKept())
    else if (kept && reply.status === 200 && !isSearch)
      event.waitUntil(put(kept, name, reply.clone(), mostKept))
    return reply
  } catch (error) {
    const known = await kept?.match(name)
    if (known) return known
    throw error
  }
}

/** The history sends a visitor away: by redirect, which the router's data says with 202. */
function isNobodys(reply) {
  return reply.type === 'opaqueredirect' || [202, 302, 401].includes(reply.status)
}

/** To the offline page in the language asked for. The way back stands in the fragment, which no server sees. */
async function offlinePage(url, error) {
  const path = /^\/hi(\/|$)/.test(url.pathname) ? '/hi/offline' : '/offline'
  const cache = await caches.open(open)
  const known = await cache.match(path)
  if (!known) throw error
  return url.pathname === path ? known : Response.redirect(`${path}#${url.pathname}${url.search}`)
}

/** Both offline pages and the files they are drawn with, once a day. */
async function refreshOfflinePages() {
  const cache = await caches.open(open)
  const files = await caches.open(assets)
  for (const path of offlinePages) {
    const known = await cache.match(path)
    if (known && Date.now() - Date.parse(known.headers.get('Date') ?? '') < dayMilliseconds)
      continue
    const reply = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
    if (reply.status !== 200) continue
    const html = await reply.clone().text()
    const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
    for (const file of named) if (!(await files.match(file))) await files.add(file)
    await cache.put(path, reply)
  }
}

/** Keeps a copy, and lets the oldest go when there are too many. */
async function put(cache, name, reply, most) {
  await cache.put(name, reply.clone())
  const names = await cache.keys()
  for (const old of names.slice(0, Math.max(0, names.length - most))) await cache.delete(old)
}

async function keptCache() {
  const name = (await caches.keys()).find((one) => one.startsWith(keptPrefix))
  return name ? caches.open(name) : null
}

function isOfThisVersion(name) {
  return name === assets || name === open || name.startsWith(keptPrefix)
}

function forgetKept() {
  return forget((name) => name.startsWith(keptPrefix))
}

async function forget(which) {
  const names = (await caches.keys()).filter(which)
  await Promise.all(names.map((name) => caches.delete(name)))
}
