import { randomUUIDv7 } from 'node:crypto'

/** Parts of a millisecond that twelve bits can tell apart. */
const PARTS = 4096

/**
 * A UUID of version 7 whose time goes on within the millisecond (RFC 9562,
 * 6.2, method 3): of two that one process makes, the later one sorts behind.
 * Node's own are random from there on, and then two steps of one moment could
 * change places.
 */
export function eventId(): string {
  const now = performance.timeOrigin + performance.now()
  const milliseconds = Math.floor(now)
  const time = milliseconds.toString(16).padStart(12, '0')
  const part = Math.floor((now - milliseconds) * PARTS)
    .toString(16)
    .padStart(3, '0')
  // Variant and the other random bits are Node's.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${part}${randomUUIDv7().slice(18)}`
}
