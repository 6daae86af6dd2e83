import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/loopback.ts'
import { isInPath } from '../../../scripts/checks/debian-packages.ts'
import type { Driver } from './driver.ts'
import { createProfile, startTool, waitFor } from './tool.ts'

/** Debian's browser around WebKitGTK, the engine of Safari; a folder for each architecture. */
const [MINI_BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')

/** Returns whether this machine has Debian's webkit2gtk-driver and xvfb. */
export const isWebkitInstalled = (): boolean =>
  MINI_BROWSER !== undefined && isInPath('WebKitWebDriver') && isInPath('Xvfb')

/** Key of a reference to an element (WebDriver, 12.2). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Opens WebKit on a screen of its own, by WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function openWebkit(): Promise<Driver> {
  const profile = createProfile()
  writeGtkSettings(profile.folder)
  const screen = await startScreen()
  const port = await freePort()
  const driver = startTool('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    HOME: profile.folder,
    XDG_RUNTIME_DIR: profile.folder,
    LANG: 'C.UTF-8',
    TZ: 'America/New_York',
    NO_AT_BRIDGE: '1',
    // There are no graphics here, and tests may run as root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as Record<string, string>
    throw new Error(`WebKit, ${path}: ${error}: ${message}`)
  }

  await waitFor('WebKitWebDriver', () => call('GET', '/status'))
  const { sessionId, capabilities } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: MINI_BROWSER,
          args: ['--automation'],
        },
        pageLoadStrategy: 'none',
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } }
  const session = `/session/${sessionId}`
  const evaluate = async (expression: string) =>
    String(
      await call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    )

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    navigate: async (url) => void (await call('POST', `${session}/url`, { url })),
    back: async () => void (await call('POST', `${session}/back`, {})),
    evaluate,
    async perform(device, actions) {
      await call('POST', `${session}/actions`, { actions: [{ type: device, id: device, actions }] })
    },
    async chooseFiles(selector, files) {
      const found = await call('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      const id = (found as Record<string, string>)[ELEMENT]
      await call('POST', `${session}/element/${id}/value`, { text: files.join('\n') })
    },
    async setViewport(width, height) {
      // The window is larger than the page by its bars, which WebDriver cannot measure.
      let outer = { width, height }
      for (let attempt = 0; attempt < 5; attempt++) {
        await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...outer })
        await pause(100)
        const [w = 0, h = 0] = JSON.parse(
          await evaluate('JSON.stringify([innerWidth, innerHeight])'),
        ) as number[]
        if (w === width && h === height) return
        outer = { width: outer.width + width - w, height: outer.height + height - h }
      }
      throw new Error(`WebKit's window cannot be ${width} by ${height}`)
    },
    screenshot: async () =>
      Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64'),
    async close() {
      await call('DELETE', session).catch(() => undefined)
      await driver.end()
      await screen.end()
      profile.remove()
    },
  }
}

/** Starts an X server that draws into memory, with the first free number. */
async function startScreen() {
  const xvfb = startTool('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1700x1300x24',
    '-nolisten',
    'tcp',
  ])
  const number = await waitFor('Xvfb', () => /^\d+$/m.exec(xvfb.output())?.[0])
  return { display: `:${number}`, end: xvfb.end }
}

/**
 * Asks for reduced motion, and lets the window be as narrow as a phone: the buttons above the page
 * would need 447 px.
 */
function writeGtkSettings(home: string): void {
  const folder = join(home, '.config/gtk-3.0')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  writeFileSync(
    join(folder, 'gtk.css'),
    '* { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }\n',
  )
}
