/** What somebody holds in the hand, by what the browser says of itself. */
const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** In this order: most of them name the others as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** Such as `iPhone, Safari`: enough to tell one's own phones apart in a list; '' for what says nothing. */
export function deviceWords(userAgent: string | undefined): string {
  const find = (known: typeof DEVICES): string =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? ''
  return [find(DEVICES), find(BROWSERS)].filter(Boolean).join(', ')
}
