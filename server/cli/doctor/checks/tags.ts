import { hasGoogleTag } from '#domain/pages/page-tags.ts'
import { privateOrigin } from '#server/environment.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { type Finding, findingsAbout } from '../finding.ts'

const report = findingsAbout('Tags')
const REQUEST_TIMEOUT_MS = 5000
const HOST = 'https://www.googletagmanager.com'

/**
 * Asks Google's host for each script that the pages load, and says what of Tag Manager will not run.
 * Nothing where pages leave tags out: the finding about STAFF_URL says so.
 */
export async function checkTags({
  business: { tags },
  environment,
  fetch,
}: Pick<CheckDependencies, 'business' | 'environment' | 'fetch'>): Promise<readonly Finding[]> {
  if (tags === undefined || !hasGoogleTag(tags) || privateOrigin(environment) === null) return []
  const { ga4, ads, gtm } = tags
  const scripts = [
    ...(ga4 === null ? [] : [[ga4, `/gtag/js?id=${ga4}`] as const]),
    ...(ads === null ? [] : [[ads, `/gtag/js?id=${ads.split('/')[0] ?? ''}`] as const]),
    ...(gtm === null ? [] : [[gtm, `/gtm.js?id=${gtm}`] as const]),
  ]
  const answers = await Promise.all(
    scripts.map(async ([id, path]) => await checkScript(id, HOST + path, fetch)),
  )
  return gtm === null ? answers : [...answers, NOT_RUN]
}

const NOT_RUN = report.warning(
  'of Tag Manager, "Custom HTML" tags and "Custom JavaScript" variables do not run, and tags of other companies only if analytics_origins names their hosts',
  'Use ready-made tags, or write the ids of Analytics and Ads into tags instead.',
)

async function checkScript(
  id: string,
  address: string,
  fetch: CheckDependencies['fetch'],
): Promise<Finding> {
  try {
    const { ok, status } = await fetch(address, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    return ok
      ? report.ok(`Google knows ${id}`)
      : report.error(
          `Google has no script for ${id} (status ${status})`,
          'Copy the id once more from your account, and publish the container of Tag Manager.',
        )
  } catch {
    return report.warning(
      `${HOST} cannot be reached from this machine, so ${id} is not checked`,
      'Open your site, press Accept, and look at Tag Assistant.',
    )
  }
}
