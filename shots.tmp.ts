import { chromium } from '@playwright/test'
import { startApp } from '#tests/support/running-app.ts'
const app = await startApp({ site: 'built', environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } })
const make = async (name: string, changes: Record<string, string> = {}, path = '/book-online') => {
  const r = await fetch(app.url + '/request', {
    method: 'POST',
    redirect: 'manual',
    headers: { referer: app.url + path },
    body: new URLSearchParams({
      name,
      phone: '2015550123',
      email: '',
      address: '7601 Bergenline Ave, North Bergen',
      service: 'House Lockout',
      timeframe: 'ASAP',
      ...changes,
    }),
  })
  return r.headers.get('location') ?? ''
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const paths: Record<string, string> = {
  stored: await make('Maria Gomez'),
  taken: await make(
    'Zoe Vega',
    {
      service: 'Car Key Replacement',
      vehicle_year: '2019',
      vehicle_make: 'Honda',
      vehicle_model: 'Fit',
      address: '1 Washington St, Jersey City',
    },
    '/es/reservar',
  ),
  done: await make('Al B'),
  late: await make('Lee B'),
  cancelled: await make('Can B'),
}
await app.withStore(async (store) => {
  const leads: any[] = []
  for await (const l of store.listLeads({})) leads.push(l)
  const id = (n: string) => leads.find((l) => l.name === n).id
  await store.alarms.addPerson({
    id: 'p1',
    name: 'Maria Lopez',
    language: 'en',
    channels: [],
    now: Date.now(),
  })
  const move = (s: string, to: any, t: number) =>
    store.alarms.moveLead(s, {
      to,
      by: { personId: 'p1', via: 'call' },
      now: Date.now() + t,
      noticeId: null,
      askAt: null,
      aftermath: () => [],
    })
  await move(id('Zoe Vega'), 'accepted', 60000)
  await move(id('Zoe Vega'), 'en_route', 120000)
  await move(id('Al B'), 'accepted', 60000)
  await move(id('Al B'), 'en_route', 120000)
  await move(id('Al B'), 'done', 2220000)
  await move(id('Can B'), 'cancelled', 2220000)
})
for (const [name, path] of Object.entries(paths))
  for (const [w, h] of [
    [390, 844],
    [320, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    if (name !== 'stored' && w !== 390 && !(name === 'taken')) continue
    const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: 1 })
    page.on('console', (m) => console.log(name, m.text()))
    await page.goto(app.url + path)
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/rcpt/${name}-${w}.png`, fullPage: true })
    if (name === 'stored' && w === 390) {
      await page.goto(app.url + path + '/note')
      await page.screenshot({ path: '/tmp/rcpt/note.png', fullPage: true })
      await page.goto(app.url + path + '/cancel')
      await page.screenshot({ path: '/tmp/rcpt/cancel.png', fullPage: true })
      await page.goto(app.url + '/r/xxx')
      await page.screenshot({ path: '/tmp/rcpt/gone.png', fullPage: true })
    }
    await page.close()
  }
await browser.close()
console.log((await app.mails()).length)
await app.remove()
process.exit(0)
