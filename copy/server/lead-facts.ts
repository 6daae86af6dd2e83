/** Texts of the facts of a lead, for staff; their labels are in fact-labels.ts. */

import type { TownSource } from '#domain/places/lead-town.ts'
import { MIN_FILL_SECONDS, SUSPICION_REASONS } from '#domain/submission/suspicion-flags.ts'
import type { LeadType } from '#domain/submission/fields.ts'
import type { Language } from '#domain/text/language.ts'

interface LeadFactMessages {
  /** How the town of a lead is known whose address names none. */
  readonly townSources: Readonly<Record<TownSource, string>>
  readonly allKeysLost: string
  readonly unusedKey: string
  /** The caller pressed 1 while nobody took the call. */
  readonly pressed: string
  readonly pictures: (count: number) => string
  readonly yes: string
  readonly no: string
}

export const LEAD_FACT_MESSAGES: Readonly<Record<Language, LeadFactMessages>> = {
  en: {
    townSources: {
      zip: 'from the ZIP code',
      address: 'from the address',
      location: 'the nearest to the shared location',
      page: 'from the page that was read',
    },
    allKeysLost: 'All keys lost',
    unusedKey: 'Has an unused key',
    pressed: 'Pressed 1: locked out, wants a call back',
    pictures: (count) => `${count} ${count === 1 ? 'picture' : 'pictures'}, in Twilio’s console`,
    yes: 'yes',
    no: 'no',
  },
  es: {
    townSources: {
      zip: 'por el código postal',
      address: 'por la dirección',
      location: 'la más cercana a la ubicación',
      page: 'por la página que leyó',
    },
    allKeysLost: 'Perdió todas las llaves',
    unusedKey: 'Tiene una llave sin usar',
    pressed: 'Oprimió 1: está afuera, quiere que le devuelvan la llamada',
    pictures: (count) => `${count} ${count === 1 ? 'foto' : 'fotos'}, en la consola de Twilio`,
    yes: 'sí',
    no: 'no',
  },
}

interface NotAskedMessages {
  /** In place of a name, by how the customer came. */
  readonly name: Readonly<Record<LeadType, string>>
  readonly address: string
}

/** In place of what the way a lead came by does not ask for. */
export const NOT_ASKED_MESSAGES: Readonly<Record<Language, NotAskedMessages>> = {
  en: {
    name: {
      booking: 'No name given',
      call: 'Phone call',
      message: 'Text message',
    },
    address: 'Address not known yet',
  },
  es: {
    name: {
      booking: 'Sin nombre',
      call: 'Llamada',
      message: 'Mensaje de texto',
    },
    address: 'Aún no se sabe la dirección',
  },
}

/** Only the mail to staff and the commands have these; both are English. */
export const LEAD_WARNINGS = {
  late: (received: string) => `This email is late: the request came in ${received}`,
  wrongPhone: 'The phone number cannot be right. Look for another one in the request.',
  unverified: 'We could not check that a person sent this. Call before you drive.',
  suspicious: (reasons: string) => `This may be a robot, call before you drive: ${reasons}`,
} as const

/** English like the warnings: the reasons that `server/intake` stores, in plain words. */
export const SUSPICION_TEXTS: ReadonlyMap<string, string> = new Map<string, string>([
  [SUSPICION_REASONS.honeypot, 'it filled in a hidden field'],
  [SUSPICION_REASONS.fast, `it filled in the form within ${MIN_FILL_SECONDS} seconds`],
  [SUSPICION_REASONS.unverified, 'it did not pass the robot check'],
])

/** How the lead came; English like the warnings. */
export const BACKGROUND_MESSAGES = {
  device: (type: string, browser: string, system: string) => `${type}, ${browser} on ${system}`,
  captcha: (passed: boolean, provider: string) =>
    `${passed ? 'passed' : 'not passed'} (${provider})`,
} as const
