import type { Random } from '#tests/resilience/random.ts'

/**
 * Invented people. Each text that could be a person's carries a word that
 * stands nowhere else, so that it is found wherever it should not be.
 */
export interface Person {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly unit: string
  readonly gateCode: string
  readonly notes: string
}

const FIRST = ['Maria', 'José', 'Ann', 'Dmitri', '美', 'Zoë', 'Nguyễn', 'Aoife', 'Олена', 'Al']
const STREETS = ['Bergenline', 'Park', 'Kennedy', 'Palisade', 'Tonnelle', 'Summit']

/** @param number tells this person from all others */
export function createPerson(number: number, random: Random): Person {
  const line = String(1000 + (number % 9000))
  const area = random.pick(['201', '551', '732', '908'])
  return {
    name: `${random.pick(FIRST)} Quibblewick ${number}`,
    phone: `(${area}) 555-${line}`,
    email: `visitor${number}@quibble.example`,
    address: `${random.between(1, 9999)} ${random.pick(STREETS)} Wexcombe Ave, North Bergen`,
    unit: random.pick(['', '4B', 'PH', '#12']),
    gateCode: `Gxq${number}`,
    notes: `Nottingale door ${number}.\nRing twice.`,
  }
}

/** For a text that is hostile in some other way and still a person's. */
export const MARK = 'Quibblewick'

/** Any of it in a text: it must never stand in a log line. */
export const PERSONAL =
  /Quibble|quibble\.example|Wexcombe|Nottingale|Gxq\d|\(\d{3}\)(?: |%20|\+)?555-\d{4}|(?<![\w-])(?:201|551|732|908)555\d{4}(?![\w-])/
