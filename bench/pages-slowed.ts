import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** A connection as Chrome's developer tools throttle it: ms added to each request, bytes per second. */
export interface Connection {
  readonly name: string
  readonly latency: number
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

const bits = (kilobits: number): number => (kilobits * 1024) / 8

export const SLOW_4G: Connection = {
  name: 'slow 4G',
  latency: 562.5,
  downloadThroughput: bits(1.6 * 1024 * 0.9),
  uploadThroughput: bits(750 * 0.9),
}
export const SLOW_3G: Connection = {
  name: 'slow 3G',
  latency: 2000,
  downloadThroughput: bits(400),
  uploadThroughput: bits(400),
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const PROCESSOR_SLOWED = 4

/** Bytes received so far. */
export interface Traffic {
  readonly requests: number
  readonly bytes: number
  readonly scriptBytes: number
}

export interface SlowedPage {
  readonly page: Page
  readonly cdp: CDPSession
  readonly traffic: () => Traffic
}

/** Runs a visit in a new context on a throttled connection and processor. */
export async function slowed<Result>(
  browser: Browser,
  {
    connection,
    device,
  }: { readonly connection: Connection; readonly device: BrowserContextOptions },
  measure: (slowed: SlowedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const scripts = new Set<string>()
    let traffic: Traffic = { requests: 0, bytes: 0, scriptBytes: 0 }
    await cdp.send('Network.enable')
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      // Data URLs in the stylesheet use no connection.
      if (encodedDataLength === 0) return
      traffic = {
        requests: traffic.requests + 1,
        bytes: traffic.bytes + encodedDataLength,
        scriptBytes: traffic.scriptBytes + (scripts.has(requestId) ? encodedDataLength : 0),
      }
    })
    const { latency, downloadThroughput, uploadThroughput } = connection
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED })
    return await measure({ page, cdp, traffic: () => traffic })
  } finally {
    await context.close()
  }
}
