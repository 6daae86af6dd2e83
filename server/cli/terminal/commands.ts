import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { RawEnvironment } from '#server/environment.ts'

/** Input and output of a command, passed in so that tests can replace them. */
export interface CommandIo {
  /** Writes to standard output; resolves when more may be written. */
  out(text: string): Promise<void>
  /** Writes to standard error: progress, questions, errors. */
  err(text: string): void
  /** Returns the trimmed answer at the terminal; `null` without a terminal. */
  ask(question: string): Promise<string | null>
  readonly terminal: {
    readonly out: boolean
    readonly err: boolean
    readonly columns: number
  }
  readonly environment: RawEnvironment
  readonly fetch: typeof globalThis.fetch
  /** The folder in which the command was typed; file arguments are relative to it. */
  readonly folder: string
  readonly clock: () => number
}

/** Resolves with the exit status: 0 success, 1 failure, 2 usage error. */
export type Command = (args: readonly string[], io: CommandIo) => Promise<number>

export const EXIT_DONE = 0
export const EXIT_FAILED = 1
const EXIT_USAGE = 2

/** A failure that the owner can correct. Its message, a sentence, is printed. */
export class CommandError extends Error {}

/** Wrong arguments. Its message is printed, and where to read more. */
export class UsageError extends CommandError {}

/** Prints why a command failed; returns the exit status. Rethrows bugs. */
function reportFailure(io: CommandIo, error: unknown): number {
  if (!(error instanceof CommandError)) throw error
  io.err(`${error.message}\n`)
  if (!(error instanceof UsageError)) return EXIT_FAILED
  io.err('Run it with --help to see what it takes.\n')
  return EXIT_USAGE
}

interface CommandArguments<Options extends ParseArgsOptionsConfig> {
  readonly options: Options
  /** How many arguments besides the options it takes, and the message for any other number. */
  readonly positionals: readonly [least: number, most: number, problem: string]
}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>

type Input<Options extends ParseArgsOptionsConfig> = Parsed<Options>['values'] & {
  readonly positionals: readonly string[]
}

/**
 * Creates a command that reads its arguments first and reports wrong ones in a sentence.
 * @param run resolves with the exit status; by default success
 */
export const createCommand =
  <const Options extends ParseArgsOptionsConfig>(
    { options, positionals: [least, most, problem] }: CommandArguments<Options>,
    run: (input: Input<Options>, io: CommandIo) => Promise<number | void>,
  ): Command =>
  async (args, io) => {
    try {
      const { values, positionals } = parse(args, options)
      if (positionals.length < least || positionals.length > most) throw new UsageError(problem)
      return (await run({ ...values, positionals }, io)) ?? EXIT_DONE
    } catch (error) {
      return reportFailure(io, error)
    }
  }

function parse<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Parsed<Options> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (!isParseError(error)) throw error
    // The first sentence has the reason; the rest explains the parser.
    const [sentence = error.message] = error.message.split(/\.\s|\n/)
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`)
  }
}

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')

/** Prints the help for `--help` and `-h`; runs the command otherwise. */
export function withHelp(help: string, command: Command): Command {
  return async (args, io) => {
    if (!args.some((arg) => arg === '--help' || arg === '-h')) return await command(args, io)
    await io.out(help)
    return EXIT_DONE
  }
}

/** Creates a command whose first word chooses a verb. */
export function chooseByVerb(help: string, verbs: Readonly<Record<string, Command>>): Command {
  return withHelp(help, async (args, io) => {
    const [verb, ...rest] = args
    if (verb === undefined) {
      io.err(help)
      return EXIT_USAGE
    }
    const command = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (command) return await command(rest, io)
    const known = Object.keys(verbs).join(', ')
    return reportFailure(io, new UsageError(`'${verb}' is not known: write one of ${known}.`))
  })
}
