/** Counters, gauges and histograms in Prometheus text format 0.0.4. */

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

/**
 * Creates a histogram.
 * @param bounds upper bounds, ascending, the last of them Infinity
 */
export function createHistogram(name: string, help: string, bounds: readonly number[]) {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>()
  return {
    add(labels: Labels, value: number): void {
      const key = Object.values(labels).join('\n')
      const entry = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0 }
      series.set(key, entry)
      bounds.forEach((bound, index) => {
        if (value <= bound) entry.counts[index] = (entry.counts[index] ?? 0) + 1
      })
      entry.sum += value
    },
    lines: (): string[] => [
      ...formatSamples(name, 'histogram', help, []),
      ...[...series.values()].flatMap(({ labels, counts, sum }) => [
        ...bounds.map((bound, index) => {
          const le = bound === Infinity ? '+Inf' : String(bound)
          return formatSample(`${name}_bucket`, { ...labels, le }, counts[index] ?? 0)
        }),
        formatSample(`${name}_sum`, labels, sum),
        formatSample(`${name}_count`, labels, counts.at(-1) ?? 0),
      ]),
    ],
  }
}

/** Formats a metric whose values are known: its description and one line per set of labels. */
export const formatSamples = (
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly (readonly [labels: Labels, value: number])[],
): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([labels, value]) => formatSample(name, labels, value)),
]

function formatSample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
