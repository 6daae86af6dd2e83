/** What a passkey is bound to: the host name of the board. */

import { isIP } from 'node:net'

export interface RelyingParty {
  /** The host name, without a port. */
  readonly id: string
  /** The only origin whose pages may use it. */
  readonly origin: string
}

/** Returns `null` for a board at a numeric address, for which browsers make no passkeys. */
export function relyingParty(staffUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(staffUrl)
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : null
}
