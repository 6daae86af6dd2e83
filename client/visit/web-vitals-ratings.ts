/** Upper bounds of good and of fair. Milliseconds; CLS has no unit. */
export const VITAL_THRESHOLDS = {
  LCP: [2500, 4000],
  FID: [100, 300],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  TTFB: [800, 1800],
  FCP: [1800, 3000],
} as const

export type VitalName = keyof typeof VITAL_THRESHOLDS
export type VitalRating = 'good' | 'needs-improvement' | 'poor'

export function rateVital(name: VitalName, value: number): VitalRating {
  const [good, poor] = VITAL_THRESHOLDS[name]
  if (value <= good) return 'good'
  return value <= poor ? 'needs-improvement' : 'poor'
}
