import { cleanLine, truncate } from '#domain/text/clean-text.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import type { CheckDependencies } from '../check-dependencies.ts'

const report = findingsAbout('Photos')
/** A PNG of one pixel. */
const SAMPLE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const MAX_REASON_LENGTH = 200

/** Converts a sample as the server converts the photos of visitors: in a process of its own. */
export async function checkPhotos({
  createPhotoConverter,
}: Pick<CheckDependencies, 'createPhotoConverter'>): Promise<Finding> {
  let reason = 'unreadable'
  const convert = createPhotoConverter(({ message }) => {
    reason = truncate(cleanLine(message), MAX_REASON_LENGTH)
  })
  const { outcome } = await convert(SAMPLE)
  return outcome === 'converted'
    ? report.ok('a sample was converted')
    : report.error(
        `cannot be converted, so visitors cannot send any: ${reason}`,
        'Let the server start processes and give it memory; then reinstall with npm ci.',
      )
}
