/** `npm start`: builds what is stale, then serves. */

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { runServer } from '../server/main.ts'
import { BUILD, isStale } from './build/stamp.ts'

if (await isStale()) {
  if (existsSync(BUILD) && !isWritable(BUILD))
    process.stderr.write(
      `The site was built from other sources, and ${BUILD} cannot be written here. Where systemd runs the server, palisade-build builds it: journalctl -u palisade-build says why it did not. It is served as it was built before.\n`,
    )
  else build()
}
await runServer()

function build(): void {
  // In a process of its own: the bundler would stay in the server's memory.
  const { status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'build/build.ts')],
    { stdio: ['ignore', 2, 2] },
  )
  // A slip in the sources must not leave callers without a site.
  if (status !== 0) process.stderr.write('The site is served as it was built before.\n')
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
