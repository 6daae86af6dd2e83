import { expect, test } from 'vitest'
import { pushContact } from './push-contact.ts'

test.each<[string, readonly string[], string | null]>([
  ['https://keys.example', ['ops@shop.local'], 'https://keys.example'],
  ['https://keys.example:8443/', [], 'https://keys.example:8443'],
  ['http://keys.example', ['ops@keys.example'], 'mailto:ops@keys.example'],
  ['https://shop.local', ['ops@shop.local', 'maria@keys.example'], 'mailto:maria@keys.example'],
  ['https://192.0.2.2', ['maria@keys.example'], 'mailto:maria@keys.example'],
  ['http://localhost:3000', ['ops@localhost', 'ops@shop.lan', 'ops'], null],
])('with the site %s and the mail addresses %j it is %j', (siteUrl, addresses, contact) => {
  expect(pushContact(siteUrl, addresses)).toBe(contact)
})
