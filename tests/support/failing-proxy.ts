import { createServer, request } from 'node:http'
import { close, listen } from './loopback.ts'

/** A proxy in front of a server, which can answer in its place as one does during a restart. */
interface FailingProxy {
  readonly url: string
  /** Answered to every request; `null` passes them on. */
  status: number | null
  stop(): Promise<void>
}

export async function startFailingProxy(target: string): Promise<FailingProxy> {
  const server = createServer((incoming, outgoing) => {
    if (proxy.status !== null) {
      outgoing.writeHead(proxy.status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
      return
    }
    const { method, headers, url = '/' } = incoming
    const passed = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const proxy: FailingProxy = {
    url: `http://127.0.0.1:${await listen(server)}`,
    status: null,
    stop: () => close(server),
  }
  return proxy
}
