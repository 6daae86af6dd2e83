/** Words by which a street is known as one, in English and as people here write them. */
const KINDS =
  /^(avenue|ave|av|boulevard|blvd|circle|cir|court|ct|drive|dr|expressway|highway|hwy|lane|ln|parkway|pkwy|pike|place|pl|plaza|plz|road|rd|route|rt|square|sq|street|st|terrace|ter|turnpike|tpke|way|broadway)$/i

/** 79th, 1ST: the number is the street's name. */
const ORDINAL = /^\d{1,3}(st|nd|rd|th)$/i

/** From here on it is about a door within the house. */
const UNIT = /\s(?:unit|apt|apartment|suite|ste|floor|fl|room|rm|gate|code|door|bldg|building)\b|#/i

const LONGEST = 40

/**
 * The name of the street alone, '' where no street can be told from the rest:
 * before a request is taken nobody is to read a house number, a unit or a
 * code (R105), wherever in the field somebody typed it.
 * @param address as stored, one line
 */
export function streetName(address: string): string {
  const first = ` ${(address.split(',')[0] ?? '').replace(/\s+/g, ' ').trim()}`
  const words = (first.split(UNIT)[0] ?? '')
    .split(' ')
    .filter((word) => ORDINAL.test(word) || /^[\p{L}.'’-]+$/u.test(word))
  const last = words.findLastIndex((word) => KINDS.test(word.replace(/\.$/, '')))
  if (last === -1) return ''
  // `Avenue C` and `Broadway` are whole; a kind alone is no name.
  const name = words.slice(Math.max(0, last - MOST_BEFORE), last + (last === 0 ? 2 : 1)).join(' ')
  const isName = words.length > 1 || /^broadway$/i.test(name)
  return isName && name.length <= LONGEST ? name : ''
}

/** `John F Kennedy Blvd`; whatever stands before more than four words is a sentence. */
const MOST_BEFORE = 4
