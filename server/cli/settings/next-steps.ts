import type { Environment } from '#server/environment.ts'
import type { Store } from '#server/store/store.ts'
import { ADDRESS_PROVIDERS, CAPTCHA_PROVIDERS, MAPS_KEY, SITE_KEY } from './known-keys.ts'

/** What the providers that are now chosen still lack: a sentence each. */
export async function nextSteps(
  store: Pick<Store, 'getSetting'>,
  environment: Pick<Environment, 'recaptchaSecretKey'>,
  key: string,
): Promise<readonly string[]> {
  const value = async (name: string): Promise<string> => (await store.getSetting(name)) ?? ''
  const isChosen = async (choice: {
    readonly key: string
    readonly words: readonly string[]
  }): Promise<boolean> => ((await value(choice.key)) || choice.words[0]) === choice.words[0]

  if (key === CAPTCHA_PROVIDERS.key && (await isChosen(CAPTCHA_PROVIDERS))) {
    return [
      ...((await value(SITE_KEY)) === '' ? [`npm run settings -- set ${SITE_KEY} …`] : []),
      ...(environment.recaptchaSecretKey === null
        ? ['give the server RECAPTCHA_SECRET_KEY and start it again.']
        : []),
    ]
  }
  const lacksMapsKey = key === ADDRESS_PROVIDERS.key && (await isChosen(ADDRESS_PROVIDERS))
  return lacksMapsKey && (await value(MAPS_KEY)) === ''
    ? [`npm run settings -- set ${MAPS_KEY} …`]
    : []
}
