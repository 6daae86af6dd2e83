import { vi } from 'vitest'

/** A script that was added to the page, and what the browser would report about it. */
function createScript() {
  const element = Object.assign(new EventTarget(), { src: '', remove: () => undefined })
  const report = (type: string) => () => void element.dispatchEvent(new Event(type))
  return Object.assign(element, { load: report('load'), error: report('error') })
}

/** Replaces the page that scripts are added to; `vi.unstubAllGlobals` restores it. */
export function stubPage() {
  const scripts: ReturnType<typeof createScript>[] = []
  const events = new EventTarget()
  vi.stubGlobal('document', {
    createElement: createScript,
    head: { append: scripts.push.bind(scripts) },
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  return { scripts, events }
}
