import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many connections may be open at once. */
export interface ConnectionCaps {
  /** In all. */
  readonly house: number
  /** From one line: an IPv4 address, or an IPv6 /64. */
  readonly line: number
  /** From a proxy of ours, through which everybody may come. */
  readonly proxy: number
}

export const CONNECTION_CAPS: ConnectionCaps = { house: 10_000, line: 500, proxy: 8000 }

/** What became too many; told at most once a minute, with what happened since. */
export interface Crowd {
  readonly held: number
  readonly lines: number
  /** Idle connections that were closed for newer ones. */
  readonly gaveWay: number
  /** New connections that were closed, since nobody idle was left. */
  readonly turnedAway: number
}

export interface GuardOptions {
  readonly caps: ConnectionCaps
  /** The line that a socket comes from, and whether that is a proxy of ours. */
  readonly lineOf: (socket: Socket) => { readonly line: string; readonly isProxy: boolean }
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly onCrowd: (crowd: Crowd) => void
}

const TELL_EVERY_MS = 60_000
/** The system's own cap stands a little above ours: a closed connection is counted a moment longer. */
const SLACK = 500

interface Held {
  readonly line: string
  /** Null until the first request. */
  latest: { readonly request: IncomingMessage; readonly response: ServerResponse } | null
}

/**
 * Keeps one line from holding all connections, and a full house from turning
 * everybody away: the connection that has been idle for longest gives way to
 * the new one. Idle is whoever does not wait for us: between two requests,
 * still sending one, or still reading our answer.
 */
export function guardConnections(server: Server, options: GuardOptions): void {
  const { caps, lineOf, clock, onCrowd } = options
  /** The longest idle first: a request takes its connection to the end. */
  const held = new Map<Socket, Held>()
  const heldBy = new Map<string, Set<Socket>>()
  const tell = createTeller(clock, (counts) =>
    onCrowd({ held: held.size, lines: heldBy.size, ...counts }),
  )

  const forget = (socket: Socket): void => {
    // Its address is gone with it, so the line is known from before.
    const line = held.get(socket)?.line
    if (line === undefined) return
    held.delete(socket)
    const ofLine = heldBy.get(line)
    ofLine?.delete(socket)
    if (ofLine?.size === 0) heldBy.delete(line)
  }

  const makeRoom = (among: Iterable<Socket>): boolean => {
    for (const socket of among) {
      if (waitsForUs(held.get(socket))) continue
      forget(socket)
      socket.destroy()
      tell('gaveWay')
      return true
    }
    return false
  }

  server.maxConnections = caps.house + SLACK
  server.on('drop', () => tell('turnedAway'))

  server.on('connection', (socket) => {
    const { line, isProxy } = lineOf(socket)
    const ofLine = heldBy.get(line) ?? new Set()
    const isLineFull = ofLine.size >= (isProxy ? caps.proxy : caps.line)
    const isFull = isLineFull || held.size >= caps.house
    if (isFull && !makeRoom(isLineFull ? ofLine : held.keys())) {
      tell('turnedAway')
      socket.destroy()
      return
    }
    held.set(socket, { line, latest: null })
    // The last of the line may just have given way, and the set with it.
    heldBy.set(line, ofLine.add(socket))
    socket.once('close', () => forget(socket))
  })

  // Before whoever answers it: that may be done at once.
  server.prependListener('request', (request, response) => {
    const { socket } = request
    const entry = held.get(socket)
    if (entry === undefined) return
    entry.latest = { request, response }
    held.delete(socket)
    held.set(socket, entry)
    const ofLine = heldBy.get(entry.line)
    if (ofLine?.delete(socket)) ofLine.add(socket)
  })
}

function waitsForUs(entry: Held | undefined): boolean {
  if (!entry?.latest) return false
  const { request, response } = entry.latest
  return request.complete && !response.writableEnded
}

/** Counts, and tells the first at once, the rest together when their minute is over. */
function createTeller(
  clock: () => number,
  report: (counts: Pick<Crowd, 'gaveWay' | 'turnedAway'>) => void,
): (what: 'gaveWay' | 'turnedAway') => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let counts = { gaveWay: 0, turnedAway: 0 }
  return (what) => {
    counts[what]++
    const since = clock() - toldAt
    if (since >= 0 && since < TELL_EVERY_MS) return
    toldAt = clock()
    report(counts)
    counts = { gaveWay: 0, turnedAway: 0 }
  }
}
