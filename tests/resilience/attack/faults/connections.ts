import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { sendHonestlyDuring } from './honest.ts'

const CONNECTIONS = 10_000
const CONNECTIONS_PER_BATCH = 500
/** Another loopback address; only Linux offers all of 127.0.0.0/8. */
const HONEST = '127.0.0.2'

/** One address holds as many connections as it can, half of them in the middle of a request. */
export const connections: Fault = {
  name: 'one address with 10,000 connections blocks no other address and is logged',
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start({ environment: { TRUST_PROXY: '' } })
    const sockets: Socket[] = []
    const open = async (index: number): Promise<void> => {
      const socket = connect({ port: target.port, host: '127.0.0.1' })
      sockets.push(socket)
      socket.on('error', () => {})
      socket.resume()
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {})
      if (index % 2 === 0 && socket.writable) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n')
    }
    const work = async (): Promise<void> => {
      for (let opened = 0; opened < CONNECTIONS; opened += CONNECTIONS_PER_BATCH) {
        await Promise.all(Array.from({ length: CONNECTIONS_PER_BATCH }, (_, index) => open(index)))
      }
      await pause(500)
    }
    try {
      const problems = await sendHonestlyDuring(target, work(), HONEST)
      const warned = [...target.log.warnings.keys()].some((name) => name.startsWith('40'))
      return warned ? problems : [...problems, 'no line in the log tells of it']
    } finally {
      for (const socket of sockets) socket.destroy()
    }
  },
}
