import { expect, test } from 'vitest'
import {
  chosenOption,
  PAGE_SETTINGS,
  SETTING_NAMES,
  type SettingDefinition,
  settingDefinition,
  SETTINGS,
} from './settings.ts'

test('a missing row, or an empty one, means the provider of the specification', () => {
  expect(chosenOption('captcha_provider', null)).toBe('recaptcha')
  expect(chosenOption('address_provider', '')).toBe('google')
  expect(chosenOption('address_provider', 'manual')).toBe('manual')
})

test('pages may read the four rows that they need, and no secret', () => {
  expect(PAGE_SETTINGS.toSorted()).toEqual([
    'GOOGLE_MAPS_API_KEY',
    'address_provider',
    'captcha_provider',
    'recaptcha_site_key',
  ])
})

test('what a word needs is a row of the table, and a choice begins with its fallback', () => {
  for (const name of SETTING_NAMES) {
    const facts: SettingDefinition = SETTINGS[name]
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
  expect(settingDefinition('colour')).toBeUndefined()
  expect(settingDefinition('toString')).toBeUndefined()
})
