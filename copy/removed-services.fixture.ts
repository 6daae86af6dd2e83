/** How texts name what a service does, to find out whether they still do after it is removed. */
interface ServiceNames {
  readonly en: RegExp
  readonly es: RegExp
}

/** By label. Things at a door, such as a reader or a fob, are no names of a service. */
export const SERVICE_NAMES: Readonly<Record<string, ServiceNames>> = {
  'Car Lockout': {
    en: /\bcar lockouts?\b|locked my keys in the car|\bopen\b[^.]*\bcars\b/i,
    es: /quedaron las llaves adentro del carro|\babrimos\b[^.]*\bcarros\b/i,
  },
  'House Lockout': { en: /\bhouse lockouts?\b/i, es: /\babrimos casas\b/i },
  'Business Lockout': {
    en: /\bbusiness lockouts?\b|stores and roll-down gates/i,
    es: /\babrimos\b[^.]*\btiendas\b|tiendas, cortinas/i,
  },
  'Storage Unit Lockout': { en: /\bstorage (?:units?|lockouts?)\b/i, es: /\bstorage\b/i },
  'Lock Replacement': {
    en: /fitting a new lock/i,
    es: /poner una cuesta desde[^.]*\.(?! Si son)/i,
  },
  'Lock Rekey': {
    en: /^Rekey (?:if|or)|\brekeys, repairs/i,
    es: /cambio de llaves, cerraduras nuevas/i,
  },
  'Lock Repair': {
    en: /^Repair it|rekey, repair|, repairs,/i,
    es: /reparaciones y portones|reparamos cerraduras \(chapas, llavines\)/i,
  },
  'Gate Locks': {
    en: /\bgate locks?\b|garden gate\.$/i,
    es: /\bportones, en casas|reparaciones y portones/i,
  },
  'Commercial Lock Replacement': {
    en: /commercial lock replacement|Fitting one starts at \$\d+ plus|New locks from/,
    es: /ponemos, cambiamos/i,
  },
  'Commercial Lock Rekey': { en: /commercial lock rekey/i, es: /comercial[^.]*cambio de llaves/i },
  'Master Key System': {
    en: /\bmaster key systems?\b|\bmaster keys\b/i,
    es: /\bllaves? maestras?\b/i,
  },
  'Access Control': {
    en: /\baccess control\b|\bcard readers?\b/i,
    es: /(?<!\/)\bcontrol de acceso\b|\blector(?:es)? de tarjeta\b/i,
  },
  'Emergency Exit Device': {
    en: /\bexit devices?\b|\bpanic bars?\b/i,
    es: /\bbarras? de pánico\b/i,
  },
  'Car Key Replacement': {
    en: /\bcar key replacement\b|lost every key to my car|key is lost, not in the car/i,
    es: /Perdí todas las llaves del carro|la llave se perdió y no está en el carro/i,
  },
  'Key Fob Programming': {
    en: /\bfob programming\b|\bkeys and fobs\b(?! for)|\bspares,? (?:and )?fobs\b|bought a fob/i,
    es: /\bcopias(?: de llaves| con chip)?, controles\b|programar control de carro|Compré un control/i,
  },
  'Car Key Duplicate': { en: /\bcar key duplicate\b|\bspares\b/i, es: /\bcopias con chip\b/i },
  'Car Key Cutting': { en: /\bcar key cutting\b/i, es: /\bcortar (?:una )?llaves? de carro\b/i },
  'Ignition Lock Cylinder Repair': {
    en: /\bignitions? (?:lock )?(?:cylinder )?repair|\bignitions\b|ignition locks repaired/i,
    es: /\breparación de ignición\b|\be ignición\b/i,
  },
}
