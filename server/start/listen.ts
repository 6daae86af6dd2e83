import type { FastifyInstance } from 'fastify'
import { describeError } from '#server/log/log.ts'

const IPV6_AND_IPV4 = '::'
const IPV4_ONLY = '0.0.0.0'

const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program: stop that one, or write another number',
  EACCES: 'PORT may not be opened by this user: write a number above 1023',
  EADDRNOTAVAIL: 'HOST is no address of this machine: write one that is, or leave it out',
  ENOTFOUND: 'HOST is no address of this machine: write one that is, or leave it out',
}

/**
 * Opens the port. Without a host it listens on all interfaces, on IPv4 only where the machine has
 * no IPv6.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { readonly host: string | null; readonly port: number },
): Promise<{ ok: true; url: string } | { ok: false; reason: string }> {
  try {
    await openPort(app, host, port)
  } catch (error) {
    const problem = PROBLEMS[describeError(error).code ?? '']
    if (problem === undefined) throw error
    return { ok: false, reason: `${problem} (${host ?? 'all interfaces'}, ${port}).` }
  }
  const address = app.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return { ok: true, url: `http://${urlHost(host)}:${bound}` }
}

async function openPort(app: FastifyInstance, host: string | null, port: number): Promise<void> {
  try {
    await app.listen({
      host: host ?? IPV6_AND_IPV4,
      port,
      listenTextResolver: (address) => `socket open at ${address}`,
    })
  } catch (error) {
    if (host !== null || describeError(error).code !== 'EAFNOSUPPORT') throw error
    await app.listen({ host: IPV4_ONLY, port })
  }
}

function urlHost(host: string | null): string {
  if (host === null || host === IPV6_AND_IPV4 || host === IPV4_ONLY) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
