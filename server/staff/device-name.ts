/** What somebody holds in the hand, by what the browser says of itself. */
const DEVICE_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** In this order: most of them name the others as well. */
const BROWSER_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** Such as `iPhone, Safari`: enough to tell one's own phones apart in a list; '' for what says nothing. */
export function deviceName(userAgent: string | undefined): string {
  const find = (known: typeof DEVICE_PATTERNS): string =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? ''
  return [find(DEVICE_PATTERNS), find(BROWSER_PATTERNS)].filter(Boolean).join(', ')
}
