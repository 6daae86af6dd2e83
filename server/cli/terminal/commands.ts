import { type Command, type CommandIo, EXIT_DONE, EXIT_USAGE } from './command-io.ts'

/** Prints a usage error and where to read more. */
export function printUsageError(io: CommandIo, problem: string): number {
  io.err(`${problem}\nRun it with --help to see what it takes.\n`)
  return EXIT_USAGE
}

export const wantsHelp = (args: readonly string[]): boolean =>
  args.some((arg) => arg === '--help' || arg === '-h')

export function withHelp(help: string, command: Command): Command {
  return async (args, io) => {
    if (!wantsHelp(args)) return await command(args, io)
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
    const known = Object.keys(verbs).join(', ')
    return command
      ? await command(rest, io)
      : printUsageError(io, `'${verb}' is not known: write one of ${known}.`)
  })
}
