import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/support/loopback.ts'
import { isInPath } from '../../../scripts/checks/debian-packages.ts'
import type { Driver } from './driver.ts'
import { createProfile, startTool, waitFor } from './tool.ts'

/** Debian's package. */
const PROGRAM = 'firefox-esr'

/** Returns whether this machine has Debian's firefox-esr. */
export const isFirefoxInstalled = (): boolean => isInPath(PROGRAM)

/** Preferences of the tests: American English, focus without a window, no background traffic. */
const PREFERENCES: Readonly<Record<string, boolean | string | number>> = {
  'intl.accept_languages': 'en-US',
  'focusmanager.testmode': true,
  'ui.prefersReducedMotion': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'toolkit.telemetry.server': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
}

/** Opens Firefox without a window, by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export async function openFirefox({ scripts = true } = {}): Promise<Driver> {
  const profile = createProfile()
  const preferences = { ...PREFERENCES, 'javascript.enabled': scripts }
  writeFileSync(
    join(profile.folder, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const port = await freePort()
  const browser = startTool(
    PROGRAM,
    ['--headless', '--no-remote', '--profile', profile.folder, `--remote-debugging-port=${port}`],
    { TZ: 'America/New_York', HOME: profile.folder },
  )
  await waitFor('Firefox', () => browser.output().includes('WebDriver BiDi listening'))

  const { call, close } = await connect(`ws://127.0.0.1:${port}/session`)
  const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const context = contexts[0]?.context ?? ''

  /** Without scripts only a sandbox of its own evaluates. */
  const target = { context, ...(!scripts && { sandbox: 'tests' }) }
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await call<Evaluated>('script.evaluate', {
      expression,
      target,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`)
    return result
  }

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async navigate(url) {
      const go = () => call('browsingContext.navigate', { context, url, wait: 'none' })
      // Firefox gives up a navigation whose service worker a busy machine starts too late.
      await go().catch((error: unknown) => {
        if (!String(error).includes('NS_ERROR_INTERCEPTION_FAILED')) throw error
        return go()
      })
    },
    back: async () => void (await call('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async (expression) => String((await evaluate(expression)).value),
    async perform(device, actions) {
      await call('input.performActions', {
        context,
        actions: [{ type: device, id: device, actions }],
      })
    },
    async chooseFiles(selector, files) {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`)
      await call('input.setFiles', { context, element: { sharedId }, files })
    },
    setViewport: async (width, height) =>
      void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    async screenshot() {
      const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    async close() {
      close()
      await browser.end()
      profile.remove()
    },
  }
}

interface Evaluated {
  readonly result: { readonly value?: unknown; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** The browser's answer to a command. */
interface Message {
  readonly type: 'success' | 'error'
  readonly id: number
  readonly result: unknown
  readonly error: string
  readonly message: string
}

/** Connects to the browser: commands have numbers, and their answers name them. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) =>
    Object.assign(socket, { onopen: resolve, onerror: reject }),
  )
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  let id = 0
  const call = <Result>(method: string, params: object = {}): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    id++
    waiting.set(id, ({ type, result, error, message }) => {
      if (type === 'success') resolve(result as Result)
      else reject(new Error(`Firefox, ${method}: ${error}: ${message}`))
    })
    socket.send(JSON.stringify({ id, method, params }))
    return promise
  }
  return { call, close: () => socket.close() }
}
