import { describe, expect, test } from 'vitest'
import { campaignFromQuery, CLICK_IDS, readCampaign, UTM_KEYS } from './campaign.ts'

const fromQuery = (query: string) => campaignFromQuery(new URLSearchParams(query))

describe('campaign', () => {
  test('it is kept under the names of the specification', () => {
    expect(Object.values(UTM_KEYS)).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
    ])
  })

  test('the click ids of Google Ads are known by name', () => {
    expect(CLICK_IDS).toEqual(['gclid', 'gbraid', 'wbraid'])
  })

  test('the address names source, medium, campaign and keyword', () => {
    expect(
      fromQuery('?utm_source=google&utm_medium=cpc&utm_campaign=night&utm_term=locked%20out'),
    ).toEqual({ source: 'google', medium: 'cpc', campaign: 'night', keyword: 'locked out' })
  })

  test('what the address leaves out is empty', () => {
    expect(fromQuery('?utm_medium=email')).toEqual({
      source: '',
      medium: 'email',
      campaign: '',
      keyword: '',
    })
  })

  test.each(['', '?x=1', '?utm_source=', '?utm_source=&utm_term=', '?UTM_SOURCE=google'])(
    '%j names no campaign, so that the saved one counts',
    (query) => {
      expect(fromQuery(query)).toBeNull()
    },
  )

  test('of a name that stands twice the first counts', () => {
    expect(fromQuery('?utm_source=google&utm_source=bing')?.source).toBe('google')
  })

  test('what is missing in the store reads as empty', () => {
    const stored = new Map([['utm_source', 'google']])
    expect(readCampaign((key) => stored.get(key) ?? null)).toEqual({
      source: 'google',
      medium: '',
      campaign: '',
      keyword: '',
    })
  })
})
