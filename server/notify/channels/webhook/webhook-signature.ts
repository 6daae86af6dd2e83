import { createHmac } from 'node:crypto'

export interface SignedMessage {
  /** The same at every attempt. */
  readonly id: string
  /** Seconds since the epoch, of this attempt. */
  readonly timestamp: number
  readonly body: string
}

/** Builds the three headers of a message (Standard Webhooks 1.0.0, "Webhook headers"). */
export function webhookHeaders(
  key: Buffer,
  { id, timestamp, body }: SignedMessage,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
