import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const ASSETS = join(import.meta.dirname, '..', 'build', 'client', 'assets')

async function routePaths(environment: string): Promise<readonly (string | undefined)[]> {
  vi.stubEnv('NODE_ENV', environment)
  vi.resetModules()
  const { default: routes } = await import('./routes.ts')
  return routes.map(({ path }) => path)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the gallery of components is a route in development', async () => {
  expect(await routePaths('development')).toContain('_ui')
})

test.each(['production', 'test', ''])(
  'NODE_ENV %j: no route of the site leads to the gallery',
  async (environment) => {
    const paths = await routePaths(environment)
    expect(paths).toContain('about')
    expect(paths.filter((path) => path?.includes('_ui'))).toEqual([])
  },
)

test.runIf(existsSync(ASSETS))('no file of the build is the gallery', () => {
  const files = globSync('**/*', { cwd: ASSETS })
  expect(files.some((file) => file.startsWith('after-paint-'))).toBe(true)
  expect(files.filter((file) => file.includes('gallery'))).toEqual([])
})
