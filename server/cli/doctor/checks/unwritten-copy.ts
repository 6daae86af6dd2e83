import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Finding, warningFinding } from '../finding.ts'
import type { CheckDependencies } from '../check-dependencies.ts'

/** Marks generic texts that `npm run add` has written. */
const UNWRITTEN_MARK = /^ *\/\/ Write: /gm

/**
 * Lists the pages that need the owner's own text. An image contains the built pages only, so it
 * reports nothing there.
 */
export function checkUnwrittenCopy({
  build,
}: Pick<CheckDependencies, 'build'>): readonly Finding[] {
  const root = dirname(build)
  return globSync('copy/*/{cities,services/*}/*.ts', { cwd: root })
    .sort()
    .flatMap((file) => {
      const places = readFileSync(join(root, file), 'utf8').match(UNWRITTEN_MARK)?.length ?? 0
      if (places === 0) return []
      return warningFinding(
        'words',
        `${file} has ${places} ${places === 1 ? 'place' : 'places'} with words that are true of any`,
        'Write what is true of this one under each `// Write:`, and take that line out.',
      )
    })
}
