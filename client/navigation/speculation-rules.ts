/**
 * What the browser may fetch and draw ahead (Speculation Rules, WICG): the
 * pages of this site that a pointer rests on or goes down on. Never what the
 * server makes for one visitor, nor the page after a request, which only the
 * form may open. Browsers that know nothing of it load a page when it is
 * asked for.
 */
const NEVER_PREFETCHED = [
  '/thank-you',
  '/es/gracias',
  '/request',
  '/r/*',
  '/a/*',
  '/staff',
  '/staff/*',
] as const
const PREFETCHED_LINKS = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: NEVER_PREFETCHED } },
    { not: { selector_matches: '[download], [target]' } },
  ],
} as const

/** Letter for letter as it stands in the page: the content security policy knows it by its hash. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: PREFETCHED_LINKS, eagerness: 'moderate' }],
  prerender: [{ where: PREFETCHED_LINKS, eagerness: 'moderate' }],
})

/** After the paint: before it nobody follows a link. */
export function addSpeculationRules(): void {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = SPECULATION_RULES
  document.body.append(rules)
}
