import type { Random } from '#tests/resilience/random.ts'

/**
 * Generated personal data. Each text contains a unique word, so that it is found wherever it must
 * not be.
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

/**
 * Invents a visitor.
 * @param number identifies the visitor
 */
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

/** Marks a hostile text as personal data. */
export const MARK = 'Quibblewick'

/** Matches any of it; no log line may contain it. */
export const PERSONAL =
  /Quibble|quibble\.example|Wexcombe|Nottingale|Gxq\d|\(\d{3}\)(?: |%20|\+)?555-\d{4}|(?<![\w-])(?:201|551|732|908)555\d{4}(?![\w-])/
