import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { priceText } from '#copy/price-text.ts'
import { servicePath } from '#domain/pages/pages.ts'
import { findService, type GroupId, serviceGroups } from '#domain/services/services.ts'

const LOCKOUTS: Readonly<Partial<Record<GroupId, string>>> = {
  residential: 'House Lockout',
  commercial: 'Business Lockout',
  automotive: 'Car Lockout',
}

/** Renders a link to the lockout of a category of planned work, for visitors who are locked out now. */
export function LockoutLink({ group }: { group: GroupId }) {
  const { lockedOut } = useCopy('innerPages')
  const prices = useCopy('prices')
  const names = useNames()
  const link = useLink()
  const service = findService(LOCKOUTS[group] ?? '')
  const emergency = serviceGroups().find(({ id }) => id === service?.group)
  if (!service || !emergency) return null
  return (
    <p className="page-hero-urgent">
      {lockedOut}:{' '}
      <a href={link(servicePath(emergency.slug, service.slug))} className="text-link">
        {`${names.service(service.label)}, ${priceText(service.label, prices)}`}
      </a>
    </p>
  )
}
