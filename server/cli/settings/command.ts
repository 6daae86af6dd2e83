import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { describePlan } from '#domain/alarm/plan-text.ts'
import { DEFAULT_PLANS, type PlanKey } from '#domain/alarm/plan.ts'
import { SETTING_NAMES, SETTINGS, settingDefinition } from '#domain/settings.ts'
import { SETTINGS_MAX_AGE_MS } from '#server/site/settings-cache.ts'
import type { Db } from '#server/db/db.ts'
import { withDb } from '../database/with-db.ts'
import { chooseByVerb, CommandError, createCommand } from '../terminal/commands.ts'
import { wrapText, table } from '../terminal/table.ts'
import { valueWarning, isSecret, maskedValue, valueProblem, nextSteps } from './validate-setting.ts'
import { listSettings, getSetting, setSetting } from '#server/db/setting-queries.ts'

const INDENT = 2
const WIDTH = 100

const keyList = SETTING_NAMES.map((key) => {
  const { meaning, fallback } = SETTINGS[key]
  const text = `${meaning} Without a row: ${fallback}.`
  return `${' '.repeat(INDENT)}${key}\n${wrapText(text, { width: WIDTH, indent: 2 * INDENT })}`
}).join('')

const SETTINGS_HELP = `The settings table: what may change while the site runs.

  npm run settings -- list
  npm run settings -- get KEY
  npm run settings -- set KEY VALUE     an empty VALUE ('') takes a key away

It works whether or not the server runs, on the database that DATABASE_URL or
DATA_DIR names. A running server takes a change up within seconds.

${keyList}
Other keys are refused, since nothing reads them. Secrets are never shown.
`

/** Reading creates a missing table, because a first start would write the same rows. */
const OPEN_OPTIONS = { mayCreate: true } as const

const LIST_ARGUMENTS = {
  options: {},
  positionals: [0, 0, 'list takes no more arguments.'],
} as const

const listCommand = createCommand(LIST_ARGUMENTS, async (_input, io) => {
  return await withDb(io, OPEN_OPTIONS, async (db) => {
    const rows = new Map(
      (await db.read((tx) => listSettings(tx))).map(({ key, value }) => [key, value]),
    )
    const keys = [...SETTING_NAMES, ...rows.keys()]
    const lines = [...new Set(keys)].map((key) => {
      const value = rows.get(key) ?? ''
      const fallback = settingDefinition(key)?.fallback ?? 'none'
      return [key, value === '' ? `(not set: ${fallback})` : maskedValue(key, value)]
    })
    await io.out(
      table([{ title: 'KEY' }, { title: 'VALUE', least: 20 }], lines, io.terminal.columns),
    )
    for (const key of Object.keys(DEFAULT_PLANS)) {
      await io.out(`\n${key}\n`)
      for (const line of planLines(key, rows.get(key) ?? null)) await io.out(`  ${line}\n`)
    }
  })
})

const GET_ARGUMENTS = { options: {}, positionals: [1, 1, 'get takes one KEY.'] } as const

const getCommand = createCommand(GET_ARGUMENTS, async ({ positionals: [key = ''] }, io) => {
  return await withDb(io, OPEN_OPTIONS, async (db) => {
    const value = await db.read((tx) => getSetting(tx, key))
    for (const line of planLines(key, value)) io.err(`${line}\n`)
    if (value === null || value === '') throw new CommandError(notSet(key))
    // A single key is requested for use, so only secrets are masked.
    await io.out(`${isSecret(key) ? maskedValue(key, value) : value}\n`)
  })
})

const isPlanKey = (key: string): key is PlanKey => Object.hasOwn(DEFAULT_PLANS, key)

/** Returns a plan as clock times; nothing for other keys. */
function planLines(key: string, value: string | null): readonly string[] {
  if (!isPlanKey(key)) return []
  const reading = parseAlarmPlan(value === null || value.trim() === '' ? DEFAULT_PLANS[key] : value)
  return reading.ok ? describePlan(reading.plan) : [`It is no plan. ${reading.problem}.`]
}

const NO_KEY = `is read by nothing. The keys are ${SETTING_NAMES.join(', ')}`

function notSet(key: string): string {
  const known = settingDefinition(key)
  return known
    ? `${key} is not set; that means ${known.fallback}.`
    : `${key} is not set, and ${NO_KEY}.`
}

const SET_ARGUMENTS = {
  options: {},
  positionals: [2, 2, 'set takes KEY and VALUE; put quotes around a value with spaces.'],
} as const

const setCommand = createCommand(SET_ARGUMENTS, async ({ positionals }, io) => {
  const [key = '', value = ''] = positionals
  const refusal = refusalReason(key, value.trim())
  if (refusal !== null) throw new CommandError(refusal)
  return await withDb(io, OPEN_OPTIONS, async (db, environment) => {
    await db.write((tx) => setSetting(tx, key, value.trim()))
    await io.out(`${await changeSentence(db, key)}\n`)
    for (const line of planLines(key, value)) await io.out(`${line}\n`)
    const known = settingDefinition(key)
    const doubt = known && valueWarning(known, value.trim())
    if (doubt) io.err(`Check it: ${doubt}.\n`)
    for (const step of await nextSteps(db, environment, key)) io.err(`Still to do: ${step}\n`)
  })
})

function refusalReason(key: string, value: string): string | null {
  const known = settingDefinition(key)
  if (!known) return `'${key}' ${NO_KEY}.`
  const problem = valueProblem(known, value)
  if (problem === null) return null
  const given = known.readBy === 'server' ? '' : ` '${value}'`
  return `${key} cannot have this value${given}: ${problem}.`
}

async function changeSentence(db: Db, key: string): Promise<string> {
  const value = (await db.read((tx) => getSetting(tx, key))) ?? ''
  const now = value === '' ? `${key} is removed.` : `${key} = ${maskedValue(key, value)}`
  return `${now}\nA running server uses it within ${SETTINGS_MAX_AGE_MS / 1000} seconds.`
}

export const settingsCommand = chooseByVerb(SETTINGS_HELP, {
  list: listCommand,
  get: getCommand,
  set: setCommand,
})
