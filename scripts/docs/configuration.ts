import path from 'node:path'
import { VARIABLES } from '../../server/environment.ts'

export const CONFIGURATION_FILE = path.resolve(import.meta.dirname, '../../docs/configuration.md')

/** The page about the environment, from the same table that checks it at the start. */
export function configurationPage(): string {
  const rows = Object.values(VARIABLES).map(
    ({ name, fallbackText, meaning, secret }) =>
      `| \`${name}\` | ${fallbackText} | ${meaning}${secret ? ' Secret.' : ''} |`,
  )
  return `# Configuration

Everything is optional. The environment is read and checked once, at the start; a wrong value stops the start with a sentence
that names the variable and says what to write instead. This page is written by \`npm run docs\` from \`server/environment.ts\`.

| variable | default | meaning |
|---|---|---|
${rows.join('\n')}

Facts about the business (names, phones, prices, licences) are not environment: they stand in \`domain/business.ts\`.
Keys of outside services are rows of the settings table:

| setting | values | meaning |
|---|---|---|
| \`captcha_provider\` | \`altcha\`, \`recaptcha\` | who checks that a visitor is a person; no row means \`recaptcha\` |
| \`address_provider\` | \`manual\`, \`google\` | whether the address field suggests; no row means \`google\` |
| \`recaptcha_site_key\` | a key | public half of reCAPTCHA; the other half is \`RECAPTCHA_SECRET_KEY\` |
| \`GOOGLE_MAPS_API_KEY\` | a key | public, restricted to your site in Google's console |
| \`analytics_origins\` | https origins, separated by spaces | opens the content security policy for an analytics script of yours |

A new embedded database starts with \`altcha\` and \`manual\`, so a first start needs no account anywhere.
\`SITE_URL\` and \`PUBLIC_ANON_KEY\` are also read by the build; a server that is configured otherwise writes its own values into
the pages at the start.
`
}
