import type { RawEnvironment } from '#server/environment.ts'
import { wrapText } from '../terminal/table.ts'
import type { Finding } from './finding.ts'

export interface FindingCounts {
  readonly ok: number
  readonly look: number
  readonly open: number
}

export function countFindings(findings: readonly Finding[]): FindingCounts {
  const tally = { ok: 0, look: 0, open: 0 }
  for (const { state } of findings) tally[state] += 1
  return tally
}

/** Select Graphic Rendition (ECMA-48, 8.3.117): green, yellow, red. */
const COLORS: Readonly<Record<Finding['state'], string>> = { ok: '32', look: '33', open: '31' }
const STATE_WIDTH = 6

/** Returns true for a terminal whose user has not disabled colors (https://no-color.org). */
export const wantsColor = (isTerminal: boolean, environment: RawEnvironment): boolean =>
  isTerminal && (environment['NO_COLOR'] ?? '') === '' && environment['TERM'] !== 'dumb'

/** Renders one wrapped line per finding and a line with the counts. */
export function reportText(
  findings: readonly Finding[],
  { color, width }: { readonly color: boolean; readonly width: number },
): string {
  const paint = (state: Finding['state'], text: string): string =>
    color ? `\u001b[${COLORS[state]}m${text}\u001b[0m` : text
  const lines = findings.map(({ state, subject, text, action }) => {
    const whole = `${subject}: ${text}.${action === undefined ? '' : ` → ${action}`}`
    const folded = wrapText(whole.replace(/\.\.( |$)/, '.$1'), { width, indent: STATE_WIDTH })
    return paint(state, state.padEnd(STATE_WIDTH)) + folded.slice(STATE_WIDTH)
  })
  return `${lines.join('')}\n${summaryLine(countFindings(findings))}\n`
}

function summaryLine({ ok, look, open }: FindingCounts): string {
  const counts = `${ok} ok, ${look} to look at, ${open} open`
  return open === 0 ? `${counts}: ready for visitors.` : `${counts}: not ready for visitors yet.`
}

export function reportJson(findings: readonly Finding[]): string {
  return `${JSON.stringify({ ...countFindings(findings), findings }, null, 2)}\n`
}
