import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'

const NUMBERS =
  'one|two|three|five|ten|fifteen|thirty|sixty|dos|tres|cinco|diez|quince|treinta|\\d+'
const UNITS = 'seconds?|minutes?|hours?|segundos?|minutos?|horas?'
const TYPED = new RegExp(`\\b(?:${NUMBERS}) (?:${UNITS})\\b`, 'gi')

/** A day is written as 24 hours; no constant of ours changes it. */
const FIXED: readonly string[] = ['24 hours', '24 horas']
/** Texts with numbers that are not durations of ours. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The two fields with times.
  'copy/server/on-call.ts': ['dos horas'],
}

test.each(globSync('copy/server/*.ts').filter((file) => !file.endsWith('.test.ts')))(
  '%s types no duration: constants are passed into texts',
  (file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    const typed = (code.match(TYPED) ?? []).filter(
      (found) => !FIXED.includes(found) && !ALLOWED[file]?.includes(found),
    )
    expect(typed).toEqual([])
  },
)
