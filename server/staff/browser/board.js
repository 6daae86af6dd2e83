// Runs on the board as it stands here. The server writes every word; this asks for it again while
// somebody looks, sends without leaving the page, and keeps what was pressed without a connection.
const EVERY = 4000
// The second tap of a double tap must not take the next step as well.
const PAUSE_AFTER_STEP_MS = 1200
// As the worker: a copy that is older than this is not shown any more.
const COPY_LIFE_MS = 24 * 60 * 60_000
const CACHE = 'staff'
const WORKER = '/staff/worker.js'
const WAITING = 'staff-waiting'
const { page: PAGE, address: ADDRESS } = document.body.dataset
const stale = document.querySelector('[data-stale]')

let tag = null
let timer
let pausedUntil = 0
let loadedAt = Date.now()

const isSeen = () => document.visibilityState === 'visible'

// ---- What was pressed without a connection: one change for each request, with where it began.

const waiting = () => JSON.parse(localStorage.getItem(WAITING) ?? '[]')
const keep = (changes) => localStorage.setItem(WAITING, JSON.stringify(changes))

// Not `disabled`, which would take the focus away from a keyboard.
const setDisabled = (button, isDisabled) => {
  button.ariaDisabled = isDisabled ? 'true' : null
}

const showWaiting = () => {
  const changes = waiting()
  for (const form of document.querySelectorAll('[data-step]')) {
    const isWaiting = changes.some(({ id }) => id === form.dataset.step)
    for (const button of form.querySelectorAll('button'))
      setDisabled(button, isWaiting || Date.now() < pausedUntil)
  }
  const note = document.querySelector('[data-waiting]')
  if (note) note.hidden = !changes.some(({ id }) => ADDRESS.endsWith(id))
}

const send = (address, body) =>
  fetch(address, { method: 'POST', body, cache: 'no-store', redirect: 'follow' })

// Trouble that passes, here or at the server, is as good as no connection: what was pressed stays.
const deliver = async (address, fields) => {
  const answer = await send(address, new URLSearchParams(fields))
  const { status } = answer
  if (status >= 500 || status === 403 || status === 429) throw new Error(`status ${status}`)
  return answer
}

let sending = false
const sendWaiting = async () => {
  if (sending) return
  sending = true
  try {
    for (const change of waiting()) {
      const { id, address, fields } = change
      const answer = await deliver(address, fields)
      if (ADDRESS.endsWith(id)) await show(answer)
      else if (answer.status === 401) return location.assign('/staff/sign-in')
      else if (!answer.ok) await tell(answer, address)
      // Only now: it is done, or somebody was told why not.
      keep(waiting().filter((other) => other.id !== id))
    }
  } catch {
    // Not yet.
  } finally {
    sending = false
    showWaiting()
  }
}

// The words of the page that the server answered with, and the way there.
const tell = async (answer, address) => {
  const page = parse(await answer.text())
  const said = page.querySelector('[role=alert], p.more')?.textContent.trim()
  if (!said) return
  const link = document.createElement('a')
  link.href = address.replace(/\/step$/, '')
  link.textContent = `${page.querySelector('h1')?.textContent ?? ''}: ${said}`
  const box = document.createElement('p')
  box.className = 'wrong big'
  box.role = 'alert'
  box.append(link)
  document.querySelector('main').prepend(box)
}

// ---- The page as the server writes it.

// Trusted Types: a string is parsed here and made a worker by either script, and nothing else.
const trusted = globalThis.trustedTypes?.createPolicy('board', { createHTML: (html) => html })
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === WORKER ? url : null),
})

const parse = (html) =>
  new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, 'text/html')

const swap = (page, names) => {
  for (const name of names) {
    for (const fresh of page.querySelectorAll(`[${name}]`)) {
      const old = document.querySelector(`[${name}="${fresh.getAttribute(name)}"]`)
      if (!old || old.innerHTML === fresh.innerHTML) continue
      // Whoever is in the middle of it is not interrupted.
      if (name === 'data-live' && old.querySelector('details[open]') && !old.dataset.force) {
        const state = (root) => root.querySelector('input[name=from]')?.value
        if (state(old) === state(fresh)) continue
      }
      const focused = old.contains(document.activeElement) ? document.activeElement : null
      old.replaceChildren(...fresh.childNodes)
      const next =
        focused && (old.querySelector(selectorOf(focused)) ?? old.querySelector('a, button'))
      next?.focus({ preventScroll: true })
    }
  }
  document.title = page.title
  showWaiting()
}

const selectorOf = (element) => {
  const href = element.getAttribute('href')
  return href ? `a[href="${CSS.escape(href)}"]` : element.localName
}

const show = async (answer) => {
  if (answer.redirected && new URL(answer.url).pathname.startsWith('/staff/sign-in'))
    return location.reload()
  if (answer.status === 401) return location.assign('/staff/sign-in')
  const page = parse(await answer.text())
  if (page.body.dataset.page !== PAGE) return location.reload()
  pausedUntil = Date.now() + PAUSE_AFTER_STEP_MS
  setTimeout(showWaiting, PAUSE_AFTER_STEP_MS + 50)
  swap(page, ['data-live', 'data-part'])
  markSeen()
}

const ask = async () => {
  clearTimeout(timer)
  try {
    const headers = tag === null ? {} : { 'if-none-match': tag }
    const answer = await fetch(ADDRESS, { headers, cache: 'no-store' })
    if (answer.redirected) return location.reload()
    if (answer.status === 404) return location.assign('/staff')
    if (answer.ok) {
      tag = answer.headers.get('etag')
      const page = parse(await answer.text())
      // A conflict stays until something is done about it.
      page.querySelector('[data-live=problem]')?.remove()
      swap(page, ['data-live'])
      markSeen()
    }
    stale.hidden = answer.ok || answer.status === 304
    if (stale.hidden) loadedAt = Date.now()
    if (stale.hidden && waiting().length > 0) await sendWaiting()
  } catch {
    stale.hidden = false
    if (await isTooOld()) return location.reload()
  }
  wait()
}

// A page that is open without a connection is reloaded once its copy is too old: the worker then deletes it.
const isTooOld = async () => {
  const copy = await window.caches?.match(ADDRESS)
  const savedAt = Number(copy?.headers.get('x-saved-at') ?? loadedAt)
  return Math.abs(Date.now() - savedAt) > COPY_LIFE_MS
}

const wait = () => {
  clearTimeout(timer)
  if (isSeen()) timer = setTimeout(ask, EVERY)
}

// R121: told by a board that is looked at, once for each request.
const told = new Set()
const markSeen = () => {
  if (!isSeen()) return
  const ids = [...document.querySelectorAll('[data-new]')]
    .map((element) => element.dataset.new)
    .filter((id) => !told.has(id))
  if (ids.length === 0) return
  for (const id of ids) told.add(id)
  const forget = () => ids.forEach((id) => told.delete(id))
  send('/staff/seen', new URLSearchParams(ids.map((id) => ['id', id]))).then(
    (answer) => answer.ok || forget(),
    forget,
  )
}

const step = async (form, submitter) => {
  const fields = [...new FormData(form, submitter)]
  const buttons = form.querySelectorAll('button')
  for (const button of buttons) setDisabled(button, true)
  try {
    const answer = await deliver(form.action, fields)
    for (const button of buttons) setDisabled(button, false)
    const part = form.closest('[data-live]')
    if (part) part.dataset.force = 'yes'
    await show(answer)
    if (part) delete part.dataset.force
    tag = null
  } catch {
    stale.hidden = false
    const { pathname } = new URL(form.action)
    const id = form.dataset.step
    for (const button of buttons) setDisabled(button, false)
    // What is only to be looked at is not kept for later.
    if (id === undefined) return
    keep([...waiting().filter((other) => other.id !== id), { id, address: pathname, fields }])
    showWaiting()
  }
  wait()
}

const live = () => {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (form.dataset.step === undefined && form.dataset.gate === undefined) return
    event.preventDefault()
    if (event.submitter?.ariaDisabled !== 'true') void step(form, event.submitter)
  })
  const look = () => {
    if (isSeen()) void ask()
    else clearTimeout(timer)
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  addEventListener('pageshow', (event) => {
    if (event.persisted) look()
  })
  addEventListener('storage', showWaiting)
  // The first page that somebody opens came before there was a worker to keep it.
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    tag = null
    look()
  })
  showWaiting()
  markSeen()
  if (waiting().length > 0) void sendWaiting()
  // The page may come from the phone's own copy: then it is asked for at once.
  void ask()
}

// ---- The server says that nobody is signed in: what was kept on the phone goes (R132).

const forget = async () => {
  localStorage.removeItem(WAITING)
  await window.caches?.delete(CACHE)
  const registration = await navigator.serviceWorker?.getRegistration('/staff')
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

if (PAGE === 'signed-out') void forget()
else if (PAGE !== 'door') {
  if (PAGE !== 'phones') live()
  navigator.serviceWorker?.register(WORKER, { scope: '/staff' }).catch(() => {})
}
