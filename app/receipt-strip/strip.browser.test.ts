import { afterEach, expect, test } from 'vitest'
import type { ReceiptStripCopy } from '#app/content/page-types.ts'
import { localTime } from '#domain/local-time.ts'
import { startStrip } from './strip.ts'

const AT = '2026-11-22T20:15:00.000Z'
const STATE = {
  state: 'done',
  town: '',
  service: '',
  by: null,
  events: [{ kind: 'stored', at: AT }],
}

const { lang } = document.documentElement
afterEach(() => {
  document.documentElement.lang = lang
  document.body.replaceChildren()
})

test.each([
  ['en', 'en'],
  ['es-US', 'es'],
] as const)('a page in %s shows times as that language writes them', async (page, language) => {
  document.documentElement.lang = page
  const root = document.createElement('div')
  root.innerHTML = '<ol><li data-strip-step="stored"><time></time></li></ol>'
  document.body.append(root)
  const stop = startStrip(root, {
    token: 'token',
    words: { received: '' } as ReceiptStripCopy,
    unsent: null,
    deps: {
      fetch: async () => Response.json(STATE),
      now: () => 0,
      after: () => () => {},
      isVisible: () => true,
      onReturn: () => () => {},
    },
  })
  await expect
    .poll(() => root.querySelector('time')?.textContent)
    .toBe(localTime(Date.parse(AT), language, 'time'))
  stop()
})
