import { expect, test } from 'vitest'
import {
  chosenOption,
  PAGE_SETTINGS,
  SETTING_NAMES,
  type SettingDefinition,
  settingDefinition,
  SETTINGS,
} from './settings.ts'

test('a missing or empty row means the provider of the specification', () => {
  expect(chosenOption('captcha_provider', null)).toBe('recaptcha')
  expect(chosenOption('address_provider', '')).toBe('google')
  expect(chosenOption('address_provider', 'manual')).toBe('manual')
})

test('pages may read the five rows that they need, and no secret', () => {
  expect(PAGE_SETTINGS.toSorted()).toEqual([
    'GOOGLE_MAPS_API_KEY',
    'address_provider',
    'arrival_sms',
    'captcha_provider',
    'recaptcha_site_key',
  ])
})

test('a choice begins with its fallback, and its requirements are rows of the table', () => {
  for (const name of SETTING_NAMES) {
    const facts: SettingDefinition = SETTINGS[name]
    const { kind, choices: messages = [], needs = {}, fallback } = facts
    expect(kind === 'choice').toBe(messages.length > 0)
    if (kind === 'choice') expect(messages[0]).toBe(fallback)
    for (const [word, { setting }] of Object.entries(needs)) {
      expect(messages).toContain(word)
      if (setting !== undefined) expect(SETTING_NAMES).toContain(setting)
    }
  }
})

test('an unknown row has no definition, whatever its name', () => {
  expect(settingDefinition('colour')).toBeUndefined()
  expect(settingDefinition('toString')).toBeUndefined()
})
