import { afterEach, expect, test, vi } from 'vitest'
import { startBanner } from './banner.ts'

const FRAGMENT = `<div class="status" data-state="accepted" data-open="" data-tag='"1"'>
<h1 data-part="heading"><span>Maria </span><span>has your request.</span></h1>
<p data-part="lead">Please keep your phone free.</p>
<ol data-part="steps"><li><b>Stored</b><time>8:12 PM</time></li></ol></div>`
const BANNER = `<p role="status"><span data-part="heading">Sent.</span> <span data-part="lead"></span></p>
<p data-stale hidden>No connection</p>
<ol data-part="steps" hidden></ol>
<p data-part="links" data-title="My request" hidden><a href="/thank-you">Page</a><button>Share</button><a href="sms:">Text</a></p>`
const KEY = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

/**
 * Starts a banner; returns it with a function that polls once and waits until the answer is shown.
 */
function start(isStored: boolean, answers: readonly (() => Response | Promise<Response>)[]) {
  const root = document.createElement('div')
  root.innerHTML = BANNER
  document.body.append(root)
  const left = [...answers]
  const unchanged = () => new Response(null, { status: 304 })
  vi.spyOn(window, 'fetch').mockImplementation(async () => (left.shift() ?? unchanged)())
  stops.push(startBanner(root, { idempotencyKey: KEY, isStored }))
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)
  const stale = root.querySelector<HTMLElement>('[data-stale]')
  return { part, stale, poll: () => dispatchEvent(new Event('online')), left }
}

const fragment = () => new Response(FRAGMENT)
const missing = () => new Response('', { status: 404 })
const lost = () => Promise.reject(new TypeError('no connection'))

test('shows the parts of the status page and links to it', async () => {
  const { part, stale } = start(true, [fragment])
  await expect.poll(() => part('heading')?.textContent).toBe('Maria has your request.')
  expect(part('lead')?.textContent).toBe('Please keep your phone free.')
  expect(part('steps')?.textContent).toBe('Stored8:12 PM')
  expect(stale?.hidden).toBe(true)
  const [page, sms] = part('links')?.querySelectorAll('a') ?? []
  expect(page?.pathname).toMatch(/^\/r\/[\w-]{22}$/)
  expect(decodeURIComponent(sms?.href ?? '')).toBe(`sms:?&body=My request: ${page?.href}`)
  expect(part('links')?.hidden).toBe(false)
})

test('shows a submission as unsent until the server has stored it', async () => {
  const banner = start(false, [missing, lost, fragment])
  for (const remaining of [2, 1]) {
    await expect.poll(() => banner.left.length).toBe(remaining)
    expect(banner.part('heading')?.textContent).toBe('Sent.')
    expect(banner.stale?.hidden).toBe(true)
    expect(banner.part('steps')?.hidden).toBe(true)
    expect(banner.part('links')?.hidden).toBe(true)
    await new Promise((resolve) => setTimeout(resolve))
    banner.poll()
  }
  await expect.poll(() => banner.part('heading')?.textContent).toBe('Maria has your request.')
  expect(banner.part('steps')?.hidden).toBe(false)
  expect(banner.part('links')?.hidden).toBe(false)
})

test.each([
  ['no connection', lost],
  ['a busy server', () => new Response('', { status: 503 })],
  ['the page of a captive portal', () => new Response('<h1>Welcome</h1>')],
])('shows %s for a stored submission and keeps what is known', async (_what, wrong) => {
  const banner = start(true, [fragment, wrong])
  await expect.poll(() => banner.part('lead')?.textContent).not.toBe('')
  await new Promise((resolve) => setTimeout(resolve))
  banner.poll()
  await expect.poll(() => banner.stale?.hidden).toBe(false)
  expect(banner.part('heading')?.textContent).toBe('Maria has your request.')
  await new Promise((resolve) => setTimeout(resolve))
  banner.poll()
  await expect.poll(() => banner.stale?.hidden).toBe(true)
})
