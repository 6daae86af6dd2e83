import type { GroupId } from './services.ts'

/** Spanish names of the form's values; stored and sent values stay English. Only Spanish modules import this file. */

/** Keyed by the option's value. */
export const SPANISH_SERVICES: Readonly<Record<string, string>> = {
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
  Other: 'Otro servicio',
}

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
