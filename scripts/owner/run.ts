import { parseArgs } from 'node:util'
import { normalizeName } from '../../domain/text/names.ts'
import { editBusiness, exitWith } from './edit-business.ts'
import { addService, removeService } from './services.ts'
import { addTown, POINT_FORMAT, removeTown } from './towns.ts'

/** `npm run add` and `npm run remove`: change towns and services in business.json without an editor. */
const USAGE = `usage: npm run add -- town NAME --at LATITUDE,LONGITUDE
       npm run add -- service NAME --category CATEGORY [--spanish NAME]
       npm run remove -- town NAME
       npm run remove -- service NAME
`

function parseCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: {
        at: { type: 'string' },
        category: { type: 'string' },
        spanish: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [verb, kind, name, ...more] = positionals
    if (name !== undefined && more.length === 0)
      return { command: `${verb} ${kind}`, name: normalizeName(name), values }
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error
    // A point that begins with a minus sign looks like an option.
    if (error.message.includes('--at')) exitWith(2, `--at takes ${POINT_FORMAT}.\n`)
  }
  return exitWith(2, USAGE)
}

const { command, name, values } = parseCommandLine()
editBusiness((facts) => {
  if (command === 'add town') return addTown(facts, name, values.at)
  if (command === 'remove town') return removeTown(facts, name)
  if (command === 'remove service') return removeService(facts, name)
  if (command !== 'add service') return exitWith(2, USAGE)
  const spanish = values.spanish && normalizeName(values.spanish)
  return addService(facts, { name, spanish }, values.category)
})
