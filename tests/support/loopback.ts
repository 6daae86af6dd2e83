import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Listens on a free loopback port; returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Closes a server and its connections. */
export async function close(server: Pick<HttpServer, 'close' | 'closeAllConnections'>) {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
