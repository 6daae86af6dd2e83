/**
 * Script of the staff board (server/routes/board). Polls the page while it is visible, posts its forms
 * without navigation, and queues transitions that are pressed offline. All text is rendered by the
 * server.
 */

import { type Answer, poll } from '#client/live/poll.ts'
import { replaceParts } from '#client/live/replace-parts.ts'
import { allowOwnScripts, createPageParser } from '#client/trusted-types.ts'
import { findSubscription, post, registerWorker, startNotifications } from './notifications.ts'
import { startHold } from './hold.ts'
import { startLight } from './light.ts'
import { startPagePreviews } from './page-previews.ts'
import { startPhotoForm } from './scale-photos.ts'
import { clearQueue, dequeue, enqueue, readQueue } from './queue.ts'
import { BOARD_CACHE, isOld, SAVED_AT } from './saved-copies.ts'

const parse = createPageParser('board')

const POLL_INTERVAL_MS = 4000
/** Milliseconds in which a double tap must not make the next transition too. */
const PAUSE_AFTER_TRANSITION_MS = 1200

const { page: kind = '', address = '' } = document.body.dataset
const stale = document.querySelector<HTMLElement>('[data-stale]')

let pausedUntil = 0
let loadedAt = Date.now()

const setStale = (isStale: boolean): void => {
  if (stale) stale.hidden = !isStale
}

/** Sets `aria-disabled`, because `disabled` would lose the focus. */
const setDisabled = (button: Element, isDisabled: boolean): void => {
  // Not by the property, which Firefox has since 119 only.
  if (isDisabled) button.setAttribute('aria-disabled', 'true')
  else button.removeAttribute('aria-disabled')
}

function showQueue(): void {
  const queue = readQueue()
  for (const form of document.querySelectorAll<HTMLElement>('[data-step]')) {
    const isQueued = queue.some(({ id }) => id === form.dataset['step'])
    for (const button of form.querySelectorAll('button'))
      setDisabled(button, isQueued || Date.now() < pausedUntil)
  }
  const note = document.querySelector<HTMLElement>('[data-waiting]')
  if (note) note.hidden = !queue.some(({ id }) => address.endsWith(id))
}

/**
 * Posts a transition.
 * @throws if the server cannot be reached or fails temporarily; the transition then stays queued
 */
async function postTransition(target: string, fields: URLSearchParams): Promise<Response> {
  const response = await post(target, fields)
  const { status } = response
  if (status >= 500 || status === 403 || status === 429) throw new Error(`status ${status}`)
  return response
}

let isSending = false
async function sendQueue(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (const { id, address: target, fields } of readQueue()) {
      const response = await postTransition(target, new URLSearchParams(fields))
      if (address.endsWith(id)) await showResponse(response)
      else if (response.status === 401) return location.assign('/staff/sign-in')
      else if (!response.ok) showRefusal(parse(await response.text()), target)
      // Dequeues after the answer: the step is taken, or the page explains the refusal.
      dequeue(id)
    }
  } catch {
    // Still offline.
  } finally {
    isSending = false
    showQueue()
  }
}

/** Shows the message of the page that the server answered with, and a link to the lead. */
function showRefusal(page: Document, target: string): void {
  // A list of selectors would find the first element of the page instead.
  const found = ['[role=alert]', 'p.more', 'main p:not([hidden])'].map((selector) =>
    page.querySelector(selector)?.textContent.trim(),
  )
  const reason = found.find(Boolean)
  if (reason === undefined) return location.reload()
  const link = document.createElement('a')
  link.href = target.replace(/\/(step|undo)$/, '')
  for (const earlier of document.querySelectorAll<HTMLAnchorElement>('main > .wrong.big > a'))
    if (earlier.href === link.href) earlier.parentElement?.remove()
  link.textContent = `${page.querySelector('h1')?.textContent ?? ''}: ${reason}`
  const box = document.createElement('p')
  box.className = 'wrong big'
  box.setAttribute('role', 'alert')
  box.append(link)
  document.querySelector('main')?.prepend(box)
}

/**
 * Shows the page that a form was answered with.
 * @param part the part of the page that contains the form
 */
async function showResponse(response: Response, part: Element | null = null): Promise<void> {
  if (response.redirected && new URL(response.url).pathname.startsWith('/staff/sign-in'))
    return location.reload()
  if (response.status === 401) return location.assign('/staff/sign-in')
  const page = parse(await response.text())
  if (page.body.dataset['page'] !== kind)
    // Taken from the list: the lead's page has what comes next, and the undo.
    return response.ok ? location.assign(response.url) : showRefusal(page, response.url)
  pausedUntil = Date.now() + PAUSE_AFTER_TRANSITION_MS
  setTimeout(showQueue, PAUSE_AFTER_TRANSITION_MS + 50)
  replaceParts(document, page, 'data-live', part)
  replaceParts(document, page, 'data-part')
  document.title = page.title
  showQueue()
  reportSeen()
}

async function onAnswer(answer: Answer | null): Promise<boolean> {
  if (answer?.redirected) {
    location.reload()
    return false
  }
  if (answer?.status === 404) {
    location.assign('/staff')
    return false
  }
  if (answer?.status === 200) {
    const page = parse(answer.text)
    // A conflict stays until the next step.
    page.querySelector('[data-live=problem]')?.remove()
    replaceParts(document, page, 'data-live')
    document.title = page.title
    showQueue()
    reportSeen()
  }
  const isCurrent = answer?.status === 200 || answer?.status === 304
  setStale(!isCurrent)
  if (isCurrent) {
    loadedAt = Date.now()
    if (readQueue().length > 0) await sendQueue()
  } else if (answer === null && (await isTooOld())) location.reload()
  return true
}

/** Returns whether an offline page has outlived its copy; a reload then deletes the copy. */
async function isTooOld(): Promise<boolean> {
  const copy = 'caches' in window ? await caches.match(address) : undefined
  return isOld(Number(copy?.headers.get(SAVED_AT) ?? loadedAt))
}

const reported = new Set<string>()

/** Reports the leads that a visible board shows to the server, each once. */
function reportSeen(): void {
  if (document.visibilityState !== 'visible') return
  const ids = [...document.querySelectorAll<HTMLElement>('[data-new]')]
    .filter((element) => element.closest('details:not([open])') === null)
    .map((element) => element.dataset['new'] ?? '')
    .filter((id) => !reported.has(id))
  if (ids.length === 0) return
  for (const id of ids) reported.add(id)
  const retryLater = (): void => ids.forEach((id) => reported.delete(id))
  const fields = new URLSearchParams(ids.map((id) => ['id', id]))
  post('/staff/seen', fields).then(({ ok }) => ok || retryLater(), retryLater)
}

/**
 * Returns what the browser itself would send. The button is added here, because browsers before
 * iOS 16.4, Chrome 112 and Firefox 111 ignore the second parameter of `FormData`.
 */
function fieldsOf(form: HTMLFormElement, button: HTMLButtonElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value)
  if (button && button.name !== '') fields.append(button.name, button.value)
  return fields
}

async function sendForm(form: HTMLFormElement, fields: URLSearchParams): Promise<void> {
  const buttons = form.querySelectorAll('button')
  const setAll = (isDisabled: boolean): void =>
    buttons.forEach((button) => setDisabled(button, isDisabled))
  setAll(true)
  try {
    const response = await postTransition(form.action, fields)
    setAll(false)
    await showResponse(response, form.closest('[data-live]'))
  } catch {
    setStale(true)
    setAll(false)
    const id = form.dataset['step']
    // Only steps are queued, not forms that only show something.
    if (id === undefined) return
    // An arrival time that reaches the server later would be wrong.
    if (fields.has('eta')) fields.set('to', 'en_route')
    fields.delete('eta')
    enqueue({ id, address: new URL(form.action).pathname, fields: fields.toString() })
    showQueue()
  }
}

function startBoard(): void {
  /** The button that was pressed last: `submitter` is missing before iOS 15.4. */
  let pressed: HTMLButtonElement | null = null
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button') : null
    },
    { capture: true },
  )
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    if (form.dataset['step'] === undefined && form.dataset['gate'] === undefined) return
    const button = pressed && form.contains(pressed) ? pressed : null
    const fields = fieldsOf(form, button)
    // Only now: if this script fails, the browser sends the form.
    event.preventDefault()
    if (button?.getAttribute('aria-disabled') !== 'true') void sendForm(form, fields)
  })
  // A fold shows its leads only now.
  document.addEventListener('toggle', reportSeen, { capture: true })
  addEventListener('storage', showQueue)
  if ('serviceWorker' in navigator)
    // The first page was loaded before a worker existed that could save it.
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      fetch(address).catch(() => undefined)
    })
  startHold()
  showQueue()
  reportSeen()
  if (readQueue().length > 0) void sendQueue()
  poll({ address, pause: () => POLL_INTERVAL_MS, onAnswer })
}

/** Deletes the saved data on this phone after the sign-out. */
async function forgetPhone(): Promise<void> {
  clearQueue()
  if ('caches' in window) await caches.delete(BOARD_CACHE)
  await (await findSubscription())?.unsubscribe()
}

allowOwnScripts([])
startLight()
startPhotoForm()
startPagePreviews()
if (kind === 'signed-out') void forgetPhone()
else if (kind !== 'public') {
  if (kind !== 'phones' && kind !== 'overview') startBoard()
  registerWorker().catch(() => undefined)
  startNotifications()
}
