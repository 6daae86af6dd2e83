import { createListeners } from '#app/ui/listeners.ts'

export type ScriptState =
  | { readonly status: 'not-loaded' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded' }
  /** The reason is shown to the visitor. */
  | { readonly status: 'failed'; readonly reason: string }

/** Milliseconds for loading, including the key. */
export const SCRIPT_TIME_LIMIT_MS = 10_000

/** Event on `window` that makes all failed scripts load again. */
export const RELOAD_EVENT = 'reload-third-party'

/** Global object, where a script finds its callback and defines its API. */
export const globals = globalThis as unknown as Record<string, unknown>

interface Options {
  /** Returns the script's address. May wait for a key; rejects with an Error to show. */
  readonly src: () => Promise<string>
  /** Name of the global function that the script calls when ready; part of `src`. */
  readonly callback: string
  /** True once the script has defined anything. */
  readonly present: () => boolean
  /** True once it can be used; may load missing parts. */
  readonly ready: () => boolean | Promise<boolean>
  readonly messages: {
    /** Reason if the script failed to load. */
    readonly failed: string
    /** Reason if the loaded script cannot be used. */
    readonly unavailable: string
  }
}

const LOADED: ScriptState = { status: 'loaded' }
const failed = (reason: string): ScriptState => ({ status: 'failed', reason })

/**
 * Loads one third-party script as a state machine. Fetches nothing before `load`; a script that
 * arrives after its timeout is used at the next attempt.
 */
export function createScriptLoader(options: Options) {
  const { messages } = options
  let state: ScriptState = { status: 'not-loaded' }
  const { notify, subscribe } = createListeners()

  function set(next: ScriptState): void {
    state = next
    notify()
  }

  async function attempt(): Promise<void> {
    const current: ScriptState = { status: 'loading' }
    set(current)
    // Results of an earlier attempt are ignored.
    const settle = (next: ScriptState) => {
      if (state === current) set(next)
    }
    const timer = setTimeout(() => settle(failed(messages.failed)), SCRIPT_TIME_LIMIT_MS)
    settle(await outcome())
    clearTimeout(timer)
  }

  async function outcome(): Promise<ScriptState> {
    if (await usable()) return LOADED
    let src: string
    try {
      src = await options.src()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return failed(error.message)
    }
    if (!(await fetchScript(src, options))) return failed(messages.failed)
    return (await usable()) ? LOADED : failed(messages.unavailable)
  }

  async function usable(): Promise<boolean> {
    try {
      return options.present() && (await options.ready())
    } catch {
      // A partly loaded foreign script may throw: it cannot be used.
      return false
    }
  }

  const loader = {
    state: (): ScriptState => state,
    /** Starts loading unless it was started before. */
    load(): void {
      if (state.status === 'not-loaded') void attempt()
    },
    /** Loads again after a failure; otherwise does nothing. */
    retry(): void {
      if (state.status === 'failed') void attempt()
    },
    /** Marks it as failed, for errors that occur in use. */
    fail(reason: string): void {
      if (state.status !== 'not-loaded') set(failed(reason))
    },
    subscribe,
  }
  addEventListener(RELOAD_EVENT, loader.retry)
  return loader
}

export type ScriptLoader = ReturnType<typeof createScriptLoader>

/** Resolves to false if the script failed to load; true if it, or something else, came. */
function fetchScript(src: string, { callback, present }: Options): Promise<boolean> {
  return new Promise((resolve) => {
    globals[callback] = () => resolve(true)
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => {
      // A blocker's empty script loads but never calls back.
      if (!present()) resolve(true)
    })
    script.addEventListener('error', () => {
      script.remove()
      resolve(false)
    })
    document.head.append(script)
  })
}
