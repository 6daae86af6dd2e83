import { describe, expect, test } from 'vitest'
import { fetchChallenge } from './captcha-challenge.ts'
import { fakeBackend, foreignPage, json } from './fake-fetch.fixture.ts'

const challenge = { parameters: { nonce: 'ab', expiresAt: 1 }, signature: 'cd' }

describe('fetchChallenge', () => {
  test('requests the challenge from our own server', async () => {
    const { backend, calls } = fakeBackend(json(200, challenge))
    expect(await fetchChallenge(backend)).toEqual(challenge)
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
    expect(await fetchChallenge(fakeBackend(reply).backend)).toBeNull()
  })
})
