import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchChallenge } from './captcha-challenge.ts'
import { foreignPage, json, stubServer } from './fake-fetch.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

const challenge = { parameters: { nonce: 'ab', expiresAt: 1 }, signature: 'cd' }

describe('fetchChallenge', () => {
  test('requests the challenge from our own server', async () => {
    const calls = stubServer(json(200, challenge))
    expect(await fetchChallenge()).toEqual(challenge)
    expect(calls[0]).toMatchObject({ method: 'GET', url: '/captcha/challenge' })
  })

  test.each([
    foreignPage(200),
    json(200, null),
    json(200, { parameters: challenge.parameters }),
    json(200, { ...challenge, parameters: 'ab' }),
    json(200, { ...challenge, signature: 7 }),
    json(503, {}),
    json(429, challenge),
    new TypeError('Failed to fetch'),
  ])('returns `null` for any other response', async (reply) => {
    stubServer(reply)
    expect(await fetchChallenge()).toBeNull()
  })
})
