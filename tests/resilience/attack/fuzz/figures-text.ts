import type { Failure } from './figures.ts'
import type { MemoryTrend } from './memory-trend.ts'
import type { FuzzReport } from './run-fuzz.ts'

/** Returns the figures of a run, by name. */
export function figuresOf(report: FuzzReport): Readonly<Record<string, string>> {
  const { figures, seconds, memory, peakMb, honest } = report
  const families = [...figures.byFamily].toSorted(([, a], [, b]) => b - a)
  return {
    requests: `${number(figures.done)} in ${seconds.toFixed(0)} s, ${number(figures.done / seconds)} a second`,
    families: families.map(([name, times]) => `${name} ${number(times)}`).join(', '),
    statuses: statusText(figures.statuses),
    'slowest answer': `${figures.slowestMs.toFixed(0)} ms`,
    'honest visitors': `${honest.visits}, the slowest answered within ${honest.slowestMs.toFixed(0)} ms`,
    rows: `${number(report.rows)}, acknowledged: ${number(report.acknowledged)}`,
    'log lines': number(report.logLines),
    memory: memoryText(memory, peakMb),
  }
}

export const statusText = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${number(times)}`)
    .join(', ')

export const memoryText = (memory: MemoryTrend | null, peakMb: number): string =>
  memory === null
    ? `at most ${peakMb.toFixed(0)} MB; too few requests after the warm-up for a trend`
    : `${memory.fromMb.toFixed(0)} to ${memory.toMb.toFixed(0)} MB (at most ${peakMb.toFixed(0)}), trend ${memory.growthMb.toFixed(1)} MB, ${memory.bytesPerRequest.toFixed(0)} bytes a request`

export const number = (value: number): string => Math.round(value).toLocaleString('en-US')

/** Describes a failure and how to repeat it. */
export function failureText(failure: Failure, repeat: string): string {
  const { number: at, family, kind, what, sent, answered } = failure
  return [
    `request ${at} (${family}: ${kind}): ${what}`,
    `        again: ${repeat} --case ${at}`,
    quoted('sent', sent),
    quoted('answered', answered),
  ].join('\n')
}

const quoted = (name: string, text: string): string => {
  // oxlint-disable-next-line no-control-regex -- hostile bytes must not reach a terminal
  const visible = text.replace(/[^\n\x20-\x7e]/g, (sign) => (sign === '\r' ? '' : '\ufffd'))
  return `        ${name}:\n${visible.replace(/^/gm, '          | ')}`
}
