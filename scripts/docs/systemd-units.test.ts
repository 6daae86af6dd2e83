/**
 * Verifies the units of deploy/ with systemd, if it is installed. deployment.test.ts checks the
 * names in them.
 */

import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { skipUnless } from '#tests/support/skip-unless.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../deploy')
const FILES = globSync('*.{service,timer}', { cwd: FOLDER })
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/**
 * Returns systemd's messages about the units. Its exit status is not enough,
 * because an unknown key is only a warning.
 */
function complaints(): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const copies = FILES.map((name) => {
    const copy = path.join(folder, name)
    const text = readFileSync(path.join(FOLDER, name), 'utf8')
    // systemd checks that the programs exist; Node is at another path here.
    writeFileSync(copy, text.replaceAll('=/usr/bin/node ', `=${process.execPath} `))
    return copy
  })
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], {
    encoding: 'utf8',
  })
  // It also reports the machine's own units.
  return stderr.split('\n').filter((line) => line.includes('palisade'))
}

test(
  'systemd accepts every unit and timer',
  skipUnless(hasSystemd, 'systemd is not installed, which verifies its units'),
  () => {
    expect(FILES.length).toBeGreaterThan(4)
    expect(complaints()).toEqual([])
  },
)
