import { startSlowConnection } from '#tests/support/slow-connection.ts'
import { expect, fillRequest, submissionForm, storedLeads, test } from './fixtures.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  allowedProblems: [/ERR_|Failed to fetch/],
})
test.setTimeout(180_000)
test.skip(process.env['TEST_FULL'] === undefined, 'takes long: part of npm run test:full')

/** Loses the same packets in every run. */
function everyHundredth(): () => number {
  let count = 0
  return () => (count++ % 100 === 37 ? 0 : 1)
}

test('the submission arrives once with a 6x slower processor and 1 % packet loss', async ({
  page,
  app,
}) => {
  const line = await startSlowConnection(app.url, {
    latencyMs: 150,
    loss: 0.01,
    retransmissionMs: 1_000,
    random: everyHundredth(),
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  try {
    await page.goto(line.url)
    const form = submissionForm(page)
    await fillRequest(form, 'Marta on a bad line')
    await form.getByRole('button', { name: 'Request Service' }).click()
    await page.waitForURL('**/thank-you', { timeout: 120_000 })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your request.')
    expect(line.lost()).toBeGreaterThan(0)
    const leads = (await storedLeads(app)).filter(({ name }) => name === 'Marta on a bad line')
    expect(leads).toHaveLength(1)
  } finally {
    await line.stop()
  }
})
