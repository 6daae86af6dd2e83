import type { FastifyInstance } from 'fastify'
import { describeError } from '#server/log/log.ts'

const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program: stop that one, or write another number',
  EACCES: 'PORT may not be opened by this user: write a number above 1023',
  EADDRNOTAVAIL: 'HOST is no address of this machine: write one that is, or leave it out',
  ENOTFOUND: 'HOST is no address of this machine: write one that is, or leave it out',
}

/** Opens the port; without a host on all interfaces. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { readonly host: string | null; readonly port: number },
): Promise<{ ok: true; url: string } | { ok: false; reason: string }> {
  try {
    await app.listen({
      // Empty: Node listens on `::`, or on 0.0.0.0 where the machine has no IPv6.
      host: host ?? '',
      port,
      listenTextResolver: (address) => `socket open at ${address}`,
    })
  } catch (error) {
    const problem = PROBLEMS[describeError(error).code ?? '']
    if (problem === undefined) throw error
    return { ok: false, reason: `${problem} (${host ?? 'all interfaces'}, ${port}).` }
  }
  const address = app.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return { ok: true, url: `http://${urlHost(host)}:${bound}` }
}

function urlHost(host: string | null): string {
  if (host === null || host === '::' || host === '0.0.0.0') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
