import path from 'node:path'
import { parseArgs } from 'node:util'
import { business } from '../../domain/business.ts'
import { addService, removeService } from './services.ts'
import { normalizeName } from './names.ts'
import { exitWith, finishEdits } from './finish-edits.ts'
import { createPendingEdits } from './source-edits.ts'
import { addTown, POINT_FORMAT, removeTown } from './towns.ts'

/**
 * `npm run add` and `npm run remove`: change the owner's towns and services without an editor, all
 * or nothing.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')

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
const pending = createPendingEdits(ROOT)
finishEdits(ROOT, pending, () => {
  if (command === 'add town') return addTown(pending, name, values.at, ROOT)
  if (command === 'remove town') return removeTown(pending, name, business, ROOT)
  if (command === 'remove service') return removeService(pending, name, business, ROOT)
  if (command !== 'add service') return exitWith(2, USAGE)
  const spanish = values.spanish && normalizeName(values.spanish)
  return addService(pending, { name, spanish }, values.category, ROOT)
})
