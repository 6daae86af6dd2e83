import { createHmac } from 'node:crypto'

/**
 * Computes HMAC-SHA256 of a network with the server's secret, as hex. The network cannot be
 * recovered from it without the secret.
 * @param use purpose of the hash; hashes for different purposes differ
 */
export const hashOfNetwork = (
  secret: string,
  use: string,
  { ipv6Slash48, addressKey }: { readonly ipv6Slash48: string | null; readonly addressKey: string },
): string =>
  createHmac('sha256', secret)
    .update(`${use}:${ipv6Slash48 ?? addressKey}`)
    .digest('hex')
