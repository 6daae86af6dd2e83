import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submissionForm } from '#copy/en/submission-form.ts'
import { createRecaptcha } from './recaptcha.ts'
import type { RecaptchaOptions } from './google-types.ts'
import { globals, SCRIPT_TIME_LIMIT_MS } from './script-loader.ts'
import { stubPage } from './stub-page.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const box = (clientWidth = 400) => ({ clientWidth }) as HTMLElement

function setUp() {
  const { scripts } = stubPage()
  const drawn: RecaptchaOptions[] = []
  const api = {
    render: vi.fn((_: HTMLElement, options: RecaptchaOptions) => drawn.push(options) - 1),
    reset: vi.fn(),
  }
  const captcha = createRecaptcha(async () => 'site-key', submissionForm.thirdParty)
  const seen: string[] = []
  captcha.subscribe(() => seen.push(captcha.answer()))
  async function arrive() {
    captcha.script.load()
    await vi.advanceTimersByTimeAsync(0)
    vi.stubGlobal('grecaptcha', api)
    ;(globals['onRecaptchaReady'] as () => void)()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { captcha, scripts, api, drawn, seen, arrive }
}

test('loads the script with explicit render, and only once there is a site key', async () => {
  const { captcha, scripts, arrive } = setUp()
  expect(scripts).toEqual([])
  await arrive()
  const { origin, pathname, searchParams } = new URL(scripts[0]?.src ?? '')
  expect(origin + pathname).toBe('https://www.google.com/recaptcha/api.js')
  expect(Object.fromEntries(searchParams)).toEqual({
    onload: 'onRecaptchaReady',
    render: 'explicit',
    hl: 'en',
  })
  expect(captcha.script.state()).toEqual({ status: 'loaded' })
})

test("reports a script error and a timeout with the catalogue's messages", async () => {
  const blocked = setUp()
  blocked.captcha.script.load()
  await vi.advanceTimersByTimeAsync(0)
  blocked.scripts[0]?.error()
  await vi.advanceTimersByTimeAsync(0)
  const slow = setUp()
  slow.captcha.script.load()
  await vi.advanceTimersByTimeAsync(SCRIPT_TIME_LIMIT_MS)
  for (const { captcha } of [blocked, slow]) {
    expect(captcha.script.state()).toEqual({ status: 'failed', reason: 'Failed to load reCAPTCHA' })
  }
})

test('provides the proof after a tick', async () => {
  const { captcha, drawn, arrive } = setUp()
  await arrive()
  captcha.mount(box())
  expect(captcha.answered()).toBe(false)
  await expect(captcha.proof()).resolves.toEqual({ ok: false, reason: 'expired' })
  drawn[0]?.callback('token-1')
  expect(captcha.answered()).toBe(true)
  await expect(captcha.proof()).resolves.toEqual({ ok: true, token: 'token-1' })
})

test('clears the token when it expires and reports it', async () => {
  const { captcha, drawn, seen, arrive } = setUp()
  await arrive()
  captcha.mount(box())
  drawn[0]?.callback('token-1')
  drawn[0]?.['expired-callback']()
  expect(captcha.answered()).toBe(false)
  await expect(captcha.proof()).resolves.toEqual({ ok: false, reason: 'expired' })
  expect(seen).toEqual(['open', 'answered', 'expired'])
})

test('clears the tick with a used proof; only the visitor can make another', async () => {
  const { captcha, api, drawn, arrive } = setUp()
  await arrive()
  captcha.mount(box())
  drawn[0]?.callback('token-1')
  expect(captcha.renew()).toBe(false)
  expect(captcha.answered()).toBe(false)
  expect(api.reset).toHaveBeenCalledWith(0)
})

test('ignores the reset of a box that has left the page', async () => {
  const { captcha, api, arrive } = setUp()
  await arrive()
  captcha.mount(box())
  api.reset.mockImplementation(() => {
    throw new Error('reCAPTCHA client element has been removed: 0')
  })
  expect(captcha.renew()).toBe(false)
})

test("ignores 'already been rendered' errors and reports others", async () => {
  const { captcha, api, arrive } = setUp()
  await arrive()
  api.render.mockImplementation(() => {
    throw new Error('reCAPTCHA has already been rendered in this element')
  })
  captcha.mount(box())
  expect(captcha.script.state()).toEqual({ status: 'loaded' })
  api.render.mockImplementation(() => {
    throw new Error('Invalid site key')
  })
  captcha.mount(box())
  expect(captcha.script.state()).toEqual({ status: 'failed', reason: 'Failed to load reCAPTCHA' })
})

test('fails when Google loses its connection', async () => {
  const { captcha, drawn, arrive } = setUp()
  await arrive()
  captcha.mount(box())
  drawn[0]?.callback('token-1')
  drawn[0]?.['error-callback']()
  expect(captcha.answered()).toBe(false)
  expect(captcha.script.state()).toEqual({ status: 'failed', reason: 'Failed to load reCAPTCHA' })
})

test('ignores callbacks of a box on an earlier page', async () => {
  const { captcha, drawn, arrive } = setUp()
  await arrive()
  captcha.mount(box())
  captcha.mount(box())
  drawn[1]?.callback('token-2')
  drawn[0]?.['expired-callback']()
  drawn[0]?.callback('token-1')
  await expect(captcha.proof()).resolves.toEqual({ ok: true, token: 'token-2' })
})

test.each([
  [304, 'normal'],
  [303, 'compact'],
])('in %i px the box is %s', async (width, size) => {
  const { captcha, drawn, arrive } = setUp()
  await arrive()
  captcha.mount(box(width))
  expect(drawn[0]).toMatchObject({ sitekey: 'site-key', size })
})
