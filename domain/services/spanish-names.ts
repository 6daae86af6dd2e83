/**
 * Spanish names of the form's values; stored and sent values stay English. Only Spanish modules
 * import this file.
 */

import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import type { GroupId } from './services.ts'

const CATALOG_NAMES: Readonly<Record<string, string>> = {
  'Car Lockout': 'Abrir la puerta del carro',
  'House Lockout': 'Abrir la puerta de la casa',
  'Business Lockout': 'Abrir la puerta del negocio',
  'Storage Unit Lockout': 'Quitar el candado del storage',
  'Lock Replacement': 'Cambio de cerradura',
  'Lock Rekey': 'Cambio de llaves (rekey)',
  'Lock Repair': 'Reparación de cerradura',
  'Gate Locks': 'Cerraduras de portón',
  'Commercial Lock Replacement': 'Cambio de cerradura de negocio',
  'Commercial Lock Rekey': 'Cambio de llaves de negocio (rekey)',
  'Master Key System': 'Sistema de llave maestra',
  'Access Control': 'Control de acceso',
  'Emergency Exit Device': 'Barra de pánico (salida de emergencia)',
  'Car Key Replacement': 'Hacer llave de carro',
  'Key Fob Programming': 'Programar control de carro',
  'Car Key Duplicate': 'Copia de llave de carro',
  'Car Key Cutting': 'Corte de llave de carro',
  'Ignition Lock Cylinder Repair': 'Reparación de ignición',
  Other: 'Otro servicio',
}

/** By the option's value; a service without a Spanish name is missing. */
export const spanishServices = perFacts((): Readonly<Record<string, string>> => ({
  ...CATALOG_NAMES,
  ...Object.fromEntries(
    business.services.flatMap(({ label, spanishName }) =>
      spanishName === undefined ? [] : [[label, spanishName]],
    ),
  ),
}))

/** Headings of the option groups in the select. */
export const SPANISH_GROUPS: Readonly<Record<GroupId, string>> = {
  emergency: 'Servicios de emergencia',
  residential: 'Servicios para la casa',
  commercial: 'Servicios para el negocio',
  automotive: 'Servicios para el carro',
}

export const SPANISH_TIMEFRAMES: Readonly<Record<string, string>> = {
  ASAP: 'Lo antes posible',
  'Same Day': 'Hoy mismo',
  'Within Couple of Days': 'En un par de días',
  'Within Couple of Weeks': 'En un par de semanas',
  'Just Curious': 'Solo una consulta',
}
