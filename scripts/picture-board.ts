import type { Browser, BrowserContext } from '@playwright/test'
import { setBoardStage } from '../tests/support/board-stage.ts'
import type { RunningApp } from '../tests/support/running-app.ts'

/** A night's board for the pictures: signed in, with requests in every state; the address of one of them. */
export async function stageBoard(app: RunningApp): Promise<{
  readonly lead: string
  openOn(browser: Browser, width: number): Promise<BrowserContext>
}> {
  const { cookie, leadId } = await app.withStore((store) => setBoardStage(store))
  const [name = '', value = ''] = cookie.split('=')
  return {
    lead: `/staff/l/${leadId}`,
    async openOn(browser, width) {
      const context = await browser.newContext({
        viewport: { width, height: width < 640 ? 844 : 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addCookies([{ name, value, url: app.url }])
      return context
    },
  }
}
