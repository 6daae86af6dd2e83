import { findService } from '#domain/services/services.ts'

/**
 * Terms by which copy mentions what a service does, so that `npm run add`, `npm run
 * remove` and the doctor find what an added or removed service makes untrue.
 */
export interface ServiceTerms {
  /** Labels of the services that do this: its mentions are true while one of them is offered. */
  readonly services: readonly string[]
  /** Sources of regular expressions for whole words. */
  readonly en: string
  readonly es: string
  /** Its part in its category's drawing, which is drawn while the service is offered. */
  readonly part?: string
}

const SERVICE_TERMS: readonly ServiceTerms[] = [
  {
    services: ['Car Lockout'],
    en: 'car lockouts?|locked out of (?:your|a|the) cars?|keys? (?:are |is )?(?:locked )?in(?:side)? (?:the|your) (?:car|trunk)|opens? cars?',
    es: 'abrir (?:la puerta de(?:l| su) )?carros?|llaves? (?:quedaron )?(?:dentro|adentro) del? (?:su )?(?:carro|baúl)|abrimos carros?',
  },
  {
    services: ['House Lockout'],
    en: 'house lockouts?|locked out of (?:your|a|the) (?:house|home|apartment)s?',
    es: 'abrir la puerta de (?:la|su) casa|afuera de su (?:casa|apartamento)',
  },
  {
    services: ['Business Lockout'],
    en: 'business lockouts?|locked out of (?:your|a|the) (?:store|office|business)s?|roll-down gates?',
    es: 'abrir la puerta del negocio|afuera de su (?:tienda|oficina|negocio)|cortinas? metálicas?',
  },
  { services: ['Storage Unit Lockout'], en: 'storage (?:units?|lockouts?)', es: 'storages?' },
  {
    services: ['Lock Replacement', 'Commercial Lock Replacement'],
    en: 'lock replacements?|(?:replac(?:e|es|ed|ing)|install(?:s|ed|ing)?) (?:a |the |your )?(?:new )?locks?|new (?:locks?|deadbolts?)',
    es: 'cambios? de cerraduras?|(?:instalar|instalamos|cambiar|cambiamos) (?:la |una |su )?cerraduras?|cerraduras? nuevas?',
  },
  {
    services: ['Lock Rekey', 'Commercial Lock Rekey'],
    en: 'rekey(?:s|ed|ing)?',
    es: 'rekey|cambi(?:o|os|ar|amos) (?:de |las )?llaves',
  },
  {
    services: ['Lock Repair'],
    en: '(?:lock )?repairs?|(?:fix|fixes|repair) (?:a|the|your) locks?',
    es: 'reparaci(?:ón|ones)(?: de cerraduras?)?|(?:arreglar|arreglamos) (?:la|una|su) cerraduras?',
  },
  {
    services: ['Gate Locks'],
    en: 'gate locks?|(?:garden|yard|street|window|escape|iron|wooden|outdoor|alley) gates?|the gate(?= (?:before|won’t))|(?<=title: .)the gate(?! (?:hours|code))',
    es: "cerraduras? de portón|rejas? de (?:la ventana|escape)|portón(?= (?:de enfrente|del? (?:jardín|patio|la calle|hierro)|no cierra))|(?<=title: .|y )(?:el )?port(?:ón|ones)(?=[.'])",
    part: 'gate',
  },
  {
    services: ['Master Key System'],
    en: 'master keys?(?: systems?)?|plus the master|one key opens',
    es: '(?:sistemas? de )?llaves? maestras?|la maestra|una (?:sola )?llave abre',
  },
  {
    services: ['Access Control'],
    en: 'access control|wiring|(?:card|fob|badge) readers?|electric strikes?|opens with a card|readers?',
    es: 'control de acceso|cableado|lector(?:es)?(?: de tarjetas?)?|contrachapas? eléctricas?|abre con tarjeta',
    part: 'reader',
  },
  {
    services: ['Emergency Exit Device'],
    en: '(?:emergency )?exit devices?|panic bars?',
    es: 'barras? (?:de pánico|antipánico)',
    part: 'exit',
  },
  {
    services: ['Car Key Replacement'],
    en: 'car key replacements?|lost (?:your|a|the) car keys?|keys? to my car|(?:your )?only key|no key left|key (?:sticks or )?is lost|cut and program|(?:need|make) a new key(?: too)?',
    es: 'perdi(?:ó|eron) (?:la|las|su|sus|todas las) (?:única )?llaves?(?: de(?:l| su) carro)?|llaves? se perdi(?:ó|eron)|única llave|ninguna llave|(?:cortar|cortamos|hacer|hacemos|sacar|sacamos) y programa(?:r|mos)|hacer una nueva|llaves? nuevas? (?:de|para) (?:su |el )?carro',
  },
  {
    services: ['Car Key Replacement', 'Car Key Duplicate', 'Car Key Cutting'],
    en: '(?:car|civic|spare) keys?|(?:cut|cuts|make|makes|copy) (?:a |new |your )?(?:car )?keys?(?= (?:for|to) (?:a|the|your) car)',
    es: 'llaves? (?:de|del|para (?:el|su)) carros?',
  },
  {
    services: ['Key Fob Programming'],
    en: '(?:key )?fobs?(?! readers?)',
    es: 'control(?:es)?(?! de acceso)',
    part: 'fob',
  },
  {
    services: ['Ignition Lock Cylinder Repair'],
    en: 'ignitions?|one that won’t turn',
    es: 'ignici(?:ón|ones)|llave del carro, o no gira',
  },
  // Not delivered as services: copy says what to do instead.
  {
    services: [],
    en: '(?:a|the|your|our) safe|safes|safe (?:technicians?|opening)',
    es: 'cajas? fuertes?',
  },
  { services: [], en: '(?<!our )mailbox(?:es)?(?: locks?)?', es: 'buz(?:ón|ones)' },
  { services: [], en: 'smart locks?', es: 'cerraduras? inteligentes?' },
]

/** Returns the terms of the delivered services that the owner removed. */
export const removedServices = (): readonly ServiceTerms[] =>
  SERVICE_TERMS.filter(
    ({ services }) => services.length > 0 && services.every((name) => !findService(name)),
  )

/** Matches any of these sources of regular expressions as whole words. */
export const wholeWords = (sources: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${sources.join('|')})(?![\p{L}\d])`, 'iu')
