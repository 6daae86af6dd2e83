import { readFileSync } from 'node:fs'
import { businessProblems } from '../../domain/business/reader/check.ts'
import { businessFileInForce } from '../../domain/business/reader/path.ts'
import { formatBusiness, parseBusiness } from '../../domain/business/reader/file.ts'
import type { Business } from '../../domain/business/schema/schema.ts'
import { writeWhole } from './write-whole.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

/** Result of a command: the facts as changed, and sentences for the owner. */
export type CommandResult =
  | { readonly ok: true; readonly facts: Business; readonly messages: readonly string[] }
  | { readonly ok: false; readonly problem: string }

export const refused = (problem: string): CommandResult => ({ ok: false, problem })

/** Prints a text and ends the process. */
export function exitWith(status: number, text: string): never {
  ;(status === 0 ? process.stdout : process.stderr).write(text)
  process.exit(status)
}

/** Returns all facts of the file, unconfirmed ones too; ends the process if it has problems. */
export function readFacts(): Business {
  const reading = parseBusiness(readFileSync(BUSINESS_FILE, 'utf8'))
  return reading.ok ? reading.facts : exitWith(1, `${reading.problems.join('\n')}\n`)
}

/** Changes the file of the business by a command, checks it, and ends the process. */
export function editBusiness(command: (facts: Business) => CommandResult): never {
  const before = readFacts()
  const outcome = command(before)
  if (!outcome.ok) exitWith(1, `${outcome.problem}\n`)
  const problems = businessProblems(outcome.facts)
  if (problems.length > 0) exitWith(1, `${problems.join('\n')}\nNothing was written.\n`)
  const text = formatBusiness(outcome.facts)
  if (text !== formatBusiness(before)) writeWhole(BUSINESS_FILE, text)
  exitWith(0, `${outcome.messages.join('\n')}\n`)
}
