import type { VisitorInfo } from '#domain/submission/input.ts'

/** `browserVersion` is the full version if known, otherwise the major version; '' if unknown. */
type BrowserFacts = Pick<
  VisitorInfo,
  'browser' | 'browserVersion' | 'operatingSystem' | 'deviceType'
>

/** Value if no pattern matches. */
const UNKNOWN = 'Unknown'

/**
 * Browsers in order of precedence. Those whose string also names another browser come first: nearly
 * all contain Chrome and Safari.
 */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|OPT|OPiOS)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['DuckDuckGo', /(?:DuckDuckGo|Ddg)\/([\d.]+)/],
  ['Facebook', /FBAV\/([\d.]+)/],
  ['Instagram', /Instagram ([\d.]+)/],
  ['Google app', /GSA\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari\//],
  ['Internet Explorer', /(?:MSIE |Trident\/.*rv:)([\d.]+)/],
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

/** Tablets; Android tablets are those without Mobile. */
const TABLET_PATTERN = /iPad|Tablet|PlayBook|Kindle|^(?!.*Mobi).*(?:Android|Silk)/
const MOBILE_PATTERN = /Mobi|iPhone|iPod|Android/

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
    deviceType: TABLET_PATTERN.test(agent)
      ? 'tablet'
      : MOBILE_PATTERN.test(agent)
        ? 'mobile'
        : 'desktop',
  }
}

function matchBrowser(userAgent: string): readonly [name: string, version: string] {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return [name, version]
  }
  return [UNKNOWN, '']
}

/** The part of User-Agent Client Hints that can be read synchronously (WICG UA-CH, low entropy). */
export interface UserAgentData {
  readonly brands: readonly { readonly brand: string; readonly version: string }[]
  readonly mobile: boolean
  readonly platform: string
}

/** Matches brands such as 'Not;A=Brand' that browsers add so that sites do not rely on the list. */
const GREASE_PATTERN = /not.{0,2}a.{0,2}brand/i

const BRAND_NAMES: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
}

/** Reads client hints if available, otherwise the user-agent string. */
export function browserFacts(
  userAgent: string,
  touchPoints: number,
  data: UserAgentData | undefined,
): BrowserFacts {
  const parsed = parseUserAgent(userAgent, touchPoints)
  if (!data || data.brands.length === 0) return parsed
  const real = data.brands.filter(({ brand }) => !GREASE_PATTERN.test(brand))
  const own = real.find(({ brand }) => brand !== 'Chromium') ?? real[0]
  return {
    browser: own ? (BRAND_NAMES[own.brand] ?? own.brand) : parsed.browser,
    browserVersion: own ? own.version : parsed.browserVersion,
    operatingSystem:
      data.platform.replace(/^Chrom(?:e|ium) OS$/, 'ChromeOS') || parsed.operatingSystem,
    deviceType: data.mobile ? 'mobile' : data.platform === 'Android' ? 'tablet' : parsed.deviceType,
  }
}
