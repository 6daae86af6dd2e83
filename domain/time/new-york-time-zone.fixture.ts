import type { Business } from '#domain/business/business.ts'

interface BusinessModule {
  readonly business: Business
}

/**
 * Returns the module with the owner's facts, in the time zone of New York, for `vi.mock` in tests that
 * name hours of the day.
 */
export async function withNewYorkTimeZone<Module extends BusinessModule>(
  original: () => Promise<Module>,
): Promise<Module> {
  const facts = await original()
  return { ...facts, business: { ...facts.business, timeZone: 'America/New_York' } }
}
