import { wrapText } from '../terminal/table.ts'
import { SETTING_NAMES, SETTINGS } from '#domain/settings.ts'

const INDENT = 2
const WIDTH = 100

const keys = SETTING_NAMES.map((key) => {
  const { meaning, fallback } = SETTINGS[key]
  const text = `${meaning} Without a row: ${fallback}.`
  return `${' '.repeat(INDENT)}${key}\n${wrapText(text, { width: WIDTH, indent: 2 * INDENT })}`
}).join('')

export const SETTINGS_HELP = `The settings table: what may change while the site runs.

  npm run settings -- list
  npm run settings -- get KEY
  npm run settings -- set KEY VALUE     an empty VALUE ('') takes a key away

It works whether or not the server runs, on the database that DATABASE_URL or
DATA_DIR names. A running server takes a change up within seconds.

${keys}
Other keys are refused, since nothing reads them; --force writes one all the
same. Secrets are never shown.
`
