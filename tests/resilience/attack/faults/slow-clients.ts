import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { toBytes } from '../wire/message.ts'
import { insert } from './asking.ts'
import type { Fault } from './fault.ts'
import { sendHonestlyDuring } from './honest.ts'

const CLIENTS = 300
const LASTS_MS = 3000
const BYTE_EVERY_MS = 300

export const slowClients: Fault = {
  name: 'hundreds of clients that send a byte now and then block no other client',
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start()
    const whole = toBytes(insert({ notes: 'x'.repeat(4000) }))
    const sockets = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, index) => {
        const socket = connect(target.port, '127.0.0.1')
          .on('error', () => {})
          .resume()
        await once(socket, 'connect')
        socket.write(whole.subarray(0, 20 + index * 5))
        return socket
      }),
    )
    const drip = async (): Promise<void> => {
      const end = performance.now() + LASTS_MS
      while (performance.now() < end) {
        for (const socket of sockets) if (socket.writable) socket.write('x')
        await pause(BYTE_EVERY_MS)
      }
    }
    try {
      return await sendHonestlyDuring(target, drip())
    } finally {
      for (const socket of sockets) socket.destroy()
    }
  },
}
