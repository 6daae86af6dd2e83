import { isServerAway } from '../../offline/server-away.ts'
import { BOARD_CACHE, isOld, SAVED_AT } from '../saved-copies.ts'

/**
 * Service worker of the board. Offline, it serves the last list and the leads that were opened from
 * it. Gate codes are never saved, because they appear only in the response to a POST.
 */
declare const self: ServiceWorkerGlobalScope
/** Address of the board's script; set by the build. */
declare const BOARD_SCRIPT: string

const LIST = '/staff'
const MINE = '/staff/mine'
const LEAD = '/staff/l/'
/** Cache key of the latest board script, whatever its address; saved pages use it. */
const SCRIPT_KEY = '/staff/board.js'
const SCRIPT_ADDRESS = /^\/assets\/board-[\w-]+\.js$/

const isSaved = (path: string): boolean => path === LIST || path === MINE || path.startsWith(LEAD)
const pathOf = ({ url }: Request): string => new URL(url).pathname

async function deleteOld(): Promise<void> {
  const cache = await caches.open(BOARD_CACHE)
  for (const request of await cache.keys()) {
    const copy = await cache.match(request)
    const savedAt = Number(copy?.headers.get(SAVED_AT) ?? Number.NaN)
    if (isSaved(pathOf(request)) && isOld(savedAt)) await cache.delete(request)
  }
}

async function save(path: string, html: string, all: Headers): Promise<void> {
  const headers = new Headers(all)
  headers.set(SAVED_AT, String(Date.now()))
  await (await caches.open(BOARD_CACHE)).put(path, new Response(html, { headers }))
}

async function savePage(path: string, response: Response): Promise<void> {
  const html = await response.text()
  await save(path, html, response.headers)
  if (path !== LIST) return
  const cache = await caches.open(BOARD_CACHE)
  for (const request of await cache.keys()) {
    const other = pathOf(request)
    if (other.startsWith(LEAD) && !html.includes(`"${other}"`)) await cache.delete(request)
  }
}

/** Updates a copy's date after a 304. */
async function renew(path: string): Promise<void> {
  const copy = await (await caches.open(BOARD_CACHE)).match(path)
  if (copy) await save(path, await copy.text(), copy.headers)
}

/** Detects a redirect to the sign-in. The session is over, so all copies are deleted. */
const isSignedOut = ({ type, redirected, status }: Response): boolean =>
  type === 'opaqueredirect' || redirected || status === 401

/** Finds the copy of a page, or else of the list. */
async function copyOf(path: string): Promise<Response | undefined> {
  await deleteOld()
  const cache = await caches.open(BOARD_CACHE)
  return (await cache.match(path)) ?? (await cache.match(LIST))
}

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const isNavigation = event.request.mode === 'navigate'
  try {
    const response = await fetch(event.request)
    // A restart, or a database that is away: the address of the customer is in the copy.
    if (isNavigation && isServerAway(response.status)) return (await copyOf(path)) ?? response
    if (isSignedOut(response)) event.waitUntil(caches.delete(BOARD_CACHE))
    // Only the first page of the list is saved.
    else if (new URL(event.request.url).search !== '') return response
    else if (response.status === 200) event.waitUntil(savePage(path, response.clone()))
    else if (response.status === 304) event.waitUntil(renew(path))
    return response
  } catch (error) {
    if (!isNavigation) throw error
    return (await copyOf(path)) ?? Response.error()
  }
}

async function answerScript(request: Request | string): Promise<Response> {
  const cache = await caches.open(BOARD_CACHE)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(SCRIPT_KEY, response.clone())
    return response
  } catch {
    return (await cache.match(SCRIPT_KEY)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(answerScript(BOARD_SCRIPT).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOld().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (SCRIPT_ADDRESS.test(pathname)) event.respondWith(answerScript(request))
  else if (isSaved(pathname)) event.respondWith(answerPage(event, pathname))
})

/** Payload of server/alarm/channels/push (w3.org/TR/push-api, Declarative Web Push). */
interface PushMessage {
  readonly notification?: NotificationOptions & {
    readonly title?: string
    readonly navigate?: string
  }
  readonly app_badge?: number
}

/** Reads a message; one that is not from this server, such as a browser's own test, is its text. */
function readMessage(data: PushMessageData | null): PushMessage {
  try {
    const message: unknown = data?.json()
    if (typeof message === 'object' && message !== null) return message
  } catch {
    // No JSON.
  }
  return { notification: { body: data?.text() ?? '' } }
}

// Every message is shown: browsers cancel subscriptions that push silently.
self.addEventListener('push', (event) => {
  const { notification = {}, app_badge: badge } = readMessage(event.data)
  const { title = location.hostname, navigate = LIST, ...message } = notification
  const options = {
    ...message,
    icon: '/apple-touch-icon.png',
    renotify: message.tag !== undefined,
    data: { ...message.data, navigate } as NotificationData,
  }
  const shown = self.registration.showNotification(title, options as NotificationOptions)
  // The number of open leads: 0 clears it (https://w3c.github.io/badging).
  const badged = badge === undefined ? undefined : self.navigator.setAppBadge?.(badge)
  event.waitUntil(Promise.all([shown, badged]))
})

/** Not in the types, because Safari has no such event (Push API, 9.4). */
interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null
  readonly oldSubscription?: PushSubscription | null
}

/** Tells the server the new address after the browser has replaced the subscription. */
async function renewSubscription(change: SubscriptionChange): Promise<void> {
  const { pushManager } = self.registration
  const key = change.oldSubscription?.options.applicationServerKey
  const subscription =
    change.newSubscription ??
    (await pushManager.getSubscription()) ??
    (key ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null)
  if (subscription === null) return
  const body = new URLSearchParams({ subscription: JSON.stringify(subscription) })
  await fetch('/staff/push', { method: 'POST', body })
}

// Without a connection the next page of the board tells it (notifications.ts).
self.addEventListener('pushsubscriptionchange', (event: Event) =>
  (event as SubscriptionChange).waitUntil(renewSubscription(event as SubscriptionChange)),
)

/** What the server adds to a message that asks to accept a lead. */
interface LeadMessage {
  /** Address of the lead's page on the board. */
  readonly lead: string
  /** Why nothing was taken, in the language of the staff member. */
  readonly failures: Readonly<Record<'taken' | 'unsent', string>>
}

interface NotificationData extends Partial<LeadMessage> {
  readonly navigate?: string
}

/**
 * Takes a lead with the session of this phone.
 * @returns why it was not taken; `null` on success
 */
async function take(lead: string): Promise<keyof LeadMessage['failures'] | null> {
  try {
    const response = await fetch(`${lead}/step`, {
      method: 'POST',
      body: new URLSearchParams({ from: 'pending', to: 'accepted' }),
    })
    if (response.status === 409) return 'taken'
    return response.ok && response.url === lead ? null : 'unsent'
  } catch {
    return 'unsent'
  }
}

async function onAction(action: string, notification: Notification): Promise<void> {
  const { lead, failures, navigate = LIST } = (notification.data ?? {}) as NotificationData
  if (lead === undefined || failures === undefined || action === '') {
    await self.clients.openWindow(navigate)
    return
  }
  const failure = action === 'take' ? await take(lead) : null
  if (failure === null) await self.clients.openWindow(lead)
  else {
    const { title, tag, lang, icon } = notification
    const data: NotificationData = { navigate: lead }
    await self.registration.showNotification(title, {
      body: failures[failure],
      tag,
      lang,
      icon,
      data,
    })
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(onAction(event.action, event.notification))
})
