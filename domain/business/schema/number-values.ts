/** Schemas of numbers, ranges and ids of business.json. */
import { matching, misfit, validNumber, valueSchema } from './value-makers.ts'

export const stars = validNumber((value) => value >= 0 && value <= 5, {
  en: 'write a number from 0 to 5 with a point, such as 4.9',
  es: 'escriba un número de 0 a 5 con punto, como 4.9',
})

export const positiveCount = validNumber((value) => Number.isInteger(value) && value >= 1, {
  en: 'write a whole number from 1 on',
  es: 'escriba un número entero, 1 o más',
})

export const firstHour = validNumber(
  (value) => Number.isInteger(value) && value >= 0 && value <= 22,
  { en: 'write a full hour from 0 to 22', es: 'escriba una hora en punto, de 0 a 22' },
)

export const price = validNumber((value) => value > 0, {
  en: 'write a number of dollars above 0, without sign and quotes, such as 49',
  es: 'escriba una cantidad de dólares mayor que 0, sin signo ni comillas, como 49',
})

export const modelYear = validNumber(
  (value) => Number.isInteger(value) && value >= 1950 && value <= 2100,
  {
    en: 'write a year of four digits such as 1998',
    es: 'escriba un año de cuatro cifras, como 1998',
  },
)

export const analyticsTag = matching(/^G-[A-Z0-9]{4,20}$/, {
  en: 'write the id of Google Analytics such as G-AB12CD34EF, or null',
  es: 'escriba el id de Google Analytics, como G-AB12CD34EF, o déjelo vacío (null)',
})
export const adsTag = matching(/^AW-\d{6,15}\/[\w-]{4,60}$/, {
  en: 'write account and label of the conversion such as AW-123456789/AbCdEfGhIj, or null',
  es: 'escriba cuenta y etiqueta de la conversión, como AW-123456789/AbCdEfGhIj, o déjelo vacío (null)',
})
export const tagManagerTag = matching(/^GTM-[A-Z0-9]{4,12}$/, {
  en: 'write the id of Google Tag Manager such as GTM-AB12CD3, or null',
  es: 'escriba el id de Google Tag Manager, como GTM-AB12CD3, o déjelo vacío (null)',
})

export const coverage = validNumber(
  (value) => Number.isInteger(value) && (value >= 10_000 || value === 0),
  {
    en: 'write whole dollars such as 1000000, 0 without insurance, or null',
    es: 'escriba dólares enteros, como 1000000, 0 si no tiene seguro, o déjelo vacío (null)',
  },
)

const MAX_MINUTES = 24 * 60

export const minutes = valueSchema<{ readonly from: number; readonly to: number }>((value) => {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >
  const areMinutes = [from, to].every(
    (each) => Number.isInteger(each) && 0 < Number(each) && Number(each) <= MAX_MINUTES,
  )
  if (!areMinutes)
    return misfit(value, {
      en: 'write { "from": 20, "to": 40 }',
      es: 'escriba { "from": 20, "to": 40 }',
    })
  return Number(from) <= Number(to)
    ? null
    : {
        en: `from must be the lower number, write { "from": ${String(to)}, "to": ${String(from)} }`,
        es: `from debe ser el número menor; escriba { "from": ${String(to)}, "to": ${String(from)} }`,
      }
})

export const languageCode = matching(/^[a-z]{2,3}$/, {
  en: 'write the ISO 639 code of a language such as "es"',
  es: 'escriba el código ISO 639 de un idioma, como "es"',
})

export const latitude = validNumber((value) => value > 17 && value < 72, {
  en: 'write the latitude in degrees, as maps show it, such as 40.795',
  es: 'escriba la latitud en grados, como la muestran los mapas, como 40.795',
})
export const longitude = validNumber((value) => value > -180 && value < -64, {
  en: 'write the longitude in degrees, which is negative in America, such as -74.0253',
  es: 'escriba la longitud en grados, que en América es negativa, como -74.0253',
})
