import path from 'node:path'
import { SETTING_NAMES, SETTINGS } from '../../domain/settings.ts'
import { VARIABLES } from '../../server/environment.ts'

export const CONFIGURATION_FILE = path.resolve(import.meta.dirname, '../../docs/configuration.md')

/** The page about the environment, from the same table that checks it at the start. */
export function configurationPage(): string {
  const rows = Object.values(VARIABLES).map(
    ({ name, fallbackText, meaning, secret }) =>
      `| \`${name}\` | ${fallbackText} | ${meaning}${secret ? ' Secret.' : ''} |`,
  )
  const settings = SETTING_NAMES.map((name) => {
    const { meaning, fallback, kind, readBy } = SETTINGS[name]
    const shown = kind === 'choice' || kind === 'plan' ? `\`${fallback}\`` : fallback
    return `| \`${name}\` | ${shown} | ${meaning}${readBy === 'server' ? ' Secret.' : ''} |`
  })
  return `# Configuration

Everything is optional. The environment is read and checked once, at the start; a wrong value stops the start with a sentence
that names the variable and says what to write instead. This page is written by \`npm run docs\` from \`server/environment.ts\`.

| variable | default | meaning |
|---|---|---|
${rows.join('\n')}

Facts about the business (names, phones, prices, licences) are not environment: they stand in \`domain/business.ts\`.
What may change while the site runs is rows of the settings table (\`domain/settings.ts\`, \`npm run settings\`):

| setting | no row means | meaning |
|---|---|---|
${settings.join('\n')}

A new embedded database starts with \`altcha\` and \`manual\`, so a first start needs no account anywhere.
\`SITE_URL\` and \`PUBLIC_ANON_KEY\` are also read by the build; a server that is configured otherwise writes its own values into
the pages at the start.
`
}
