import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.join(import.meta.dirname, '../..')

/** Builds before the tests that start servers, in a process of its own, as `npm run build` does. */
export default async function buildOnce(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build/build.ts'], { cwd: ROOT })
}
