import { serviceSlug, withServices } from '../../domain/business/editing/lists.ts'
import type { Business, ServiceEntry, ServicePrice } from '../../domain/business/schema/schema.ts'
import { nameProblem } from '../../domain/text/names.ts'
import { categoryPath } from '../../domain/pages/pages.ts'
import { CATALOG } from '../../domain/services/catalog/service-catalog.ts'
import { OTHER_SERVICE, serviceGroups } from '../../domain/services/services.ts'
import { type CommandResult, refused } from './edit-business.ts'

/** Longer names do not fit the form's options. */
const MAX_NAME_LENGTH = 31

/** A row without amounts, for which pages tell to ask for the price. */
const UNPRICED: ServicePrice = {
  from: null,
  to: null,
  includes: null,
  more: { en: 'drilling or a part that we order', es: 'taladrar o una pieza por encargo' },
}

/**
 * Adds a service, at the end of its group, because the form lists them in this order.
 * @param names its name, and its Spanish one if the owner knows it
 * @param groupId id of its group, as the owner typed it
 */
export function addService(
  facts: Business,
  { name, spanish }: { readonly name: string; readonly spanish?: string | undefined },
  groupId: string | undefined,
): CommandResult {
  const problem = nameProblem(name, MAX_NAME_LENGTH) ?? nameProblem(spanish ?? name, 40)
  if (problem !== null) return refused(`${problem}.`)
  const group = serviceGroups().find(({ id }) => id === groupId)
  if (!group)
    return refused(
      `--category takes one of ${serviceGroups()
        .map(({ id }) => id)
        .join(', ')}.`,
    )
  const named = (label: string): boolean => label.toLowerCase() === name.toLowerCase()
  const known = CATALOG.find(({ label }) => named(label))
  if (known && known.group !== group.id)
    return refused(
      `${known.label} is of the category ${known.group}: write --category ${known.group}.`,
    )
  const entry: ServiceEntry = {
    label: known?.label ?? name,
    group: group.id,
    ...(spanish !== undefined && { spanishName: spanish }),
  }
  const isThere = facts.services.some(
    (service) =>
      named(service.label) ||
      (service.group === group.id && serviceSlug(service) === serviceSlug(entry)),
  )
  if (isThere || named(OTHER_SERVICE)) return refused(`${name} is a service of the site.`)
  const last = facts.services.findLastIndex((service) => service.group === group.id)
  return {
    ok: true,
    facts: {
      ...withServices(facts, facts.services.toSpliced(last + 1, 0, entry)),
      prices: { ...facts.prices, [entry.label]: facts.prices[entry.label] ?? UNPRICED },
    },
    messages: [
      `${entry.label} is in business.json, and in menus, form, lists and sitemap.`,
      'Pages tell to ask for its price until you write it into its row of "prices", such as "from": 90.',
      ...(known
        ? []
        : [
            'Its page says what is true of any service: write a sentence or two of its own as "about" into its entry.',
            ...(group.id === 'automotive'
              ? ['The form asks which vehicle it is for; that may stay empty.']
              : []),
            ...(spanish === undefined
              ? [
                  `Spanish pages call it ${name}: write its Spanish name as "spanishName" into its entry.`,
                ]
              : []),
          ]),
    ],
  }
}

export function removeService(facts: Business, name: string): CommandResult {
  const service = facts.services.find(({ label }) => label === name)
  const group = serviceGroups().find(({ id }) => id === service?.group)
  if (!service || !group)
    return refused(
      `'${name}' is no service of the site: write one of ${facts.services.map(({ label }) => label).join(', ')}.`,
    )
  if (facts.reviews.some((review) => review.service === name))
    return refused(`A review in business.json is of ${name}: take it out first.`)
  if (facts.services.every((other) => other === service || other.group !== service.group))
    return refused(`${name} is the only service under ${group.menuLabel}: add another first.`)
  return {
    ok: true,
    facts: withServices(
      facts,
      facts.services.filter((other) => other !== service),
    ),
    messages: [
      `${name} is out of business.json, and its addresses lead to ${categoryPath(group.slug)}.`,
    ],
  }
}
