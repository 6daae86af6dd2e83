import { serviceBlurb } from '#copy/loader/page-copy.ts'
import { useSections } from '#copy/loader/use-copy.ts'

/**
 * Renders the line below a service's name where another page links to it.
 * @param group slug of its category
 */
export function ServiceBlurb({ group, slug }: { group: string; slug: string }) {
  return serviceBlurb(useSections(['language', 'servicePages', 'innerPages']), group, slug)
}
