import { createHmac } from 'node:crypto'

/**
 * HMAC-SHA256 of a network with the server's own secret, as hex: the same
 * network gives the same hash, and nobody without the secret can guess it back.
 * @param use what the hash is for; hashes of different uses cannot be compared
 */
export const hashOfNetwork = (
  secret: string,
  use: string,
  { site, line }: { readonly site: string | null; readonly line: string },
): string =>
  createHmac('sha256', secret)
    .update(`${use}:${site ?? line}`)
    .digest('hex')
