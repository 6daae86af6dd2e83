import type { VisitorInfo } from './input.ts'

/** `browserVersion` is the full version if known, otherwise the major version; '' if unknown. */
export type BrowserFacts = Pick<
  VisitorInfo,
  'browser' | 'browserVersion' | 'operatingSystem' | 'deviceType'
>

/** Value if no pattern matches. */
export const UNKNOWN = 'Unknown'

/**
 * Browsers in order of precedence. Those whose string also names another browser come first: nearly
 * all contain Chrome and Safari. The last part must be in the string too, at any place: a pattern with
 * a gap would take quadratic time for hostile strings.
 */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp, sign?: string])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|OPT|OPiOS)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['DuckDuckGo', /(?:DuckDuckGo|Ddg)\/([\d.]+)/],
  ['Facebook', /FBAV\/([\d.]+)/],
  ['Instagram', /Instagram ([\d.]+)/],
  ['Google app', /GSA\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+)/, 'Safari/'],
  ['Internet Explorer', /MSIE ([\d.]+)/],
  ['Internet Explorer', /rv:([\d.]+)/, 'Trident/'],
]

/** Systems in order of precedence: Android also says Linux, ChromeOS X11, iPhones Mac OS X. */
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

const MOBILE_PATTERN = /Mobi|iPhone|iPod|Android/

/** Android tablets are those without Mobile. */
const isTablet = (agent: string): boolean =>
  /iPad|Tablet|PlayBook|Kindle/.test(agent) || (/Android|Silk/.test(agent) && !/Mobi/.test(agent))

/**
 * Parses a user-agent string.
 * @param touchPoints `navigator.maxTouchPoints`: an iPad reports itself as a Mac, but no Mac has a
 *   touch screen
 */
export function parseUserAgent(userAgent: string, touchPoints = 0): BrowserFacts {
  const [browser, browserVersion] = matchBrowser(userAgent)
  const agent = /Macintosh/.test(userAgent) && touchPoints > 1 ? 'iPad' : userAgent
  return {
    browser,
    browserVersion,
    operatingSystem: SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0] ?? UNKNOWN,
    deviceType: isTablet(agent) ? 'tablet' : MOBILE_PATTERN.test(agent) ? 'mobile' : 'desktop',
  }
}

function matchBrowser(userAgent: string): readonly [name: string, version: string] {
  for (const [name, pattern, sign = ''] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined && userAgent.includes(sign)) return [name, version]
  }
  return [UNKNOWN, '']
}
