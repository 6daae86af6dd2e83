/** Runs the program that renders, in a process of its own. */

import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { CODE, CODE_FOLDER } from './built-code.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Environment variables that are written into the pages. */
export const PAGE_VARIABLES = ['SITE_URL', 'PUBLIC_ANON_KEY'] as const

/** Passed to the process that renders; the secrets of the server are not. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'NODE_COMPILE_CACHE', ...PAGE_VARIABLES]

/** Rendering takes seconds; a machine with much else to do may need minutes. */
const TIMEOUT_MS = 600_000

export interface RendererOptions {
  /** Folder that contains the built code, such as `build`. */
  readonly build: string
  /** File with the facts of the business. */
  readonly businessFile: string
  /** Environment variables of the server. */
  readonly variables: Readonly<Record<string, string | undefined>>
}

/**
 * Runs the program with arguments after the folder of the built code (scripts/site/render/main.ts).
 * @returns what it writes
 * @throws an error whose message says what the owner can do
 */
export async function runRenderer(
  { build, businessFile, variables }: RendererOptions,
  args: readonly string[],
): Promise<string> {
  const code = path.join(build, CODE_FOLDER)
  const siteUrl = variables['SITE_URL']
  const env: Record<string, string | undefined> = {
    ...Object.fromEntries(PASSED_ON.map((name) => [name, variables[name]])),
    BUSINESS_FILE: businessFile,
    NODE_ENV: 'production',
    ...(siteUrl !== undefined && { SITE_ORIGIN: URL.parse(siteUrl)?.origin ?? siteUrl }),
  }
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(code, CODE.renderer), code, ...args],
      { cwd: ROOT, env, maxBuffer: 2 ** 26, timeout: TIMEOUT_MS },
    )
    return stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    // Without the stack, whose lines are of the bundled program.
    const said = (stdout + stderr).replaceAll(/^ +at .*\n/gm, '')
    throw new Error(`The pages could not be rendered.\n${said.slice(-8000)}`, { cause: error })
  }
}
