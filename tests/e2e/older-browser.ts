import type { Page } from '@playwright/test'
import { type NewerFeature, readFeatures } from '../../scripts/checks/compat/newer-features.ts'

/**
 * Interfaces that the test itself, the browser's pages or React's development tools need, or whose
 * absence no page of ours can notice.
 */
const KEPT = /^(?:Big|WebAssembly|Iterator|SharedArrayBuffer|PerformanceEventTiming|LayoutShift)/

/** Removes from a page's scripts what the oldest supported browsers lack. Runs in the page. */
function removeFeatures(features: readonly NewerFeature[]): void {
  const remove = (target: unknown, name: string): void => {
    if (target === undefined || target === null) return
    try {
      delete (target as Record<string, unknown>)[name]
    } catch {
      // It cannot be deleted.
    }
  }
  const scope = globalThis as unknown as Record<string, { prototype?: unknown } | undefined>
  for (const { owner, name, kind } of features) {
    if (kind === 'static') remove(scope[owner], name)
    else if (kind === 'member') remove(scope[owner]?.prototype, name)
    if (owner === 'Window' || owner === 'WindowOrWorkerGlobalScope') remove(globalThis, name)
  }
  for (const { name, kind } of features) if (kind === 'global') remove(globalThis, name)
  // Part of no interface of its own: the second parameter of FormData and `:has` stay untested.
}

/** Makes a browser look like the oldest supported ones to the scripts of every page. */
export async function makeOld(page: Page): Promise<void> {
  const features = readFeatures().newer.filter(({ owner }) => !KEPT.test(owner))
  await page.addInitScript(removeFeatures, features)
  // They ignore the directive that demands Trusted Types; this browser would go on to enforce it.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setBypassCSP', { enabled: true })
}

/** Removes every stylesheet of the site, also those inside pages. */
export async function removeStyles(page: Page): Promise<void> {
  await page.route(/\.css$/, (route) => route.abort())
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      const body = (await response.text()).replace(/<style>[\s\S]*?<\/style>/g, '')
      return route.fulfill({ response, headers, body })
    },
  )
}
