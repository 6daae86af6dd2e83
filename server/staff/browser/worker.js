// The board without a connection (R132): the last list, and the requests on it that were opened.
// No gate code is ever among them: it only stands in the answer to a press.
const CACHE = 'staff'
const LIST = '/staff'
const SCRIPT = '/staff/board.js'

// After this a lost phone that stays offline shows nothing any more.
const COPY_LIFE_MS = 24 * 60 * 60_000
const SAVED_AT = 'x-saved-at'

const isKept = (path) => path === LIST || path.startsWith('/staff/l/')

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(SCRIPT))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOld().then(() => self.clients.claim()))
})

const isPage = (url) => isKept(new URL(url).pathname)

// A clock that was set back makes a copy look as if it came from the future.
const isOld = (copy) => {
  const savedAt = Number(copy.headers.get(SAVED_AT) ?? Number.NaN)
  return !(Math.abs(Date.now() - savedAt) <= COPY_LIFE_MS)
}

const deleteOld = async () => {
  const cache = await caches.open(CACHE)
  for (const { url } of await cache.keys())
    if (isPage(url) && isOld(await cache.match(url))) await cache.delete(url)
}

const save = async (cache, path, html, { headers: all }) => {
  const headers = new Headers(all)
  headers.set(SAVED_AT, String(Date.now()))
  await cache.put(path, new Response(html, { headers }))
}

// The server has said that the copy is still right.
const renew = async (path) => {
  const cache = await caches.open(CACHE)
  const copy = await cache.match(path)
  if (copy) await save(cache, path, await copy.text(), copy)
}

const store = async (path, answer) => {
  const cache = await caches.open(CACHE)
  const html = await answer.text()
  await save(cache, path, html, answer)
  if (path !== LIST) return
  // What is on the list no more is kept no more.
  for (const { url } of await cache.keys()) {
    const other = new URL(url).pathname
    if (other.startsWith('/staff/l/') && !html.includes(`"${other}"`)) await cache.delete(url)
  }
}

// Where the answer leads to the sign-in the session is over, and nothing stays.
const isOver = ({ type, redirected, status }) =>
  type === 'opaqueredirect' || redirected || status === 401

const page = async (event, path) => {
  try {
    const answer = await fetch(event.request)
    if (isOver(answer)) event.waitUntil(caches.delete(CACHE))
    // Of the list, only the first page is kept.
    else if (new URL(event.request.url).search !== '') return answer
    else if (answer.status === 200) event.waitUntil(store(path, answer.clone()))
    else if (answer.status === 304) event.waitUntil(renew(path))
    return answer
  } catch (error) {
    if (event.request.mode !== 'navigate') throw error
    await deleteOld()
    const cache = await caches.open(CACHE)
    return (await cache.match(path)) ?? (await cache.match(LIST)) ?? Response.error()
  }
}

const script = async (request) => {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(SCRIPT, answer.clone())
    return answer
  } catch {
    return (await cache.match(SCRIPT)) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname === SCRIPT) event.respondWith(script(request))
  else if (isKept(pathname)) event.respondWith(page(event, pathname))
})

// R108: every message is shown; a silent one would cost the subscription.
self.addEventListener('push', (event) => {
  const { notification = {}, app_badge: badge } = event.data?.json() ?? {}
  const { title = '', body, lang, tag, navigate = LIST } = notification
  const icon = '/apple-touch-icon.png'
  const shown = self.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon,
    renotify: tag !== undefined,
    data: { navigate },
  })
  const badged = badge > 0 ? self.navigator.setAppBadge?.(badge) : undefined
  event.waitUntil(Promise.all([shown, badged]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data?.navigate ?? LIST))
})
