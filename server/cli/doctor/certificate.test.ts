import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, test } from 'vitest'
import { type SelfSigned, selfSigned } from '#tests/support/self-signed.ts'
import { certificateExpiry } from './certificate.ts'
import { networkFailure } from './checks/reachability.ts'

const DAY = 24 * 3_600_000
const usual = getCACertificates('default')
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  setDefaultCACertificates(usual)
})

async function listen(made: SelfSigned): Promise<string> {
  server = createServer({ cert: made.cert, key: made.key }, (_request, response) =>
    response.end('ok\n'),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function certificate(fromDays: number, toDays: number): SelfSigned & { end: number } {
  // Certificates count in whole seconds.
  const end = Math.floor((Date.now() + toDays * DAY) / 1000) * 1000
  return { ...selfSigned(new Date(Date.now() + fromDays * DAY), new Date(end)), end }
}

const failureAt = async (url: string): Promise<unknown> =>
  networkFailure(await fetch(url).catch((error: unknown) => error))

describe('a trusted certificate', () => {
  test('returns when it expires', async () => {
    const made = certificate(-1, 9)
    setDefaultCACertificates([...usual, made.cert])
    const url = await listen(made)
    expect(await certificateExpiry(url)).toBe(made.end)
    expect((await fetch(url)).status).toBe(200)
  })

  test('is distinguished from an unreachable server when expired', async () => {
    const made = certificate(-9, -1)
    setDefaultCACertificates([...usual, made.cert])
    const url = await listen(made)
    expect(await certificateExpiry(url)).toBeNull()
    expect(await failureAt(url)).toEqual({ kind: 'certificate', code: 'CERT_HAS_EXPIRED' })
  })
})

test('distinguishes an untrusted certificate from an unreachable server', async () => {
  const url = await listen(certificate(-1, 9))
  expect(await failureAt(url)).toEqual({
    kind: 'certificate',
    code: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/) as string,
  })
  server?.closeAllConnections()
  server?.close()
  expect(await failureAt(url)).toEqual({ kind: 'unreachable', code: 'ECONNREFUSED' })
  expect(await certificateExpiry(url)).toBeNull()
})

test('does not treat a bug as a network failure', () => {
  expect(networkFailure(new TypeError('undefined is not a function'))).toBeNull()
  expect(networkFailure(new RangeError('bug'))).toBeNull()
})
