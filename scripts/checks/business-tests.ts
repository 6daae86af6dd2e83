import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Import, readRunningImports } from './imports/import-graph.ts'

/** What an owner changes: facts, towns, services and their derivatives. */
const OWNER_FILES = /^domain\/(business|cities|services|moved|spanish-names|spanish-paths)\.ts$/

/** Independent of the business's values, and the slowest. */
const BUSINESS_INDEPENDENT_FILES =
  /^(server\/(store|cli\/backup)\/|server\/main\.test\.ts|tests\/newcomer\/)/

const UNIT_TEST_FILES = /^(?!.*\.browser\.test\.|tests\/(?:built|resilience)\/).*\.test\.tsx?$/

/**
 * Lists the unit tests whose result may depend on the business: those that run one of the owner's files, by the import
 * graph.
 * @returns files from the root of the repository
 */
export function testsOfTheBusiness(root: string): readonly string[] {
  const imports = readRunningImports(root)
  const files = [...new Set(imports.map(({ from }) => from))]
  // A glob names no files; all globs cover copy.
  const byPattern = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('import.meta.glob'),
  )
  // Some import nothing.
  const owners = [...new Set(imports.map(({ to }) => to))].filter((file) => OWNER_FILES.test(file))
  const reached = dependentFiles(imports, [...owners, ...byPattern])
  return files.filter(
    (file) =>
      UNIT_TEST_FILES.test(file) && reached.has(file) && !BUSINESS_INDEPENDENT_FILES.test(file),
  )
}

/** Returns these files and every file that runs when one of them runs. */
export function dependentFiles(imports: readonly Import[], these: readonly string[]): Set<string> {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const reached = new Set(these)
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return reached
}
