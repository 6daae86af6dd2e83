import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

export type Parsed<Options extends ParseArgsOptionsConfig> =
  | {
      readonly ok: true
      readonly values: ReturnType<
        typeof parseArgs<{ options: Options; allowPositionals: true }>
      >['values']
      readonly positionals: readonly string[]
    }
  | { readonly ok: false; readonly problem: string }

/** Parses options and positional arguments. Returns a sentence on error. Every command accepts `--help` and `-h`. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Parsed<Options & typeof HELP> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, ...HELP },
      allowPositionals: true,
    })
    return { ok: true, values, positionals }
  } catch (error) {
    if (!isUnreadable(error)) throw error
    // The first sentence has the reason; the rest explains the parser.
    const [sentence = error.message] = error.message.split(/\.\s|\n/)
    return { ok: false, problem: `${sentence.replace(/\.$/, '')}.` }
  }
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const

function isUnreadable(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS_')
  )
}
