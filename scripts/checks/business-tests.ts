import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Import, readRunningImports } from './imports/import-graph.ts'

/** What an owner changes: facts, towns, services, and what follows from them. */
const OWNER_FILES = /^domain\/(business|cities|services|moved|spanish-names|spanish-paths)\.ts$/

/** They keep, count or send whatever they are given, and cost the most. */
const BUSINESS_INDEPENDENT_FILES =
  /^(server\/(store|cli\/backup)\/|server\/main\.test\.ts|tests\/newcomer\/)/

const UNIT_TEST_FILES = /^(?!.*\.browser\.test\.|tests\/(?:built|resilience)\/).*\.test\.tsx?$/

/**
 * The unit tests whose outcome may hang on whose site it is: those that run
 * something of the owner's, by the graph of imports.
 * @returns files from the root of the repository
 */
export function testsOfTheBusiness(root: string): readonly string[] {
  const imports = readRunningImports(root)
  const files = [...new Set(imports.map(({ from }) => from))]
  // A pattern of files names none of them; all such patterns are over copy.
  const byPattern = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('import.meta.glob'),
  )
  // Some import nothing.
  const owners = [...new Set(imports.map(({ to }) => to))].filter((file) => OWNER_FILES.test(file))
  const reached = whatRuns(imports, [...owners, ...byPattern])
  return files.filter(
    (file) =>
      UNIT_TEST_FILES.test(file) && reached.has(file) && !BUSINESS_INDEPENDENT_FILES.test(file),
  )
}

/** These files, and every file that runs when one of those runs. */
export function whatRuns(imports: readonly Import[], these: readonly string[]): Set<string> {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const reached = new Set(these)
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return reached
}
