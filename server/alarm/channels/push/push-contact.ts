import { isPublicName } from './push-endpoint.ts'

/**
 * Returns the contact that push services get (RFC 8292, 2.1): the site's address, or the first mail
 * address that can be real. Apple refuses every message with another one, such as one at `.local`.
 * @returns `null` if there is none
 */
export function pushContact(siteUrl: string, mailAddresses: readonly string[]): string | null {
  const { protocol, hostname, origin } = new URL(siteUrl)
  if (protocol === 'https:' && isPublicName(hostname)) return origin
  const address = mailAddresses.find((each) => isPublicName(each.split('@').at(-1) ?? ''))
  return address === undefined ? null : `mailto:${address}`
}
