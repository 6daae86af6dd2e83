import { type AddressInfo, createServer } from 'node:net'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'

// Two names of one domain, the closest that two hosts can be (same-site).
const hostAt = (name: string, port: number): string => `http://${name}.keys.localhost:${port}`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Installation {
  readonly app: RunningProcess
  readonly www: string
  readonly desk: string
}

/** Starts a server whose board and status pages have a host name of their own (STAFF_URL). */
export async function startOnTwoHosts(
  settings: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const port = await freePort()
  const desk = hostAt('desk', port)
  const app = await startAppProcess({
    site: 'built',
    environment: { PORT: String(port), STAFF_URL: desk, RATE_LIMIT: 'off' },
    settings,
  })
  return { app, www: hostAt('www', port), desk }
}
