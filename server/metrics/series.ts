/** Counters and gauges in Prometheus text format 0.0.4. */

export type Labels = Readonly<Record<string, string>>

/** Creates a counter; each set of label values is a series of its own. */
export function createCounter(name: string, help: string) {
  const series = new Map<string, { readonly labels: Labels; value: number }>()
  return {
    add(labels: Labels): void {
      const key = Object.values(labels).join('\n')
      const entry = series.get(key)
      if (entry) entry.value++
      else series.set(key, { labels, value: 1 })
    },
    lines: (): string[] =>
      formatSamples(
        name,
        'counter',
        help,
        [...series.values()].map(({ labels, value }) => [labels, value]),
      ),
  }
}

export const formatGauge = (name: string, help: string, value: number): string[] =>
  formatSamples(name, 'gauge', help, [[{}, value]])

/** Formats a metric whose values are known: its description and one line per set of labels. */
export const formatSamples = (
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly (readonly [labels: Labels, value: number])[],
): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([labels, value]) => `${name}${formatLabels(labels)} ${value}`),
]

/** The format escapes backslash, quote and line break, as JSON does. */
function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}=${JSON.stringify(text)}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}
