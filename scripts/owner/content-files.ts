import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../domain/language.ts'
import type { PendingEdits } from './source-edits.ts'

const LANGUAGES: readonly Language[] = ['en', 'es']

/**
 * Removes the copy of a page in each language.
 * @param page below a language's folder: 'cities/hoboken.ts'
 */
export function removeWords(pending: PendingEdits, root: string, page: string): void {
  for (const language of LANGUAGES) {
    const file = `copy/${language}/${page}`
    if (existsSync(path.join(root, file))) pending.remove(file)
  }
}

/** Lists every copy file that remains after the edits so far, sorted by name. */
export function contentFiles(pending: PendingEdits, root: string): readonly string[] {
  const gone = new Set(pending.edits.flatMap((edit) => ('remove' in edit ? [edit.file] : [])))
  return globSync(
    LANGUAGES.map((language) => `copy/${language}/**/*.ts`),
    { cwd: root },
  )
    .filter((file) => !gone.has(file))
    .sort()
}
