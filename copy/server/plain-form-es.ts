import { perFacts } from '#domain/business/per-facts.ts'
import { SPANISH_LABELS } from '#copy/es/field-labels.ts'
import { SPANISH_RULE_MESSAGES } from '#copy/es/rule-messages.ts'
import { CATALOG_GROUPS } from '#domain/services/catalog.ts'
import { spanishServices } from '#domain/services/services.ts'
import { SPANISH_TIMEFRAMES } from '#domain/submission/draft.ts'
import { formLabels } from './plain-form-labels.ts'
import type { FormMessages } from './plain-form-en.ts'

export const formMessagesEs = perFacts((): FormMessages => ({
  language: 'es',
  labels: formLabels(SPANISH_LABELS, 'opcional', {
    other_service: 'Si es otro servicio: ¿qué necesita?',
    vehicle_year: 'Si es para un carro: año',
    vehicle_make: 'Si es para un carro: marca',
    vehicle_model: 'Si es para un carro: modelo',
    all_keys_lost: 'Para una llave de carro nueva: ¿perdió todas las llaves?',
    unused_key: 'Para cortar una llave o programar un control: ¿tiene una llave nueva, sin usar?',
    appointment_date: 'Si no es urgente: día (opcional)',
    appointment_window: 'Si no es urgente: hora (opcional)',
  }),
  dayWithAsap: 'Puso un día o una hora. Cambie esta respuesta o quítelos',
  options: { ...spanishServices(), ...SPANISH_TIMEFRAMES },
  groups: Object.fromEntries(CATALOG_GROUPS.map(({ id, spanish }) => [id, spanish.label])),
  chooseService: 'Escoja un servicio',
  lockedIn: 'Llame primero al 911. Después envíe esto y le llamamos.',
  yes: 'Sí',
  no: 'No',
  rules: SPANISH_RULE_MESSAGES,
  wrong: {
    heading: 'Su solicitud todavía no se ha enviado',
    text: 'Abajo falta algo o hay algo que corregir. Lo que escribió no se pierde. Si se quedó afuera, llámenos.',
    fix: 'Corrija esto y envíelo de nuevo:',
  },
  refused: {
    heading: 'Su solicitud no se envió',
    text: (reason) =>
      `${reason}. Lo que escribió no se pierde. Envíelo de nuevo en unos minutos o llámenos ahora.`,
  },
  reasons: {
    PT403: 'El formulario se envió desde otro sitio',
    'PT403-translated':
      'Una copia traducida de nuestra página no puede enviar el formulario, pero esta página sí',
    PT413: 'El texto es demasiado largo',
    PT429: 'Llegaron demasiadas solicitudes desde esta conexión',
    PT503: 'Nuestro servidor está ocupado en este momento',
    XX000: 'Algo falló de nuestro lado',
  },
  reason: 'No pudimos leer el formulario',
  call: (phone) => `Llame al ${phone}`,
  form: 'Formulario para pedir servicio',
  honeypot: 'Deje esto vacío',
  submit: 'Enviar solicitud',
  back: 'Volver al formulario',
}))
