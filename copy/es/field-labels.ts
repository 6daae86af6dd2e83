import type { FieldLabels } from '#domain/submission/field-labels.ts'

/** Labels of the form's fields in the Spanish of Hudson County, with usted. */
export const SPANISH_LABELS = {
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  address: 'Dirección',
  unit_number: 'Apto. o unidad',
  gate_code: 'Código de entrada',
  service: 'Servicio',
  other_service: '¿Qué servicio?',
  locked_in: 'Hay un niño o una mascota encerrados',
  vehicle_year: 'Año del carro',
  vehicle_make: 'Marca del carro',
  vehicle_model: 'Modelo del carro',
  all_keys_lost: '¿Perdió todas las llaves?',
  unused_key: '¿Tiene una llave nueva, sin usar?',
  timeframe: '¿Para cuándo?',
  appointment_date: 'Día',
  appointment_window: 'Hora',
  notes: 'Notas',
  sms_consent_at:
    'Envíenme un solo mensaje de texto cuando el cerrajero vaya en camino. Mi compañía telefónica puede cobrarlo.',
} as const satisfies FieldLabels
