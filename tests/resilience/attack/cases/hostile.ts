import type { Random } from '#tests/resilience/random.ts'

/** Texts that often break programs: code, rare alphabets, extreme lengths. */
const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202eevil\u202c',
  '\u2066a\u2069',
  '\ufeff',
  '\ufffe',
  'a\r\nBcc: all@example.com',
  '\r\n\r\nHTTP/1.1 200 OK',
  '\u0085\u2028\u2029',
  '\u001b[2J\u001b]0;x\u0007',
  "'; DROP TABLE submissions; --",
  '" OR 1=1 --',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '%00',
  '%',
  '%E0%A4%A',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x","y")',
  '@SUM(1+1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(400),
  'é'.normalize('NFD').repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  '﷽'.repeat(30),
  'ﬀİıſK',
  '٢٠١٥٥٥٠١٢٣',
  'a'.repeat(9_990),
  'a'.repeat(10_000),
  'a'.repeat(10_001),
  '/'.repeat(3_000),
  ' '.repeat(5_000),
  '@'.repeat(2_000),
  '.'.repeat(2_000),
  'a@'.repeat(1_000),
  '\n'.repeat(3_000),
  '('.repeat(2_000),
]

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { length: 5 },
  Array.from({ length: 300 }, () => 0),
]

export const hostileText = (random: Random): string => random.pick(HOSTILE_TEXTS)

/** Returns any JSON value. */
export const hostileValue = (random: Random): unknown =>
  random.chance(0.5) ? hostileText(random) : random.pick(HOSTILE_VALUES)

/** Returns a hostile text that fits into a header: one line, one byte per character. */
export function hostileHeader(random: Random): string {
  const text = hostileText(random).replace(/[^\x20-\x7e\x80-\xff]/g, '?')
  return text.slice(0, 4000)
}

/** Returns a hostile text encoded for a path or a query, at most 2 KB. */
export function hostileEncoded(random: Random): string {
  const short = hostileText(random).slice(0, 150).toWellFormed()
  return encodeURIComponent(short).slice(0, 1500)
}
