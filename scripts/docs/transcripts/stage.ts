import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from './place.ts'
import { tidy } from './tidy.ts'

/** Longer than a build on a busy machine. */
const PATIENCE_MS = 300_000
const LOOK_EVERY_MS = 100

/** A place in which stories are told, with everything that they did so far. */
export interface Stage {
  readonly place: Place
  readonly url: string
  /** Ids of the requests of all stories, in the order in which they were made. */
  readonly ids: string[]
  /** The server that runs, if one does. */
  server: RunningCommand | null
  commandCount: number
}

interface RunningCommand {
  readonly log: string
  readonly pid: number
  readonly ended: Promise<number | null>
  hasEnded(): boolean
}

/** One story: what is done, and the Markdown that tells of it. */
export interface Teller {
  /** A paragraph between the commands. */
  say(text: string): void
  /** Something that was not typed at a shell: what was asked, and what came of it. */
  show(done: string, outcome: string): void
  /**
   * Types a command in the site's folder and tells what it printed.
   * @throws when it ends with another status than expected
   */
  run(command: string, expected?: { readonly status?: number }): Promise<string>
  /** Starts the server by this command and goes on when it is ready. */
  start(command: string): Promise<void>
  /**
   * Stops the server and waits for the end, which must be a clean one. A
   * supervisor tells npm alone, by SIGTERM; Ctrl-C at a terminal tells
   * everything that npm has started as well, by SIGINT.
   */
  stop(how?: 'supervisor' | 'terminal'): Promise<void>
  /**
   * Replaces one piece of text in a file of the site's, or of another folder.
   * @throws when it is not there exactly once
   */
  edit(file: string, from: string, to: string): Promise<void>
  markdown(): string
}

export function makeStage(place: Place, port: number): Stage {
  return { place, url: `http://localhost:${port}`, ids: [], server: null, commandCount: 0 }
}

export const environmentOf = (stage: Stage): Record<string, string> => ({
  ...stage.place.environment,
  PORT: new URL(stage.url).port,
})

export function makeTeller(stage: Stage, title: string): Teller {
  const parts: string[] = [`# ${title}`]
  const shown = (text: string): string =>
    tidy(text, {
      folder: stage.place.folder,
      port: Number(new URL(stage.url).port),
      ids: stage.ids,
    })
  const block = (command: string, output: string): void => {
    const lines = shown(output)
    parts.push(`\`\`\`console\n$ ${shown(command)}\n${lines === '' ? '' : `${lines}\n`}\`\`\``)
  }

  return {
    say: (text) => void parts.push(text.trim()),
    show: (done, outcome) => void parts.push(`\`\`\`text\n${shown(`${done}\n${outcome}`)}\n\`\`\``),
    async run(command, { status = 0 } = {}) {
      const running = begin(stage, command)
      const ended = await running.ended
      const output = await readFile(running.log, 'utf8')
      if (ended !== status)
        throw new Error(`'${command}' ended with ${ended}, not ${status}:\n${output}`)
      block(command, status === 0 ? output : `${output}\n(exit status ${status})`)
      return output
    },
    async start(command) {
      // The shell makes way for npm, so that the signal reaches it as it does from a supervisor.
      const running = begin(stage, `exec ${command}`)
      stage.server = running
      await untilReady(stage.url, running)
      block(`${command} &`, await readFile(running.log, 'utf8'))
    },
    async stop(how = 'supervisor') {
      const server = stage.server
      if (server === null) throw new Error('There is no server to stop.')
      if (how === 'terminal') process.kill(-server.pid, 'SIGINT')
      else process.kill(server.pid, 'SIGTERM')
      const status = await server.ended
      const left = killAll(stage)
      if (status !== 0 || left)
        throw new Error(
          `It ended with ${status}${left ? ', and left a process behind' : ''}:\n` +
            (await readFile(server.log, 'utf8')),
        )
      const typed = how === 'terminal' ? 'fg\n^C' : 'kill -TERM %1; wait %1'
      parts.push(`\`\`\`console\n$ ${typed}\n$ echo $?\n0\n\`\`\``)
    },
    async edit(file, from, to) {
      const target = path.resolve(stage.place.site, file)
      const text = await readFile(target, 'utf8')
      const found = text.split(from).length - 1
      if (found !== 1) throw new Error(`${file} has this ${found} times, not once: ${from}`)
      await writeFile(
        target,
        text.replace(from, () => to),
      )
    },
    markdown: () => `${parts.join('\n\n')}\n`,
  }
}

/** Ends at once whatever is left of the server that was started; true when something was. */
export function killAll(stage: Stage): boolean {
  const { server } = stage
  stage.server = null
  if (server === null) return false
  try {
    process.kill(-server.pid, 'SIGKILL')
    return true
  } catch (error) {
    // No process is left in the group.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

function begin(stage: Stage, command: string): RunningCommand {
  const log = path.join(stage.place.folder, `output-${stage.commandCount++}`)
  // Both streams into one file: the lines stay in the order in which they were written.
  const output = openSync(log, 'w')
  const child = spawn('sh', ['-c', command], {
    cwd: stage.place.site,
    env: environmentOf(stage),
    stdio: ['ignore', output, output],
    // A group of its own, so that nothing of it is left behind whatever goes wrong.
    detached: true,
    timeout: PATIENCE_MS,
  })
  closeSync(output)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  return { log, pid: child.pid ?? -1, ended, hasEnded }
}

async function untilReady(url: string, server: RunningCommand): Promise<void> {
  const lastMoment = Date.now() + PATIENCE_MS
  for (;;) {
    if (server.hasEnded() || Date.now() > lastMoment)
      throw new Error(`The server does not get ready:\n${await readFile(server.log, 'utf8')}`)
    const status = await fetch(`${url}/readyz`).then(
      async (response) => (await response.text(), response.status),
      () => 0,
    )
    // The line that says so comes after the port is open.
    if (status === 200 && (await readFile(server.log, 'utf8')).includes('"listening"')) return
    await pause(LOOK_EVERY_MS)
  }
}

/** Waits until something that the server does by itself has happened. */
export async function until(what: string, happened: () => Promise<boolean>): Promise<void> {
  const lastMoment = Date.now() + PATIENCE_MS
  while (!(await happened())) {
    if (Date.now() > lastMoment) throw new Error(`It did not come about that ${what}.`)
    await pause(LOOK_EVERY_MS)
  }
}
