import path from 'node:path'
import { parseArgs } from 'node:util'
import { business } from '../../domain/business.ts'
import { createDraft, make, NotAsKnown } from './source-edits.ts'
import { addTown, removeTown, type Told } from './towns.ts'

/**
 * `npm run add -- town "Bayonne" --at 40.6687,-74.1143 --beside "Jersey City"`
 * and `npm run remove -- town "Hoboken"`: the owner's towns without an editor.
 * Either all of it is done or nothing.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')

const USAGE = `usage: npm run add -- town NAME --at LATITUDE,LONGITUDE --beside TOWN[,TOWN…]
       npm run remove -- town NAME
`

function end(status: number, text: string): never {
  ;(status === 0 ? process.stdout : process.stderr).write(text)
  process.exit(status)
}

/** Two numbers with a comma between, as maps show them. */
function pointOf(text: string | undefined): readonly [number, number] | null {
  const found = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}

const [verb, ...rest] = process.argv.slice(2)
const { values, positionals } = parseArgs({
  args: rest,
  options: { at: { type: 'string' }, beside: { type: 'string' } },
  allowPositionals: true,
})
const [kind, name, ...more] = positionals
if (kind !== 'town' || name === undefined || more.length > 0) end(2, USAGE)
const draft = createDraft(ROOT)

function told(town: string): Told {
  if (verb === 'remove') return removeTown(draft, town, business, ROOT)
  const point = pointOf(values.at)
  if (point === null)
    return { ok: false, problem: '--at takes a point as maps show it, such as 40.6687,-74.1143.' }
  const beside = (values.beside ?? '').split(',').map((each) => each.trim())
  return addTown(draft, town, { point, beside })
}

try {
  const outcome = told(name)
  if (!outcome.ok) end(1, `${outcome.problem}\n`)
  make(ROOT, draft.edits)
  end(0, `${outcome.told.join('\n')}\n`)
} catch (error) {
  if (error instanceof NotAsKnown) end(1, `${error.message}\n`)
  throw error
}
