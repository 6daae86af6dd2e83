import { serviceBlurb } from '#app/copy/page-copy.ts'
import { useSections } from '#app/copy/use-copy.ts'

/** The one line that stands under a service's name where another page links to it. @param group slug of its category */
export function ServiceBlurb({ group, slug }: { group: string; slug: string }) {
  return serviceBlurb(useSections(['language', 'servicePages', 'innerPages']), group, slug)
}
