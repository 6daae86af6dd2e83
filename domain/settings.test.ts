import { expect, test } from 'vitest'
import {
  chosenWord,
  PAGE_SETTINGS,
  SETTING_NAMES,
  type SettingFacts,
  settingFacts,
  SETTINGS,
} from './settings.ts'

test('R45: a missing row, or an empty one, means the provider of the specification', () => {
  expect(chosenWord('captcha_provider', null)).toBe('recaptcha')
  expect(chosenWord('address_provider', '')).toBe('google')
  expect(chosenWord('address_provider', 'manual')).toBe('manual')
})

test('R60: pages may read the four rows that they need, and no secret', () => {
  expect(PAGE_SETTINGS.toSorted()).toEqual([
    'GOOGLE_MAPS_API_KEY',
    'address_provider',
    'captcha_provider',
    'recaptcha_site_key',
  ])
})

test('what a word needs is a row of the table, and a choice begins with its fallback', () => {
  for (const name of SETTING_NAMES) {
    const facts: SettingFacts = SETTINGS[name]
    const { kind, words = [], needs = {}, fallback } = facts
    expect(kind === 'choice').toBe(words.length > 0)
    if (kind === 'choice') expect(words[0]).toBe(fallback)
    for (const [word, { setting }] of Object.entries(needs)) {
      expect(words).toContain(word)
      expect(SETTING_NAMES).toContain(setting)
    }
  }
})

test('a row that nothing reads is not known, whatever it is called', () => {
  expect(settingFacts('colour')).toBeUndefined()
  expect(settingFacts('toString')).toBeUndefined()
})
