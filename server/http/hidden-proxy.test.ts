import { afterEach, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'

const EDGE = '198.51.100.7'
const VISITOR = '203.0.113.9'
const HOUR_MS = 3_600_000

let running: InjectedApp
afterEach(() => running.close())

const start = async (trustProxy: string) => {
  running = await createInjectedApp({ environment: { TRUST_PROXY: trustProxy } })
}
const open = (headers: Record<string, string>) =>
  running.app.inject({ url: '/', remoteAddress: '127.0.0.1', headers })
const warnings = () =>
  running.log.filter(({ msg }) => typeof msg === 'string' && msg.includes('TRUST_PROXY'))
const readyText = async () => (await running.app.inject('/readyz')).body

test.each(['cf-connecting-ip', 'true-client-ip', 'x-real-ip', 'fastly-client-ip'])(
  'warns once an hour when %s names another visitor',
  async (header) => {
    await start('127.0.0.1')
    const headers = { 'x-forwarded-for': EDGE, [header]: VISITOR }
    await open(headers)
    await open(headers)
    expect(warnings()).toMatchObject([{ header }])
    expect(await readyText()).toContain(`\nproxy: ${header} `)
    running.state.now += HOUR_MS
    expect(await readyText()).toBe('ready\n')
    await open(headers)
    expect(warnings()).toHaveLength(2)
  },
)

test('says nothing once the CDN is a trusted proxy, or without such a header', async () => {
  await start('127.0.0.1,198.51.100.0/24')
  await open({ 'x-forwarded-for': `${VISITOR}, ${EDGE}`, 'cf-connecting-ip': VISITOR })
  await open({ 'x-forwarded-for': '2001:DB8::1', 'x-real-ip': '2001:db8::1' })
  await open({ 'x-forwarded-for': VISITOR, 'cf-connecting-ip': 'unknown' })
  await open({})
  expect(warnings()).toEqual([])
})

test.each([
  ['a request for the public name without X-Forwarded-For', 'palisade.example', {}, 1],
  ['the same with it', 'palisade.example', { 'x-forwarded-for': VISITOR }, 0],
  ['a request of this machine', '127.0.0.1:3000', {}, 0],
  ['another name', 'other.example', {}, 0],
])('%s', async (_what, host, headers, count) => {
  running = await createInjectedApp({
    environment: { TRUST_PROXY: '127.0.0.1', SITE_URL: 'https://palisade.example' },
  })
  await open({ host, ...headers })
  expect(warnings()).toHaveLength(count)
  if (count > 0) expect(await readyText()).toContain('\nproxy: x-forwarded-for is missing\n')
})

test('says nothing about a request that comes past the proxies', async () => {
  running = await createInjectedApp({
    environment: { TRUST_PROXY: '10.0.0.0/8', SITE_URL: 'https://palisade.example' },
  })
  await open({ host: 'palisade.example' })
  expect(warnings()).toEqual([])
})
