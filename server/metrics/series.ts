/** Counters and histograms in Prometheus text format 0.0.4. */

export type Labels = Readonly<Record<string, string>>

/** Creates a counter with labels. */
export function createCounter() {
  const series = new Map<string, { labels: Labels; value: number }>()
  return {
    add(labels: Labels, amount: number): void {
      const key = Object.values(labels).join('\n')
      const entry = series.get(key)
      if (entry) entry.value += amount
      else series.set(key, { labels, value: amount })
    },
    lines: (name: string): string[] =>
      [...series.values()].map(({ labels, value }) => formatSample(name, labels, value)),
  }
}

/**
 * Creates a histogram.
 * @param bounds upper bounds, ascending, the last of them Infinity
 */
export function createHistogram(bounds: readonly number[]) {
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
    lines: (name: string): string[] =>
      [...series.values()].flatMap(({ labels, counts, sum }) => [
        ...bounds.map((bound, index) =>
          formatSample(
            `${name}_bucket`,
            { ...labels, le: bound === Infinity ? '+Inf' : String(bound) },
            counts[index] ?? 0,
          ),
        ),
        formatSample(`${name}_sum`, labels, sum),
        formatSample(`${name}_count`, labels, counts.at(-1) ?? 0),
      ]),
  }
}

export function formatFamily(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  lines: readonly string[],
): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

export function formatSample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
