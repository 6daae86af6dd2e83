import { ENGLISH_LABELS } from '#copy/en/field-labels.ts'
import { SPANISH_LABELS } from '#copy/es/field-labels.ts'
import type { Language } from '#domain/text/language.ts'

/** Labels of the facts of a lead for staff, by the fact's name; a form field has its form label. */
const ENGLISH = {
  ...ENGLISH_LABELS,
  town: 'Town',
  location: 'Phone was at',
  timeframe: 'When',
  vehicle: 'Vehicle',
  notes: 'Notes',
  asked: 'The customer',
  sms_consent_at: 'Agreed to a text',
  received: 'Received',
  payment: 'Payment',
  source: 'Came from',
  click_id: 'Ad click',
  click_path: 'Pages read',
  source_url: 'Sent from',
  device: 'Device',
  language: 'Language',
  verification: 'Robot check',
  suspicion: 'May be a robot',
  id: 'Request',
} as const

export type FactName = keyof typeof ENGLISH

/** Facts that only the mail has are English, as the mail is. */
const SPANISH: Readonly<Partial<Record<FactName, string>>> = {
  ...SPANISH_LABELS,
  email: 'Correo',
  town: 'Ciudad',
  location: 'El teléfono estaba en',
  timeframe: 'Cuándo',
  vehicle: 'Carro',
  asked: 'El cliente',
  sms_consent_at: 'Aceptó un mensaje',
  received: 'Recibida',
  payment: 'Pago',
}

export const factLabel = (name: FactName, language: Language): string =>
  (language === 'es' ? SPANISH[name] : undefined) ?? ENGLISH[name]
