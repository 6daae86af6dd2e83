import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many connections may be open at once. */
export interface ConnectionCaps {
  /** In all. */
  readonly total: number
  /** From one line: an IPv4 address, or an IPv6 /64. */
  readonly perAddress: number
  /** From a proxy of ours, through which everybody may come. */
  readonly perProxy: number
}

export const CONNECTION_CAPS: ConnectionCaps = { total: 10_000, perAddress: 500, perProxy: 8000 }

/** What became too many; told at most once a minute, with what happened since. */
export interface ConnectionOverload {
  readonly held: number
  readonly lines: number
  /** Idle connections that were closed for newer ones. */
  readonly gaveWay: number
  /** New connections that were closed, since nobody idle was left. */
  readonly turnedAway: number
}

export interface ConnectionGuardOptions {
  readonly caps: ConnectionCaps
  /** The line that a socket comes from, and whether that is a proxy of ours. */
  readonly sourceOf: (socket: Socket) => { readonly addressKey: string; readonly isProxy: boolean }
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly onOverload: (crowd: ConnectionOverload) => void
}

const REPORT_INTERVAL_MS = 60_000
/** The system's own cap stands a little above ours: a closed connection is counted a moment longer. */
const SYSTEM_CAP_MARGIN = 500

interface OpenConnection {
  readonly addressKey: string
  /** Null until the first request. */
  latest: { readonly request: IncomingMessage; readonly response: ServerResponse } | null
}

/**
 * Keeps one line from holding all connections, and a full house from turning
 * everybody away: the connection that has been idle for longest gives way to
 * the new one. Idle is whoever does not wait for us: between two requests,
 * still sending one, or still reading our answer.
 */
export function guardConnections(server: Server, options: ConnectionGuardOptions): void {
  const { caps, sourceOf, clock, onOverload } = options
  /** The longest idle first: a request takes its connection to the end. */
  const openConnections = new Map<Socket, OpenConnection>()
  const socketsByAddress = new Map<string, Set<Socket>>()
  const report = createOverloadReporter(clock, (counts) =>
    onOverload({ held: openConnections.size, lines: socketsByAddress.size, ...counts }),
  )

  const forget = (socket: Socket): void => {
    // Its address is gone with it, so the line is known from before.
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
    // The last of the line may just have given way, and the set with it.
    socketsByAddress.set(addressKey, ofLine.add(socket))
    socket.once('close', () => forget(socket))
  })

  // Before whoever answers it: that may be done at once.
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

/** Counts, and tells the first at once, the rest together when their minute is over. */
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
