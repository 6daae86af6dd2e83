import { type BrowserFacts, parseUserAgent } from '#domain/submission/user-agent.ts'

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
