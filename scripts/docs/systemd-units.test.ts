import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** The units of deploy/ as systemd itself reads them, where there is one; what they name the test beside this one holds. */

const FOLDER = path.resolve(import.meta.dirname, '../../deploy')
const FILES = globSync('*.{service,timer}', { cwd: FOLDER })
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) process.stderr.write('\n*** Units are NOT verified: no systemd-analyze here.\n\n')
const verified = test.skipIf(!hasSystemd)

/**
 * What systemd has to say of the units, one line each; its exit status tells
 * less, since a key that it does not know it only mentions.
 */
function complaints(): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const copies = FILES.map((name) => {
    const copy = path.join(folder, name)
    const text = readFileSync(path.join(FOLDER, name), 'utf8')
    // It looks whether the programs are there: this machine has its own Node.
    writeFileSync(copy, text.replaceAll('=/usr/bin/node ', `=${process.execPath} `))
    return copy
  })
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], {
    encoding: 'utf8',
  })
  // It reads what they stand beside as well, which is the machine's own.
  return stderr.split('\n').filter((line) => line.includes('palisade'))
}

verified('every unit and timer is as systemd wants it', () => {
  expect(FILES.length).toBeGreaterThan(4)
  expect(complaints()).toEqual([])
})
