/**
 * Where a visitor came from, read from the address of the page or from what
 * the browser saved on an earlier page (R4, R52).
 */
export interface Campaign {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly keyword: string
}

/** The query parameters, which are also the names in local storage. */
export const UTM_KEYS = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  keyword: 'utm_term',
} as const

export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid'] as const

/** The part of URLSearchParams that is needed here. */
interface Query {
  get(name: string): string | null
}

/** The campaign that the query names, or null when it names none at all. */
export function campaignFromQuery(query: Query): Campaign | null {
  const campaign = readCampaign((key) => query.get(key))
  return Object.values(campaign).some((value) => value !== '') ? campaign : null
}

/**
 * The campaign read by key, '' where a value is missing.
 * @param read returns the value of a utm key, or null
 */
export function readCampaign(read: (key: string) => string | null): Campaign {
  return {
    source: read(UTM_KEYS.source) ?? '',
    medium: read(UTM_KEYS.medium) ?? '',
    campaign: read(UTM_KEYS.campaign) ?? '',
    keyword: read(UTM_KEYS.keyword) ?? '',
  }
}
