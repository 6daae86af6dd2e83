import { ENGLISH_LABELS } from '#domain/submission/field-labels-en.ts'
import { SPANISH_LABELS } from '#domain/submission/field-labels-es.ts'
import type { Language } from '#domain/language.ts'
import { FIELD_NAMES } from '#domain/submission/input.ts'

/** What a fact of lead-facts.ts is called to somebody of the staff; one that is missing is called as it stands. */
export const FACT_LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: {
    ...Object.fromEntries(FIELD_NAMES.map((name) => [ENGLISH_LABELS[name], SPANISH_LABELS[name]])),
    Name: 'Nombre',
    Phone: 'Teléfono',
    Address: 'Dirección',
    'Phone was at': 'El teléfono estaba en',
    When: 'Cuándo',
    Vehicle: 'Vehículo',
    Notes: 'Notas',
    Email: 'Correo',
    Received: 'Recibida',
  },
}
