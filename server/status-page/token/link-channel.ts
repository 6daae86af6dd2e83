/**
 * How a link to a status page came to the customer, in its query: `?from=mail.SIGNATURE`. Without the
 * signature whoever has a link could say that it came by mail.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { LINK_CHANNELS, type LinkChannel } from '#server/db/tables/actor.ts'

/** 66 bits: enough, because each guess is a request. */
const SIGNATURE_LENGTH = 11

/** Returns the channel with its signature, as the value of `from`. */
export const signedChannel = (secret: string, token: string, channel: LinkChannel): string =>
  `${channel}.${createHmac('sha256', secret)
    .update(`link by ${channel}:${token}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)}`

/** Reads a signed channel; `null` for any other text. */
export function readChannel(secret: string, token: string, text: unknown): LinkChannel | null {
  if (typeof text !== 'string') return null
  const given = Buffer.from(text)
  const isRight = (channel: LinkChannel): boolean => {
    const right = Buffer.from(signedChannel(secret, token, channel))
    return right.length === given.length && timingSafeEqual(right, given)
  }
  return LINK_CHANNELS.find(isRight) ?? null
}
