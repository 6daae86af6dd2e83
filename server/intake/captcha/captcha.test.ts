import { afterEach, expect, test, vi } from 'vitest'
import { solveCaptcha } from '#tests/support/captcha-solver.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { execute } from '#server/db/db.ts'
import { setSetting } from '#server/db/setting-queries.ts'
import { altchaChallenge } from './altcha.ts'
import { PROVIDER_KEY, verifyCaptcha } from './captcha.ts'

// A proof of work is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let running: InjectedApp
afterEach(() => running.close())

/** Starts a server whose form shows a provider; Google accepts quick tokens once. */
async function start(provider: string | null, hasSecret = true): Promise<InjectedApp> {
  running = await createInjectedApp({
    environment: hasSecret ? {} : { RECAPTCHA_SECRET_KEY: '' },
  })
  await running.db.write(async (tx) => {
    if (provider === null)
      await execute(tx, 'DELETE FROM settings WHERE key = :key', { key: PROVIDER_KEY })
    else await setSetting(tx, PROVIDER_KEY, provider)
  })
  return running
}

test.each(['recaptcha', 'altcha'])(
  'accepts a token of either provider while the form shows %s',
  async (provider) => {
    const { value, quickToken } = await start(provider)
    const own = await solveCaptcha(await altchaChallenge(value))
    expect(await verifyCaptcha(value, own)).toMatchObject({ state: 'verified', provider: 'altcha' })
    const googles = await verifyCaptcha(value, quickToken())
    expect(googles).toMatchObject({ state: 'verified', provider: 'recaptcha' })
  },
)

test('reports a missing token', async () => {
  const { value } = await start('altcha')
  for (const none of ['', '  '])
    expect(await verifyCaptcha(value, none)).toMatchObject({ state: 'refused', reason: 'missing' })
})

test.each(['recaptcha', null])(
  'leaves the submission unverified without a secret for the provider %s',
  async (provider) => {
    const { value } = await start(provider, false)
    const verdict = await verifyCaptcha(value, '03Agoogle')
    expect(verdict).toMatchObject({ state: 'unverified', reason: 'not-configured' })
  },
)

test("refuses Google's tokens without a secret on a site with the self-hosted captcha", async () => {
  const { value } = await start('altcha', false)
  expect(await verifyCaptcha(value, '03Agoogle')).toMatchObject({ state: 'refused' })
})
