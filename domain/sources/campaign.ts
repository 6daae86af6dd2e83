import { GOOGLE_CLICK, namesSource, plainQuery } from './paid-search.ts'

/**
 * Source that brought a visitor: the values of a landing page's address, or what the browser saved
 * on an earlier page. The inline head script contains this module.
 */
export interface Campaign {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly keyword: string
}

/** Query parameters, which are also the keys in local storage. */
export const UTM_KEYS = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  keyword: 'utm_term',
} as const

/** Query parameters that advertising platforms add, which are also the keys in local storage. */
export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'] as const
export type ClickId = (typeof CLICK_IDS)[number]

/** Everything that is known about a source, by its key in address and storage. */
export const SOURCE_KEYS = [...Object.values(UTM_KEYS), ...CLICK_IDS] as const
type SourceKey = (typeof SOURCE_KEYS)[number]
export type LandingSource = Readonly<Record<SourceKey, string>>

/** The part of the platform that this module needs, in browsers and in Node alike. */
declare const URLSearchParams: new (query: string) => Iterable<[string, string]> & {
  get(name: string): string | null
}

/** What a click id stands for. fbclid says nothing about payment. */
const CLICKS = [
  { pattern: GOOGLE_CLICK, source: 'google', medium: 'cpc' },
  { pattern: /[?&]msclkid=[^&]/i, source: 'bing', medium: 'cpc' },
  { pattern: /[?&]fbclid=[^&]/i, source: 'facebook', medium: '' },
] as const

/**
 * Reads the source from the query of an address, '' for missing values; `null` when it names none.
 * Its own utm values apply before those that a click id stands for. Click ids may be in any letter
 * case; beside one of Google's, the utm values too, as in isPaidSearch.
 */
export function landingSource(landing: string): LandingSource | null {
  if (!namesSource(landing)) return null
  const search = plainQuery(landing)
  const click = CLICKS.find(({ pattern }) => pattern.test(search))
  const query = new URLSearchParams(search)
  const inAnyCase = new Map<string, string>()
  for (const [key, value] of query) {
    const name = key.toLowerCase()
    if (!inAnyCase.has(name)) inAnyCase.set(name, value)
  }
  const isGoogle = click?.source === 'google'
  const read = (key: SourceKey) =>
    (isGoogle || !key.startsWith('utm_') ? inAnyCase.get(key) : query.get(key)) ?? ''
  const values = Object.fromEntries(SOURCE_KEYS.map((key) => [key, read(key)])) as Record<
    SourceKey,
    string
  >
  const { source, medium } = UTM_KEYS
  if (click && isOrMissing(values[source], click.source)) {
    values[source] = click.source
    if (isOrMissing(values[medium], click.medium)) values[medium] = click.medium
  }
  return Object.values(values).some((value) => value !== '') ? values : null
}

const isOrMissing = (value: string, word: string): boolean =>
  value === '' || value.toLowerCase() === word

/**
 * Reads a campaign by key, '' for missing values.
 * @param read returns the value of a utm key, or `null`
 */
export function readCampaign(read: (key: SourceKey) => string | null | undefined): Campaign {
  return {
    source: read(UTM_KEYS.source) ?? '',
    medium: read(UTM_KEYS.medium) ?? '',
    campaign: read(UTM_KEYS.campaign) ?? '',
    keyword: read(UTM_KEYS.keyword) ?? '',
  }
}

/**
 * Reads the click ids that are given.
 * @param read returns the value of an id, or `null`
 */
export function readClickIds(
  read: (key: ClickId) => string | null | undefined,
): Partial<Record<ClickId, string>> {
  const given: Partial<Record<ClickId, string>> = {}
  for (const name of CLICK_IDS) {
    const value = read(name)
    if (value) given[name] = value
  }
  return given
}
