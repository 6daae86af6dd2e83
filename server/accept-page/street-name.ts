/** Street types, in English and as written here. */
const STREET_TYPES =
  /^(avenue|ave|av|boulevard|blvd|circle|cir|court|ct|drive|dr|expressway|highway|hwy|lane|ln|parkway|pkwy|pike|place|pl|plaza|plz|road|rd|route|rt|square|sq|street|st|terrace|ter|turnpike|tpke|way|broadway)$/i

/** 79th, 1ST: the number is the street's name. */
const ORDINAL_PATTERN = /^\d{1,3}(st|nd|rd|th)$/i

/** Words that begin a unit within the building. */
const UNIT_WORDS =
  /\s(?:unit|apt|apartment|suite|ste|floor|fl|room|rm|gate|code|door|bldg|building)\b|#/i

const MAX_STREET_LENGTH = 40

/**
 * Returns the street name alone, '' where it is not recognizable: house number, unit and code are
 * not shown before acceptance, wherever in the field they were typed.
 * @param address as stored, one line
 */
export function streetName(address: string): string {
  const first = ` ${(address.split(',')[0] ?? '').replace(/\s+/g, ' ').trim()}`
  const words = (first.split(UNIT_WORDS)[0] ?? '')
    .split(' ')
    .filter((word) => ORDINAL_PATTERN.test(word) || /^[\p{L}.'’-]+$/u.test(word))
  const last = words.findLastIndex((word) => STREET_TYPES.test(word.replace(/\.$/, '')))
  if (last === -1) return ''
  // `Avenue C` and `Broadway` are complete; a street type alone is not a name.
  const name = words
    .slice(Math.max(0, last - MAX_WORDS_BEFORE_TYPE), last + (last === 0 ? 2 : 1))
    .join(' ')
  const isName = words.length > 1 || /^broadway$/i.test(name)
  return isName && name.length <= MAX_STREET_LENGTH ? name : ''
}

/** `John F Kennedy Blvd`; whatever stands before more than four words is a sentence. */
const MAX_WORDS_BEFORE_TYPE = 4
