import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum numbers of open connections. */
export interface ConnectionCaps {
  /** In all. */
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
  readonly lines: number
  /** Idle connections that were closed for newer ones. */
  readonly gaveWay: number
  /** New connections that were closed, because none was idle. */
  readonly turnedAway: number
}

export interface ConnectionGuardOptions {
  readonly caps: ConnectionCaps
  /** Returns the key of the socket's address, and whether it is a trusted proxy. */
  readonly sourceOf: (socket: Socket) => { readonly addressKey: string; readonly isProxy: boolean }
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly onOverload: (crowd: ConnectionOverload) => void
}

const REPORT_INTERVAL_MS = 60_000
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
    onOverload({ held: openConnections.size, lines: socketsByAddress.size, ...counts }),
  )

  const forget = (socket: Socket): void => {
    // A closed socket has no address, so the stored one is used.
    const line = openConnections.get(socket)?.addressKey
    if (line === undefined) return
    openConnections.delete(socket)
    const addressSockets = socketsByAddress.get(line)
    addressSockets?.delete(socket)
    if (addressSockets?.size === 0) socketsByAddress.delete(line)
  }

  const closeIdleConnection = (candidates: Iterable<Socket>): boolean => {
    for (const socket of candidates) {
      if (isAwaitingResponse(openConnections.get(socket))) continue
      forget(socket)
      socket.destroy()
      report('gaveWay')
      return true
    }
    return false
  }

  server.maxConnections = caps.total + SYSTEM_CAP_MARGIN
  server.on('drop', () => report('turnedAway'))

  server.on('connection', (socket) => {
    const { addressKey, isProxy } = sourceOf(socket)
    const ofLine = socketsByAddress.get(addressKey) ?? new Set()
    const isAddressFull = ofLine.size >= (isProxy ? caps.perProxy : caps.perAddress)
    const isFull = isAddressFull || openConnections.size >= caps.total
    if (isFull && !closeIdleConnection(isAddressFull ? ofLine : openConnections.keys())) {
      report('turnedAway')
      socket.destroy()
      return
    }
    openConnections.set(socket, { addressKey, latest: null })
    // The last socket of the address may have just been closed, and its set deleted.
    socketsByAddress.set(addressKey, ofLine.add(socket))
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
    const ofLine = socketsByAddress.get(entry.addressKey)
    if (ofLine?.delete(socket)) ofLine.add(socket)
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
  report: (counts: Pick<ConnectionOverload, 'gaveWay' | 'turnedAway'>) => void,
): (what: 'gaveWay' | 'turnedAway') => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let counts = { gaveWay: 0, turnedAway: 0 }
  return (what) => {
    counts[what]++
    const since = clock() - toldAt
    if (since >= 0 && since < REPORT_INTERVAL_MS) return
    toldAt = clock()
    report(counts)
    counts = { gaveWay: 0, turnedAway: 0 }
  }
}
