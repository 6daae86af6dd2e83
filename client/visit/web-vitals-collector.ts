import type { VitalName } from './web-vitals-ratings.ts'

/** Fields that are read of any PerformanceEntry; times in ms since the time origin. */
export interface Entry {
  readonly name: string
  readonly startTime: number
  readonly duration: number
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly processingStart?: number
  readonly interactionId?: number
  readonly responseStart?: number
  readonly activationStart?: number
}

/** Largest gap between shifts of one window and its longest duration, ms. */
const SHIFT_GAP_MS = 1_000
const SHIFT_WINDOW_MS = 5_000
/** Number of interactions for each outlier that INP ignores. */
const INTERACTIONS_PER_OUTLIER = 50

interface Dependencies {
  readonly report: (name: VitalName, value: number) => void
  /** True if the page was loaded in a hidden tab: its paints are not reported. */
  readonly hiddenFromStart: boolean
}

type EntryHandler = (entries: readonly Entry[]) => void

/** Turns performance entries into six vitals, each reported once. */
export interface Collector {
  readonly navigation: EntryHandler
  readonly paint: EntryHandler
  readonly largestPaint: EntryHandler
  readonly firstInput: EntryHandler
  readonly shift: EntryHandler
  readonly interaction: EntryHandler
  /** Reports the vitals that could change until the page was hidden. @param at ms since the time origin */
  hidden(at: number): void
}

export function createCollector({ report, hiddenFromStart }: Dependencies): Collector {
  const reported = new Set<VitalName>()
  let hiddenAt = hiddenFromStart ? 0 : Number.POSITIVE_INFINITY
  let activatedAt = 0
  let largestPaint: number | null = null
  let painted = false
  const shifts = createShiftWindows()
  const interactions = new Map<number, number>()

  function reportOnce(name: VitalName, value: number): void {
    if (reported.has(name)) return
    reported.add(name)
    report(name, value)
  }

  const sinceActivation = (time: number) => Math.max(0, time - activatedAt)

  return {
    navigation(entries) {
      const [entry] = entries
      activatedAt = entry?.activationStart ?? 0
      if (entry?.responseStart) reportOnce('TTFB', sinceActivation(entry.responseStart))
    },
    paint(entries) {
      const first = entries.find(({ name }) => name === 'first-contentful-paint')
      if (!first || first.startTime >= hiddenAt) return
      painted = true
      reportOnce('FCP', sinceActivation(first.startTime))
    },
    largestPaint(entries) {
      for (const { startTime } of entries) {
        if (startTime < hiddenAt) largestPaint = sinceActivation(startTime)
      }
    },
    firstInput(entries) {
      const [first] = entries
      if (!first || first.startTime >= hiddenAt) return
      reportOnce('FID', (first.processingStart ?? first.startTime) - first.startTime)
      addInteraction(interactions, first)
    },
    shift(entries) {
      for (const entry of entries) if (!entry.hadRecentInput) shifts.add(entry)
    },
    interaction(entries) {
      for (const entry of entries) addInteraction(interactions, entry)
    },
    hidden(at) {
      hiddenAt = Math.min(hiddenAt, at)
      if (largestPaint !== null) reportOnce('LCP', largestPaint)
      if (painted) reportOnce('CLS', shifts.worst())
      const slow = slowInteraction(interactions)
      if (slow !== null) reportOnce('INP', slow)
    },
  }
}

/** Adds an event; an interaction is as slow as its slowest event. */
function addInteraction(
  interactions: Map<number, number>,
  { interactionId, duration }: Entry,
): void {
  if (!interactionId) return
  interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
}

function slowInteraction(interactions: ReadonlyMap<number, number>): number | null {
  const slowestFirst = [...interactions.values()].sort((one, other) => other - one)
  return slowestFirst[Math.floor(slowestFirst.length / INTERACTIONS_PER_OUTLIER)] ?? null
}

/** Computes CLS: the sum of the worst window of shifts. */
function createShiftWindows() {
  let [first, last, sum, worst] = [0, 0, 0, 0]
  return {
    add({ startTime, value = 0 }: Entry): void {
      const isSameWindow =
        sum > 0 && startTime - last < SHIFT_GAP_MS && startTime - first < SHIFT_WINDOW_MS
      if (!isSameWindow) [first, sum] = [startTime, 0]
      last = startTime
      sum += value
      worst = Math.max(worst, sum)
    },
    worst: () => worst,
  }
}
