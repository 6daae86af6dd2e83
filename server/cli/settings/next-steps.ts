import { settingDefinition } from '#domain/settings.ts'
import type { Environment } from '#server/environment.ts'
import type { Store } from '#server/store/store.ts'

/** Returns a sentence for each setting that the chosen provider still needs. */
export async function nextSteps(
  store: Pick<Store, 'getSetting'>,
  environment: Pick<Environment, 'recaptchaSecretKey'>,
  key: string,
): Promise<readonly string[]> {
  const facts = settingDefinition(key)
  const chosen = (await store.getSetting(key)) || facts?.fallback
  const needs = chosen === undefined ? undefined : facts?.needs?.[chosen]
  if (needs === undefined) return []
  const variables = { RECAPTCHA_SECRET_KEY: environment.recaptchaSecretKey }
  const { setting, variable } = needs
  return [
    ...((await store.getSetting(setting)) ? [] : [`npm run settings -- set ${setting} …`]),
    ...(variable !== undefined && variables[variable] === null
      ? [`give the server ${variable} and start it again.`]
      : []),
  ]
}
