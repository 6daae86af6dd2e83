import { OTHER_SERVICE, SERVICE_OPTIONS } from '#domain/services.ts'
import type { Language } from '#domain/language.ts'

/** The form's services in the words of the trade here (R152); the stored value stays English. */
const SERVICES_ES: Readonly<Record<string, string>> = {
  'Car Lockout': 'Apertura de carro',
  'House Lockout': 'Apertura de casa',
  'Business Lockout': 'Apertura de negocio',
  'Storage Unit Lockout': 'Apertura de unidad de almacenamiento',
  'Lock Replacement': 'Reemplazo de cerradura',
  'Lock Rekey': 'Cambio de combinación de cerradura',
  'Lock Repair': 'Reparación de cerradura',
  'Gate Locks': 'Cerraduras de portón',
  'Commercial Lock Replacement': 'Reemplazo de cerradura comercial',
  'Commercial Lock Rekey': 'Cambio de combinación comercial',
  'Master Key System': 'Sistema de llave maestra',
  'Access Control': 'Control de acceso',
  'Emergency Exit Device': 'Barra de salida de emergencia',
  'Car Key Replacement': 'Reemplazo de llave de carro',
  'Key Fob Programming': 'Programación de control remoto',
  'Car Key Duplicate': 'Duplicado de llave de carro',
  'Car Key Cutting': 'Copia de llave de carro',
  'Ignition Lock Cylinder Repair': 'Reparación de ignición',
}

/**
 * The service as the form lists it, fit to leave the house before anybody has
 * taken the request: what a visitor typed in place of one may hold a number
 * or a name, so it is never repeated (R105).
 */
export const listedService = (service: string): string =>
  SERVICE_OPTIONS.includes(service) ? service : OTHER_SERVICE

const OTHER: Readonly<Record<Language, string>> = { en: 'Other work', es: 'Otro servicio' }

/** What is to be done, in words to be shown or spoken. */
export function workName(service: string, language: Language): string {
  const listed = listedService(service)
  if (listed === OTHER_SERVICE) return OTHER[language]
  return language === 'es' ? (SERVICES_ES[listed] ?? OTHER.es) : listed
}

const TIMEFRAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ASAP: 'As soon as possible',
    'Same Day': 'Same day',
    'Within Couple of Days': 'Within a couple of days',
    'Within Couple of Weeks': 'Within a couple of weeks',
    'Just Curious': 'Just curious',
  },
  es: {
    ASAP: 'Lo antes posible',
    'Same Day': 'Hoy mismo',
    'Within Couple of Days': 'En un par de días',
    'Within Couple of Weeks': 'En un par de semanas',
    'Just Curious': 'Solo una consulta',
  },
}

/** When it is wanted; nothing for a value that the form does not offer. */
export function whenName(timeframe: string, language: Language): string {
  return TIMEFRAMES[language][timeframe] ?? ''
}
