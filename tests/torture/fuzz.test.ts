import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_HEADERS } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import { createCaptchaMint } from './captcha-mint.ts'
import { statusesFor } from './raw-client.ts'

/**
 * A process of its own under whatever bytes may come: no answer of 500, no
 * crash, no error in the log, and memory back to where it was. Its heap is
 * kept small, so that what is not let go soon shows.
 */
const LIMIT_MS = 180_000
const SMALL_HEAP = '--max-old-space-size=64 --max-semi-space-size=1'
const MAY_GROW_MB = 30

const mint = createCaptchaMint()
let running: RunningProcess
let port: number
beforeAll(async () => {
  running = await startAppProcess({
    environment: { RATE_LIMIT: 'off', NODE_OPTIONS: SMALL_HEAP },
    settings: mint.settings,
  })
  port = Number(new URL(running.url).port)
}, LIMIT_MS)
afterAll(() => running.remove())

const head = (line: string, ...headers: string[]): string =>
  [line, 'host: localhost', `apikey: ${API_HEADERS.apikey}`, ...headers, '', ''].join('\r\n')

function post(body: Buffer, ...headers: string[]): Buffer {
  const first = head(
    'POST /rest/v1/submissions?select=* HTTP/1.1',
    'content-type: application/json',
    ...headers,
  )
  return Buffer.concat([Buffer.from(first), body])
}

const withLength = (body: Buffer): Buffer => post(body, `content-length: ${body.length}`)

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

const bytes = (maxLength: number): fc.Arbitrary<Buffer> =>
  fc.uint8Array({ maxLength }).map((array) => Buffer.from(array))

const CHUNKED = post(
  Buffer.from('5\r\n{"nam\r\n8\r\ne":"Ann"\r\n1\r\n}\r\n0\r\n\r\n'),
  'transfer-encoding: chunked',
)
const FORM = Buffer.from('name=Ann&phone=2015550123&service=House+Lockout')
const VALID = fc.constantFrom(
  withLength(json(sampleSubmission({ recaptcha_token: 'none' }))),
  CHUNKED,
  Buffer.from(head('GET / HTTP/1.1', 'accept-encoding: br, gzip;q=0.5')),
  Buffer.from(head('GET /rest/v1/settings?select=value&key=eq.captcha_provider HTTP/1.1')),
  Buffer.from(head('OPTIONS /rest/v1/submissions HTTP/1.1', 'origin: https://elsewhere.example')),
  Buffer.from(head('GET /assets/start-a1b2c3.js HTTP/1.1', 'range: bytes=5-1', 'if-none-match: "')),
  Buffer.concat([
    Buffer.from(
      head(
        'POST /request HTTP/1.1',
        'content-type: application/x-www-form-urlencoded',
        `content-length: ${FORM.length}`,
      ),
    ),
    FORM,
  ]),
)

/** A place in the message as a share of its length, so that it fits whatever came before. */
const place = fc.double({ min: 0, max: 1, noNaN: true })

type Damage = (message: Buffer) => Buffer
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(place, bytes(8)).map(([at, added]): Damage => (message) => {
    const index = Math.floor(at * message.length)
    return Buffer.concat([message.subarray(0, index), added, message.subarray(index)])
  }),
  fc.tuple(place, place).map(([from, to]): Damage => (message) => {
    const [start, end] = [from, to]
      .map((share) => Math.floor(share * message.length))
      .sort((a, b) => a - b)
    return Buffer.concat([message.subarray(0, start), message.subarray(end)])
  }),
  fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(([at, mask]): Damage => (message) => {
    const changed = Buffer.from(message)
    const index = Math.min(changed.length - 1, Math.floor(at * changed.length))
    if (index >= 0) changed[index] = (changed[index] ?? 0) ^ mask
    return changed
  }),
  fc.constant<Damage>((message) => Buffer.concat([message, message])),
)

/** The message in pieces, as a bad line delivers it. */
function cut(message: Buffer, places: readonly number[]): Buffer[] {
  const ends = places.map((share) => Math.floor(share * message.length)).sort((a, b) => a - b)
  return [...ends, message.length].map((end, index) => message.subarray(ends[index - 1] ?? 0, end))
}

const damaged = fc
  .tuple(VALID, fc.array(damage, { minLength: 1, maxLength: 4 }), fc.array(place, { maxLength: 3 }))
  .map(([message, damages, places]) =>
    cut(
      damages.reduce((before, change) => change(before), message),
      places,
    ),
  )

const header = fc.tuple(
  fc.string({ unit: fc.constantFrom(...'abcxyz-_:\t '.split('')), maxLength: 12 }),
  fc.oneof(
    bytes(60).map((value) => value.toString('latin1')),
    fc.integer({ min: 1, max: 20_000 }).map((length) => 'v'.repeat(length)),
  ),
)
const headers = fc
  .tuple(fc.array(header, { maxLength: 30 }), fc.constantFrom(1, 1, 1, 100))
  .map(([pairs, times]) => {
    const lines = pairs.map(([name, value]) => `${name}: ${value}`)
    return [Buffer.from(head('GET /faq HTTP/1.1', ...Array(times).fill(lines).flat()), 'latin1')]
  })

const nested = fc
  .tuple(fc.integer({ min: 1, max: 12_000 }), fc.constantFrom('[', '{"a":', '[{"a":'), fc.boolean())
  .map(([depth, opening, isClosed]) => {
    const closing = [...opening].toReversed().join('').replace(/[^[{]/g, '')
    const end = closing.replaceAll('[', ']').replaceAll('{', '}')
    return Buffer.from(opening.repeat(depth) + (isClosed ? `1${end.repeat(depth)}` : ''))
  })
const brokenText = fc
  .tuple(fc.constantFrom('name', 'notes', 'address'), bytes(40))
  .map(([field, text]) => {
    const [before = '', after = ''] = JSON.stringify(
      sampleSubmission({ [field]: 'HERE', recaptcha_token: 'none' }),
    ).split('HERE')
    return Buffer.concat([Buffer.from(before), text, Buffer.from(after)])
  })
const body = fc.oneof(
  nested,
  brokenText,
  fc.json({ maxDepth: 8 }).map((text) => Buffer.from(text)),
  bytes(500),
)
const bodies = body.map((content) => [withLength(content)])
const wrongLengths = fc
  .tuple(body, fc.integer({ min: -20, max: 20 }))
  .map(([content, error]) => [
    post(content, `content-length: ${Math.max(0, content.length + error)}`),
  ])

/** Sends this many of them; every answer is below 500. */
async function fuzz(pieces: fc.Arbitrary<readonly Buffer[]>, numRuns: number): Promise<number> {
  let answers = 0
  await fc.assert(
    fc.asyncProperty(pieces, async (some) => {
      const statuses = await statusesFor(port, some)
      answers += statuses.length
      for (const status of statuses) expect(status).toBeLessThan(500)
    }),
    {
      numRuns,
      // The bytes themselves would fill pages; the seed brings them back.
      reporter({ failed, seed, counterexamplePath, errorInstance }) {
        if (!failed) return
        throw new Error(`seed ${seed}, path ${counterexamplePath}`, { cause: errorInstance })
      },
    },
  )
  return answers
}

async function residentMb(): Promise<number> {
  const text = await (await fetch(`${running.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6
}

const everything = async (numRuns: number): Promise<void> => {
  for (const kind of [damaged, headers, bodies, wrongLengths, bytes(200).map((some) => [some])]) {
    expect(await fuzz(kind, numRuns)).toBeGreaterThan(numRuns / 4)
  }
}

/** A request that is in order, sent as a page does. */
async function sendHonestly(): Promise<number> {
  const response = await fetch(`${running.url}/rest/v1/submissions`, {
    method: 'POST',
    headers: API_HEADERS,
    body: JSON.stringify(sampleSubmission({ recaptcha_token: mint.token() })),
  })
  await response.body?.cancel()
  return response.status
}

test(
  'no bytes bring forth a 500, end the process or stay in memory',
  async () => {
    await everything(100)
    const before = await residentMb()
    await everything(300)
    expect((await residentMb()) - before).toBeLessThan(MAY_GROW_MB)
    expect(await sendHonestly()).toBe(201)
  },
  LIMIT_MS,
)

test('afterwards the log tells of no error, and the counters of no answer of 500', async () => {
  const metrics = await (await fetch(`${running.url}/metrics`)).text()
  expect(metrics).toContain('http_requests_total{')
  expect(metrics).not.toMatch(/status="5/)
  const errors = running.log.filter((line) => Number(line['level']) >= 50)
  expect(errors).toEqual([])
  expect(await running.end('SIGTERM')).toBe(0)
})
