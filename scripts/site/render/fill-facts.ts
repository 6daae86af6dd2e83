import type { Business } from '#domain/business/business.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'

/** Returns the identifier that stands for a fact in built scripts. */
export const factPlaceholder = (name: string): string => `__FACT_${name}__`

const PLACEHOLDER = /__FACT_(\w+?)__/g

/** What placeholders stand for, by name. */
export type Facts = Readonly<Record<string, unknown>>

/**
 * Returns what scripts may read of the business: every fact except the mailbox for requests, an
 * address that pages hide, and tables that only the server reads.
 */
export function scriptFacts(business: Business): Facts {
  const stated: Business = {
    ...business,
    staffEmail: '',
    zipCodes: {},
    redirects: {},
    ...(!business.showAddress && {
      address: { ...business.address, street: '', postalCode: '' },
      location: { latitude: 0, longitude: 0 },
    }),
  }
  const { paidSearch } = business.phones
  return {
    ...stated,
    business: stated,
    shownPaidSearchPhone: { href: telHref(paidSearch), text: formatPhone(paidSearch) },
  }
}

/**
 * Replaces the placeholders of facts in a script.
 * @throws if a placeholder has no value
 */
export const fillFacts = (script: string, facts: Facts): string =>
  script.replace(PLACEHOLDER, (_, name: string) => {
    if (!Object.hasOwn(facts, name)) throw new Error(`no fact is called '${name}'`)
    return expressionOf(facts[name])
  })

/** Writes a value as an expression that may stand anywhere, also in a script inside a page. */
function expressionOf(value: unknown): string {
  if (value === undefined) return 'void 0'
  const text = JSON.stringify(value).replaceAll('<', String.raw`\u003C`)
  return typeof value === 'string' || typeof value === 'boolean' || value === null
    ? text
    : `(${text})`
}
