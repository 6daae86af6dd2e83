import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes everything and keeps nothing; a process of its own, it prints its port. */
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, done) {
    stream.on('end', () => done())
    stream.resume()
  },
})
// The server under test ends while mails are on their way.
server.on('error', () => {})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
console.log((server.server.address() as AddressInfo).port)
