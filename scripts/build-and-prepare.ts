// First, because the imports below read the file.
import './owner/check-business-file.ts'
import { prepareStart } from '#server/prepare-start.ts'
import { buildCodeIfStale, buildIfStale } from './site/build.ts'

/** Builds what is stale before `npm start` serves. */
await prepareStart(async ({ isDelivered }) => {
  try {
    // The pages of other facts are rendered into the data folder.
    await (isDelivered ? buildIfStale() : buildCodeIfStale())
  } catch (error) {
    // A slip in a text must not leave callers without a site.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.stderr.write('The pages are served as they were built before.\n')
  }
})
