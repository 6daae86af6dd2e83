import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Runs a script of the build with NODE_ENV=production. In a separate process, because React reads
 * NODE_ENV when it is imported, and because a build of Vite sets it for its whole process: tests and
 * the development server would then get the React of production as well.
 * @param script file, from the project's root
 * @param failure the first line of the error if the script fails
 */
export async function runForProduction(script: string, failure: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [script], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 2 ** 26,
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    // Without the stack, whose lines are of the bundled renderer.
    const said = (stdout + stderr).replaceAll(/^ +at .*\n/gm, '')
    throw new Error(`${failure}\n${said.slice(-8000)}`, { cause: error })
  }
}
