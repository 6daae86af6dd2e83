import { type Business, business, factsVersion } from '#domain/business/business.ts'

/**
 * Returns what scripts may read of the business: every fact except the mailbox for leads, an address
 * that pages hide, and tables that only the server reads.
 */
export function scriptFacts(): { readonly version: string; readonly facts: Business } {
  const facts: Business = {
    ...business,
    staffEmail: '',
    zipCodes: {},
    redirects: {},
    prices: {},
    townArrivalMinutes: {},
    townNightMinutes: {},
    jobMinutes: {},
    texts: {},
    ...(!business.showAddress && {
      address: { ...business.address, street: '', postalCode: '' },
      location: { latitude: 0, longitude: 0 },
    }),
  }
  return { version: factsVersion, facts }
}
