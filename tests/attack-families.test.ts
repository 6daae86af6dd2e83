/** Every route is under attack: a route without a case in tests/resilience/attack/families fails. */

import { expect, test } from 'vitest'
import { createCaseContext } from '#tests/resilience/attack/cases/case-context.ts'
import { FAMILIES } from '#tests/resilience/attack/families/all.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { routesOf } from '#tests/support/app-routes.ts'
import { createInjectedApp } from '#tests/support/running-app-inject.ts'

const CASES_PER_FAMILY = 1500

test('the families of the attack reach every route of the server', async () => {
  const running = await createInjectedApp({
    environment: { EXPORT_PASSWORD: 'password-of-exports' },
  })
  const routes = routesOf(running.app).filter(
    ({ method, url }) => method !== 'HEAD' && !url.endsWith('*'),
  )
  await running.close()
  const materials = { seed: 1971, mint: createCaptchaMint() }
  const reached = new Set<string>()
  for (const family of FAMILIES)
    for (let number = 0; number < CASES_PER_FAMILY; number++) {
      const { method, target } = family.make(createCaseContext(materials, number)).message
      reached.add(`${method} ${target.split('?')[0]}`)
    }
  const isReached = ({ method, url }: (typeof routes)[number]): boolean => {
    const pattern = new RegExp(
      `^${method} ${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`,
    )
    // A fixed address of the same form is another route.
    const isOther = (address: string): boolean =>
      url.includes(':') && routes.some((other) => `${other.method} ${other.url}` === address)
    return reached.values().some((address) => pattern.test(address) && !isOther(address))
  }
  expect(
    routes.filter((route) => !isReached(route)).map(({ method, url }) => `${method} ${url}`),
  ).toEqual([])
})
