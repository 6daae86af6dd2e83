import { parseUserAgent, UNKNOWN } from '#domain/submission/user-agent.ts'

/** Names of devices by their system, where they have another name. */
const DEVICES: Readonly<Record<string, string>> = {
  iOS: 'iPhone',
  iPadOS: 'iPad',
  macOS: 'Mac',
  ChromeOS: 'Chromebook',
}

/**
 * Returns a name such as `iPhone, Safari`, which is enough to tell one's own phones apart; '' when
 * unknown.
 */
export function deviceName(userAgent = ''): string {
  const { operatingSystem, browser } = parseUserAgent(userAgent)
  return [DEVICES[operatingSystem] ?? operatingSystem, browser]
    .filter((part) => part !== UNKNOWN)
    .join(', ')
}
