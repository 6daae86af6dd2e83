import type { Case } from '../compose.ts'

/** Counts of a run. */
export interface Figures {
  /** Requests that are sent and settled. */
  done: number
  /** The first few failed cases, described. */
  readonly failures: string[]
}

const MAX_LISTED = 10
const SHOWN_BYTES = 1200

/** Adds a failed case with the first bytes of its request and response. */
export function noteFailure(figures: Figures, sent: Case, what: string, answered = ''): void {
  if (figures.failures.length >= MAX_LISTED) return
  const { number, family, kind, bytes } = sent
  figures.failures.push(
    [
      `request ${number} (${family}: ${kind}): ${what}`,
      quoted('sent', bytes.toString('latin1', 0, SHOWN_BYTES)),
      quoted('answered', answered.slice(0, SHOWN_BYTES)),
    ].join('\n'),
  )
}

/** Indents a text and replaces hostile bytes, which must not reach a terminal. */
function quoted(name: string, text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the hostile bytes
  const visible = text.replace(/[^\n\x20-\x7e]/g, (sign) => (sign === '\r' ? '' : '\ufffd'))
  return `        ${name}:\n${visible.replace(/^/gm, '          | ')}`
}
