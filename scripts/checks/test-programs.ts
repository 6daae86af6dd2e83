import { globSync } from 'node:fs'
import { hasArialWidths } from '#tests/support/arial-widths.ts'
import { installDebianPackages, isInPath } from './debian-packages.ts'

/** A program or font that tests use if the machine has it. */
interface TestProgram {
  readonly debianPackage: string
  isInstalled(): boolean
}

const PROGRAMS: readonly TestProgram[] = [
  {
    debianPackage: 'postgresql',
    isInstalled: () =>
      process.env['TEST_DATABASE_URL'] !== undefined ||
      isInPath('initdb') ||
      globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  { debianPackage: 'strace', isInstalled: () => isInPath('strace') },
  { debianPackage: 'pgbouncer', isInstalled: () => isInPath('pgbouncer') },
  { debianPackage: 'fonts-liberation', isInstalled: hasArialWidths },
  { debianPackage: 'git', isInstalled: () => isInPath('git') },
  { debianPackage: 'firefox-esr', isInstalled: () => isInPath('firefox-esr') },
  { debianPackage: 'webkit2gtk-driver', isInstalled: () => isInPath('WebKitWebDriver') },
  { debianPackage: 'xvfb', isInstalled: () => isInPath('Xvfb') },
]

/**
 * Installs the programs that the tests use and the machine lacks. Tests skip what is still missing;
 * they find the reason in the returned variable.
 */
export function installTestPrograms(): Record<string, string> {
  const missing = PROGRAMS.filter((program) => !program.isInstalled())
  if (missing.length === 0) return {}
  const names = missing.map(({ debianPackage }) => debianPackage)
  console.error(`Installing for the tests: ${names.join(', ')}.`)
  const problem = installDebianPackages(...names)
  return problem === null ? {} : { TEST_NOT_INSTALLED: problem }
}
