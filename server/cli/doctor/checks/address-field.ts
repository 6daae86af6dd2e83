import { chosenOption, SETTINGS } from '#domain/settings.ts'
import { type Finding, warningFinding, okFinding, openFinding } from '../finding.ts'
import type { SettingsRows } from '../check-dependencies.ts'

const SUBJECT = 'Address field'

const MAPS_KEY = SETTINGS.address_provider.needs.google.setting

/**
 * Checks that the chosen provider has its key. Google accepts the key from visitors' browsers only,
 * so it is not tried.
 */
export function checkAddressField(rows: SettingsRows): readonly Finding[] {
  // The captcha check has reported it.
  if (rows === null) return []
  if (chosenOption('address_provider', rows.get('address_provider')) !== 'google')
    return [okFinding(SUBJECT, 'a plain one (manual)')]
  if ((rows.get(MAPS_KEY) ?? '') !== '')
    return [
      warningFinding(
        SUBJECT,
        'suggestions from Google Maps, with a key',
        'Type an address on the site once: only a browser can tell whether Google takes the key.',
      ),
    ]
  return [
    openFinding(
      SUBJECT,
      `Google Maps is chosen and the row ${MAPS_KEY} is missing`,
      `Run npm run settings -- set ${MAPS_KEY} …, or set address_provider manual.`,
    ),
  ]
}
