import { ask, get } from './asking.ts'
import type { Fault } from './fault.ts'

const HOST = ['host', 'localhost'] as const
const EVIL = ['host', 'evil.example'] as const
const FORM = ['content-type', 'application/x-www-form-urlencoded'] as const

export const oddPosts: Fault = {
  id: 'odd-posts',
  name: 'a form without a body and a request with two hosts are refused, not failed on',
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start()
    const problems: string[] = []
    for (const headers of [[HOST], [HOST, FORM], [HOST, ['content-type', 'text/plain'] as const]]) {
      for (const path of ['/request', '/rest/v1/submissions', '/functions/v1/send-form-email']) {
        const message = { ...get(path, ...headers), method: 'POST' }
        const { status } = await ask(target.port, message)
        if (status < 400 || status >= 500) problems.push(`POST ${path} without a body: ${status}`)
      }
    }
    for (const path of ['/', '/faq', '/rest/v1/settings', '/request', '/healthz']) {
      const { status } = await ask(target.port, get(path, HOST, EVIL))
      if (status !== 400) problems.push(`two hosts at ${path}: ${status}`)
    }
    return problems
  },
}
