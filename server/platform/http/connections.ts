import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { MINUTE_MS } from '#domain/time/durations.ts'

export interface ConnectionCaps {
  readonly total: number
  /** From one IPv4 address or IPv6 /64. */
  readonly perAddress: number
  /** From a trusted proxy, which may carry all visitors. */
  readonly perProxy: number
}

export const CONNECTION_CAPS: ConnectionCaps = { total: 10_000, perAddress: 500, perProxy: 8000 }

/** Counts for the log when a limit is exceeded; reported at most once a minute. */
export interface ConnectionOverload {
  readonly held: number
  readonly addresses: number
  /** Idle connections that were closed for newer ones. */
  readonly evicted: number
  /** New connections that were closed, because none was idle. */
  readonly refused: number
}

export interface ConnectionGuardOptions {
  readonly caps: ConnectionCaps
  /** Returns the key of the socket's address, and whether it is a trusted proxy. */
  readonly sourceOf: (socket: Socket) => { readonly addressKey: string; readonly isProxy: boolean }
  readonly clock: () => number
  readonly onOverload: (overload: ConnectionOverload) => void
}

const REPORT_INTERVAL_MS = MINUTE_MS
/** Node's own limit is higher than ours, because it counts a closed connection a moment longer. */
const SYSTEM_CAP_MARGIN = 500

interface OpenConnection {
  readonly addressKey: string
  /** `null` until the first request. */
  latest: { readonly request: IncomingMessage; readonly response: ServerResponse } | null
}

/**
 * Limits connections in total and per address. Above a limit, closes the connection that has been
 * idle longest in favor of the new one. A connection is idle unless it waits for our response:
 * between two requests, while it sends one, or while it reads a response.
 */
export function guardConnections(server: Server, options: ConnectionGuardOptions): void {
  const { caps, sourceOf, clock, onOverload } = options
  /** Ordered by last request, so the first is idle longest. */
  const openConnections = new Map<Socket, OpenConnection>()
  const socketsByAddress = new Map<string, Set<Socket>>()
  const report = createOverloadReporter(clock, (counts) =>
    onOverload({ held: openConnections.size, addresses: socketsByAddress.size, ...counts }),
  )

  const forget = (socket: Socket): void => {
    // A closed socket has no address, so the stored one is used.
    const addressKey = openConnections.get(socket)?.addressKey
    if (addressKey === undefined) return
    openConnections.delete(socket)
    const addressSockets = socketsByAddress.get(addressKey)
    addressSockets?.delete(socket)
    if (addressSockets?.size === 0) socketsByAddress.delete(addressKey)
  }

  const closeIdleConnection = (candidates: Iterable<Socket>): boolean => {
    for (const socket of candidates) {
      if (isAwaitingResponse(openConnections.get(socket))) continue
      forget(socket)
      socket.destroy()
      report('evicted')
      return true
    }
    return false
  }

  server.maxConnections = caps.total + SYSTEM_CAP_MARGIN
  server.on('drop', () => report('refused'))

  server.on('connection', (socket) => {
    const { addressKey, isProxy } = sourceOf(socket)
    const addressSockets = socketsByAddress.get(addressKey) ?? new Set()
    const isAddressFull = addressSockets.size >= (isProxy ? caps.perProxy : caps.perAddress)
    const isFull = isAddressFull || openConnections.size >= caps.total
    if (isFull && !closeIdleConnection(isAddressFull ? addressSockets : openConnections.keys())) {
      report('refused')
      socket.destroy()
      return
    }
    openConnections.set(socket, { addressKey, latest: null })
    // The last socket of the address may have just been closed, and its set deleted.
    socketsByAddress.set(addressKey, addressSockets.add(socket))
    socket.once('close', () => forget(socket))
  })

  // Before the handler, which may answer at once.
  server.prependListener('request', (request, response) => {
    const { socket } = request
    const entry = openConnections.get(socket)
    if (entry === undefined) return
    entry.latest = { request, response }
    openConnections.delete(socket)
    openConnections.set(socket, entry)
    const addressSockets = socketsByAddress.get(entry.addressKey)
    if (addressSockets?.delete(socket)) addressSockets.add(socket)
  })
}

function isAwaitingResponse(entry: OpenConnection | undefined): boolean {
  if (!entry?.latest) return false
  const { request, response } = entry.latest
  return request.complete && !response.writableEnded
}

/** Counts, and reports the first at once and the rest when the minute is over. */
function createOverloadReporter(
  clock: () => number,
  report: (counts: Pick<ConnectionOverload, 'evicted' | 'refused'>) => void,
): (what: 'evicted' | 'refused') => void {
  let reportedAt = Number.NEGATIVE_INFINITY
  let counts = { evicted: 0, refused: 0 }
  return (what) => {
    counts[what]++
    const since = clock() - reportedAt
    if (since >= 0 && since < REPORT_INTERVAL_MS) return
    reportedAt = clock()
    report(counts)
    counts = { evicted: 0, refused: 0 }
  }
}
