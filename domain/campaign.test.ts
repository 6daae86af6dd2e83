import { describe, expect, test } from 'vitest'
import { campaignFromQuery, CLICK_IDS, readCampaign, UTM_KEYS } from './campaign.ts'

const fromQuery = (query: string) => campaignFromQuery(new URLSearchParams(query))

describe('campaign', () => {
  test('stores it under the names of the specification', () => {
    expect(Object.values(UTM_KEYS)).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
    ])
  })

  test('lists the click ids of Google Ads', () => {
    expect(CLICK_IDS).toEqual(['gclid', 'gbraid', 'wbraid'])
  })

  test('reads source, medium, campaign and keyword from the query', () => {
    expect(
      fromQuery('?utm_source=google&utm_medium=cpc&utm_campaign=night&utm_term=locked%20out'),
    ).toEqual({ source: 'google', medium: 'cpc', campaign: 'night', keyword: 'locked out' })
  })

  test('uses empty strings for missing parameters', () => {
    expect(fromQuery('?utm_medium=email')).toEqual({
      source: '',
      medium: 'email',
      campaign: '',
      keyword: '',
    })
  })

  test.each(['', '?x=1', '?utm_source=', '?utm_source=&utm_term=', '?UTM_SOURCE=google'])(
    '%j names no campaign, so that the saved one applies',
    (query) => {
      expect(fromQuery(query)).toBeNull()
    },
  )

  test('takes the first of repeated parameters', () => {
    expect(fromQuery('?utm_source=google&utm_source=bing')?.source).toBe('google')
  })

  test('reads missing stored values as empty strings', () => {
    const stored = new Map([['utm_source', 'google']])
    expect(readCampaign((key) => stored.get(key) ?? null)).toEqual({
      source: 'google',
      medium: '',
      campaign: '',
      keyword: '',
    })
  })
})
