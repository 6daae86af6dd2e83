import type { Business } from './business.ts'

interface BusinessModule {
  readonly business: Business
}

/**
 * Returns the owner's file with the time zone of New York, for `vi.mock` in tests that name hours
 * of the day.
 */
export async function withNewYorkTimeZone(
  original: () => Promise<BusinessModule>,
): Promise<BusinessModule> {
  const { business } = await original()
  return { business: { ...business, timeZone: 'America/New_York' } }
}
