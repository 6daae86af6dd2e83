/**
 * Lets the browser prefetch and prerender pages of this site that the pointer rests on or presses
 * (Speculation Rules, WICG). Excludes pages that the server renders for one visitor, and the
 * thank-you page, which only the form may open. Browsers without support load pages normally.
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

/** Exact text of the script element, because the content security policy contains its hash. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: PREFETCHED_LINKS, eagerness: 'moderate' }],
  prerender: [{ where: PREFETCHED_LINKS, eagerness: 'moderate' }],
})

/** Adds them after the paint, because links are not followed before it. */
export function addSpeculationRules(): void {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = SPECULATION_RULES
  document.body.append(rules)
}
