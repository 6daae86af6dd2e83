import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { landingSource, readCampaign, readClickIds, UTM_KEYS } from './campaign.ts'
import { phoneNumberKind } from '#domain/phone/phone.ts'
import { isPaidSearch } from './paid-search.ts'

function fromQuery(query: string) {
  const source = landingSource(query)
  return source && readCampaign((key) => source[key])
}

describe('campaign', () => {
  test('stores it under the names of the specification', () => {
    expect(Object.values(UTM_KEYS)).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
    ])
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

  test('reads the click ids that are given', () => {
    const source = landingSource('?gclid=a&msclkid=b&fbclid=&dclid=c')
    expect(readClickIds((key) => source?.[key])).toEqual({ gclid: 'a', msclkid: 'b' })
  })

  test.each([
    '?utm_source=x?gclid=A',
    '?page=2&amp;gclid=A',
    '?page=2&amp;&amp;gclid=A',
    '?utm_source={source}&utm_medium=%7Bifsearch%3Acpc%7D&gclid=A',
    '?page=2%3Fgclid=A',
    '?utm_campaign={{campaign.name}}&gclid=A',
  ])('finds the click id of %s', (search) => {
    expect(landingSource(search)?.gclid).toBe('A')
  })

  test.each([
    '?utm_source=google?gclid=A',
    '?utm_source={source}&gclid=A',
    '?x=1&amp;gad_source=1',
  ])('takes %s for paid search', (search) => expect(isPaidSearch(search)).toBe(true))

  test.each(['?gclid={gclid}', '?utm_source={source}', '?a=b%3Fc', '?what=a?b'])(
    'takes %s for no source',
    (search) => {
      expect(isPaidSearch(search)).toBe(false)
      expect(landingSource(search)).toBeNull()
    },
  )

  test('the short rule of the head script agrees with the source that is read', () => {
    const key = fc.constantFrom(
      ...['utm_source', 'utm_medium', 'utm_campaign', 'UTM_SOURCE', 'gclid', 'GBRAID', 'wbraid'],
      ...['gad_source', 'msclkid', 'fbclid', 'page'],
    )
    const value = fc.constantFrom('google', 'Google', 'cpc', 'CPC', '', 'bing', 'a%20b', 'email')
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 5 }), (pairs) => {
        const search = `?${pairs.map((pair) => pair.join('=')).join('&')}`
        const kind = phoneNumberKind(fromQuery(search) ?? {})
        expect(isPaidSearch(search)).toBe(kind === 'paidSearch')
      }),
      { numRuns: 2000 },
    )
  })
})
