/** What a browser says of itself, in the words of visitor_info. */
export interface BrowserFacts {
  readonly browser: string
  /** Major version where the browser tells no more. '' when unknown. */
  readonly browserVersion: string
  readonly operatingSystem: string
  readonly deviceType: 'mobile' | 'tablet' | 'desktop'
}

/** What nothing in the tables matches. */
export const UNKNOWN = 'Unknown'

/**
 * The first match names the browser. Those that carry another's name in their
 * own description stand before it: nearly all of them say Chrome and Safari.
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

/** Android says Linux, ChromeOS says X11, iPhones say Mac OS X: the narrower name first. */
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/** Android tablets are those that do not say Mobile. */
const TABLET = /iPad|Tablet|PlayBook|Kindle|^(?!.*Mobi).*(?:Android|Silk)/
const MOBILE = /Mobi|iPhone|iPod|Android/

/**
 * Reads a user-agent string.
 * @param touchPoints `navigator.maxTouchPoints`: an iPad calls itself a Mac, but no Mac has a touch screen
 */
export function parseUserAgent(userAgent: string, touchPoints = 0): BrowserFacts {
  const [browser, browserVersion] = matchBrowser(userAgent)
  if (/Macintosh/.test(userAgent) && touchPoints > 1) {
    return { browser, browserVersion, operatingSystem: 'iPadOS', deviceType: 'tablet' }
  }
  return {
    browser,
    browserVersion,
    operatingSystem: SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? UNKNOWN,
    deviceType: TABLET.test(userAgent) ? 'tablet' : MOBILE.test(userAgent) ? 'mobile' : 'desktop',
  }
}

function matchBrowser(userAgent: string): readonly [name: string, version: string] {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return [name, version]
  }
  return [UNKNOWN, '']
}

/** The part of User-Agent Client Hints that a page may read at once (WICG UA-CH, low entropy). */
export interface UserAgentData {
  readonly brands: readonly { readonly brand: string; readonly version: string }[]
  readonly mobile: boolean
  readonly platform: string
}

/** A made-up brand that browsers mix in so that nobody relies on the list: 'Not;A=Brand' and the like. */
const GREASE = /not.{0,2}a.{0,2}brand/i

const BRAND_NAMES: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
}

/** Client hints where the browser has them, its user-agent string where not. */
export function browserFacts(
  userAgent: string,
  touchPoints: number,
  data: UserAgentData | undefined,
): BrowserFacts {
  const parsed = parseUserAgent(userAgent, touchPoints)
  if (!data || data.brands.length === 0) return parsed
  const real = data.brands.filter(({ brand }) => !GREASE.test(brand))
  const own = real.find(({ brand }) => brand !== 'Chromium') ?? real[0]
  return {
    browser: own ? (BRAND_NAMES[own.brand] ?? own.brand) : parsed.browser,
    browserVersion: own ? own.version : parsed.browserVersion,
    operatingSystem:
      data.platform.replace(/^Chrom(?:e|ium) OS$/, 'ChromeOS') || parsed.operatingSystem,
    deviceType: data.mobile ? 'mobile' : data.platform === 'Android' ? 'tablet' : parsed.deviceType,
  }
}
