import { business } from '#domain/business.ts'
import { formatPrice } from './price.ts'
import type { Placeholder } from './placeholders.ts'

type Values = Partial<Record<Placeholder, string>>

/** What the owner has configured, under the names that copy uses for it. */
const CONFIGURED: Values = {
  businessName: business.name,
  legalName: business.legalName,
  supportEmail: business.supportEmail,
  license: business.licences.topBar,
  region: business.address.region,
  agency: business.agency.name,
  emergencyPrice: formatPrice(business.offers.emergencyLockout.price),
  installationPrice: formatPrice(business.offers.lockInstallation.price),
  reviewCount: String(business.rating?.count ?? 0),
  retentionDays: String(business.retentionDays),
}

/**
 * Copy with its names in braces filled in. A name that nobody fills stays as
 * it is, so that a test over the built pages finds it.
 * @param values what the place of the text knows; wins over the configuration
 */
export function fillTemplate(text: string, values: Values = {}): string {
  return text.replace(
    /\{(\w+)\}/g,
    (braces, name: Placeholder) => values[name] ?? CONFIGURED[name] ?? braces,
  )
}
