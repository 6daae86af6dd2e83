import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './self-signed.ts'

/** A request that arrived at one of Google's or Microsoft's names. */
export interface Arrival {
  readonly host: string
  /** Path and query. */
  readonly target: string
  readonly body: string
  readonly referrer: string
}

export interface FakeTagHosts {
  /** Flags with which Chromium finds these hosts on this machine. */
  readonly browserFlags: readonly string[]
  readonly arrivals: Arrival[]
  /** Requests whose host and target match. */
  arrived(pattern: RegExp): readonly Arrival[]
  stop(): Promise<void>
}

const NAMES = [
  '*.googletagmanager.com',
  '*.google-analytics.com',
  '*.analytics.google.com',
  '*.doubleclick.net',
  '*.googleadservices.com',
  '*.googlesyndication.com',
  'www.google.com',
  'bat.bing.com',
]

/**
 * What Google's scripts do with the data layer: commands are objects of arguments, and nothing is
 * sent before consent is granted. Beacons leave by fetch, image and frame, from a second script too.
 */
const LIBRARY = `
const queue = window.dataLayer = window.dataLayer || []
const id = new URL(document.currentScript.src).searchParams.get('id')
let granted = false
const held = []
const send = (task) => granted ? task() : held.push(task)
const post = (url) => fetch(url, { method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'include' })
const image = (url) => { new Image().src = url }
const frame = (url) => { const f = document.createElement('iframe'); f.src = url; f.hidden = true; document.body.append(f) }
const script = (url) => { const s = document.createElement('script'); s.src = url; document.head.append(s) }
const run = (entry) => {
  if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
  const [command, name, facts = {}] = entry
  if (command === 'consent') {
    granted = facts.ad_storage === 'granted'
    if (granted) for (const task of held.splice(0)) task()
  } else if (command === 'config') {
    send(() => {
      post('https://region1.google-analytics.com/g/collect?v=2&tid=' + name + '&en=page_view&dl=' + encodeURIComponent(location.href))
      post('https://stats.g.doubleclick.net/g/collect?tid=' + name)
      if (name !== id) script('https://www.googletagmanager.com/gtag/destination?id=' + name)
    })
  } else if (command === 'event') {
    const text = encodeURIComponent(JSON.stringify(facts))
    send(() => {
      if (name !== 'conversion') return post('https://www.google-analytics.com/g/collect?en=' + name + '&facts=' + text)
      const [account, label] = facts.send_to.split('/')
      image('https://googleads.g.doubleclick.net/pagead/conversion/' + account + '/?label=' + label + '&oid=' + facts.transaction_id)
      post('https://www.google.com/ccm/collect?en=conversion&facts=' + text)
      post('https://www.googleadservices.com/pagead/set_partitioned_cookie?facts=' + text)
      frame('https://td.doubleclick.net/td/rul/' + account)
    })
  }
}
const push = queue.push.bind(queue)
queue.push = (...entries) => { const size = push(...entries); for (const entry of entries) run(entry); return size }
for (const entry of [...queue]) run(entry)
`

/** A container with Analytics and, where the owner allows its host, Microsoft's tag. */
const CONTAINER = `
const layer = window.dataLayer
const heard = (entry) => {
  if (!entry || typeof entry.event !== 'string') return
  fetch('https://region1.google-analytics.com/g/collect?en=gtm.' + entry.event + '&id=' + (entry.transaction_id || ''), { method: 'POST', keepalive: true, mode: 'no-cors' })
}
const add = layer.push.bind(layer)
layer.push = (...entries) => { const size = add(...entries); for (const entry of entries) heard(entry); return size }
for (const entry of [...layer]) heard(entry)
const uet = document.createElement('script')
uet.src = 'https://bat.bing.com/bat.js'
document.head.append(uet)
`

/** Starts Google's and Microsoft's hosts on this machine. */
export async function startFakeTagHosts(): Promise<FakeTagHosts> {
  const arrivals: Arrival[] = []
  const { cert, key } = selfSigned()
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { host = '', referer = '' } = request.headers
      const target = request.url ?? ''
      arrivals.push({
        host,
        target,
        body: Buffer.concat(chunks).toString('utf8'),
        referrer: referer,
      })
      const isScript = /^\/(?:gtag|gtm\.js|bat\.js)/.test(target)
      const text = target.startsWith('/gtag/js')
        ? LIBRARY
        : target.startsWith('/gtm.js')
          ? CONTAINER
          : ''
      response.writeHead(isScript ? 200 : 204, { 'content-type': 'text/javascript' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const rules = NAMES.map((name) => `MAP ${name} 127.0.0.1:${port}`).join(', ')
  return {
    browserFlags: [`--host-resolver-rules=${rules}`, '--ignore-certificate-errors'],
    arrivals,
    arrived: (pattern) => arrivals.filter(({ host, target }) => pattern.test(host + target)),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
