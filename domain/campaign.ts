/**
 * Campaign that brought a visitor, read from the address of the page or from what the browser saved
 * on an earlier page (R4, R52).
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

export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid'] as const

/** The part of URLSearchParams that this module needs. */
interface Query {
  get(name: string): string | null
}

/** Reads the campaign from a query; `null` when the query names none. */
export function campaignFromQuery(query: Query): Campaign | null {
  const campaign = readCampaign((key) => query.get(key))
  return Object.values(campaign).some((value) => value !== '') ? campaign : null
}

/**
 * Reads a campaign by key, '' for missing values.
 * @param read returns the value of a utm key, or `null`
 */
export function readCampaign(read: (key: string) => string | null): Campaign {
  return {
    source: read(UTM_KEYS.source) ?? '',
    medium: read(UTM_KEYS.medium) ?? '',
    campaign: read(UTM_KEYS.campaign) ?? '',
    keyword: read(UTM_KEYS.keyword) ?? '',
  }
}
