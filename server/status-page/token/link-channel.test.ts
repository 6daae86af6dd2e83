import { expect, test } from 'vitest'
import { readChannel, signedChannel } from './link-channel.ts'

test('reads a channel that this server signed for this link only', () => {
  const signed = signedChannel('secret', 'TOKEN', 'mail')
  expect(signed).toMatch(/^mail\.[\w-]{11}$/)
  expect(readChannel('secret', 'TOKEN', signed)).toBe('mail')
  expect(readChannel('other', 'TOKEN', signed)).toBeNull()
  expect(readChannel('secret', 'OTHER', signed)).toBeNull()
  for (const text of [
    'mail',
    'sms',
    signed.replace('mail', 'sms'),
    `${signed}A`,
    '',
    undefined,
    [],
  ])
    expect(readChannel('secret', 'TOKEN', text)).toBeNull()
})
