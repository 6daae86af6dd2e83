import { ENGLISH_LABELS } from '#copy/en/field-labels.ts'
import { SPANISH_LABELS } from '#copy/es/field-labels.ts'
import type { FieldLabels } from '#domain/submission/field-labels.ts'
import type { Language } from '#domain/text/language.ts'

/** Titles of the columns of a spreadsheet of leads, in their order. */
const ENGLISH = {
  received: 'Received',
  timeframe: 'Timeframe',
  service: 'Service',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  unit: 'Unit',
  town: 'Town',
  vehicleYear: 'Vehicle year',
  vehicleMake: 'Vehicle make',
  vehicleModel: 'Vehicle model',
  allKeysLost: 'All keys lost',
  unusedKey: 'Has unused key',
  notes: 'Notes',
  status: 'Status',
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  keyword: 'Keyword',
  gclid: 'Google click',
  gbraid: 'Google click, app (gbraid)',
  wbraid: 'Google click, web (wbraid)',
  msclkid: 'Microsoft click',
  fbclid: 'Facebook click',
  clickPath: 'Pages visited',
  sourceUrl: 'Sent from',
  device: 'Device',
  browser: 'Browser',
  system: 'System',
  location: 'Phone was at',
  verification: 'Robot check',
  suspicion: 'Unusual, points',
  suspicionReasons: 'Unusual',
  mail: 'Mail',
  mailSent: 'Mail sent',
  receivedUtc: 'Received (UTC)',
  id: 'ID',
  appointment: 'Appointment',
  priceAgreed: 'Price agreed',
  pricePaid: 'Price paid',
  paidBy: 'Paid by',
  paymentNote: 'Payment note',
  takenBy: 'Taken by',
  minutesUntilTaken: 'Minutes until taken',
  loss: 'Missed or lost',
  asked: 'By phone or text',
} as const

export type LeadColumnName = keyof typeof ENGLISH
export const LEAD_COLUMN_NAMES = Object.keys(ENGLISH) as readonly LeadColumnName[]

export const LEAD_COLUMN_TITLES: Readonly<
  Record<Language, Readonly<Record<LeadColumnName, string>>>
> = {
  en: ENGLISH,
  es: {
    received: 'Recibida',
    timeframe: 'Cuándo',
    service: 'Servicio',
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo',
    address: 'Dirección',
    unit: 'Apto. o unidad',
    town: 'Ciudad',
    vehicleYear: 'Año del carro',
    vehicleMake: 'Marca del carro',
    vehicleModel: 'Modelo del carro',
    allKeysLost: 'Perdió todas las llaves',
    unusedKey: 'Tiene una llave sin usar',
    notes: 'Notas',
    status: 'Estado',
    source: 'Origen',
    medium: 'Medio',
    campaign: 'Campaña',
    keyword: 'Palabra clave',
    gclid: 'Clic de Google',
    gbraid: 'Clic de Google, app (gbraid)',
    wbraid: 'Clic de Google, web (wbraid)',
    msclkid: 'Clic de Microsoft',
    fbclid: 'Clic de Facebook',
    clickPath: 'Páginas visitadas',
    sourceUrl: 'Enviada desde',
    device: 'Dispositivo',
    browser: 'Navegador',
    system: 'Sistema',
    location: 'El teléfono estaba en',
    verification: 'Verificación contra robots',
    suspicion: 'Sospecha, puntos',
    suspicionReasons: 'Sospecha, por qué',
    mail: 'Correo al equipo',
    mailSent: 'Correo al equipo, enviado',
    receivedUtc: 'Recibida (UTC)',
    id: 'ID',
    appointment: 'Cita',
    priceAgreed: 'Precio acordado',
    pricePaid: 'Precio pagado',
    paidBy: 'Forma de pago',
    paymentNote: 'Nota del pago',
    takenBy: 'Quién la tomó',
    minutesUntilTaken: 'Minutos hasta tomarla',
    loss: 'Sin atender o perdida: por qué',
    asked: 'Por teléfono o mensaje',
  },
}

/** Titles of the form's fields that have no column of their own name. */
export const FIELD_TITLES: Readonly<Record<Language, FieldLabels>> = {
  en: ENGLISH_LABELS,
  es: SPANISH_LABELS,
}

export const YES_NO: Readonly<Record<Language, { readonly yes: string; readonly no: string }>> = {
  en: { yes: 'yes', no: 'no' },
  es: { yes: 'sí', no: 'no' },
}

/** How the mail to staff stands; in English as it is stored. */
export const MAIL_STATES_SPANISH = {
  queued: 'en espera',
  sent: 'enviado',
  dead: 'no se pudo enviar',
} as const
