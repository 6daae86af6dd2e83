import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeSmallSite } from '#tests/support/running-app-site.ts'
import { startServer } from './start-server.ts'

test.each([
  [true, 'HTTP/1.1 200 OK'],
  [false, ''],
])(
  'a connection that has not sent its request yet is answered when another process listens: %s',
  async (isReplaced, start) => {
    const folder = mkdtempSync(join(tmpdir(), 'palisade-stop-'))
    const site = writeSmallSite(join(folder, 'site'))
    const started = await startServer({
      environment: {
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'silent',
      },
      site,
      logStream: { write: () => undefined },
    })
    if (!started.ok) throw new Error(started.reasons.join())
    const { port } = new URL(started.server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    await pause(100)
    const stopped = started.server.stop({ isReplaced })
    await pause(300)
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const answer = await text(socket).catch(() => '')
    expect(answer.slice(0, 'HTTP/1.1 200 OK'.length)).toBe(start)
    if (isReplaced) expect(answer.toLowerCase()).toContain('connection: close')
    await stopped
    rmSync(folder, { recursive: true })
  },
)
