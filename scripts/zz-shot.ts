import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, findChromium } from './checks/browser.ts'
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...BROWSER_FLAGS],
})
for (const [lang, path] of [
  ['en', '/book-online'],
  ['es', '/es/pedir-servicio'],
] as const) {
  for (const width of [320, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 844 } })
    await page.goto('http://localhost:4102' + path)
    if (page.url().includes('404')) console.log(path)
    const reject = page.getByRole('button', { name: /Reject|Rechazar|Decline|No/ }).first()
    if (await reject.isVisible().catch(() => false)) await reject.click()
    const form = page.locator('[data-submission-form]').first()
    await form.getByRole('radio').nth(1).check()
    await page.screenshot({ path: `/tmp/b/shots/form-${lang}-${width}-a.png` })
    await form.locator('[name=locked_in]').check()
    await form.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `/tmp/b/shots/form-${lang}-${width}-b.png` })
    if (width === 390) {
      await form.locator('[name=name]').fill('Maria Ortiz')
      await form.locator('[name=phone]').fill(lang === 'en' ? '2015550123' : '2015550124')
      await form.locator('[name=address]').fill('7601 Bergenline Ave, North Bergen, NJ')
      await page.waitForTimeout(6000)
      const c = form.locator('[name=captcha]')
      if (await c.count()) await c.check().catch(() => {})
      await form.locator('button.btn').last().click()
      await page.waitForTimeout(9000)
      console.log(page.url())
      await page.screenshot({ path: `/tmp/b/shots/thanks-${lang}-${width}.png`, fullPage: true })
    }
    await page.close()
  }
}
await browser.close()
