const DEVICE_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** Ordered, because most user agents contain the names of other browsers. */
const BROWSER_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/**
 * Returns a name such as `iPhone, Safari`, which is enough to tell one's own phones apart; '' when
 * unknown.
 */
export function deviceName(userAgent: string | undefined): string {
  const find = (known: typeof DEVICE_PATTERNS): string =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? ''
  return [find(DEVICE_PATTERNS), find(BROWSER_PATTERNS)].filter(Boolean).join(', ')
}
