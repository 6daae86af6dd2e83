import type { RawEnvironment } from '#server/environment.ts'
import { wrapText } from '../terminal/table.ts'
import type { Finding } from './finding.ts'

type State = Finding['state']

type FindingCounts = Readonly<Record<State, number>>

export function countFindings(findings: readonly Finding[]): FindingCounts {
  const tally = { ok: 0, warning: 0, error: 0 }
  for (const { state } of findings) tally[state] += 1
  return tally
}

/** Words of the output, text and JSON alike. */
const PRINTED_STATES = { ok: 'ok', warning: 'look', error: 'open' } as const
/** Select Graphic Rendition (ECMA-48, 8.3.117): green, yellow, red. */
const COLORS: Readonly<Record<State, string>> = { ok: '32', warning: '33', error: '31' }
const STATE_WIDTH = 6

/** Returns whether this is a terminal whose user has not disabled colors (https://no-color.org). */
export const wantsColor = (isTerminal: boolean, environment: RawEnvironment): boolean =>
  isTerminal && (environment['NO_COLOR'] ?? '') === '' && environment['TERM'] !== 'dumb'

/** Renders one wrapped line per finding and a line with the counts. */
export function reportText(
  findings: readonly Finding[],
  { color, width }: { readonly color: boolean; readonly width: number },
): string {
  const paint = (state: State, text: string): string =>
    color ? `\u001b[${COLORS[state]}m${text}\u001b[0m` : text
  const lines = findings.map(({ state, subject, text, action }) => {
    const whole = `${subject}: ${text}.${action === undefined ? '' : ` → ${action}`}`
    const folded = wrapText(whole.replace(/\.\.( |$)/, '.$1'), { width, indent: STATE_WIDTH })
    return paint(state, PRINTED_STATES[state].padEnd(STATE_WIDTH)) + folded.slice(STATE_WIDTH)
  })
  return `${lines.join('')}\n${summaryLine(countFindings(findings))}\n`
}

function summaryLine({ ok, warning, error }: FindingCounts): string {
  const counts = `${ok} ok, ${warning} to look at, ${error} open`
  return error === 0 ? `${counts}: ready for visitors.` : `${counts}: not ready for visitors yet.`
}

export function reportJson(findings: readonly Finding[]): string {
  const { ok, warning: look, error: open } = countFindings(findings)
  const printed = findings.map((finding) => ({ ...finding, state: PRINTED_STATES[finding.state] }))
  return `${JSON.stringify({ ok, look, open, findings: printed }, null, 2)}\n`
}
