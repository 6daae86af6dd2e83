/** Where the script of an outside service stands. */
export type ScriptState =
  | { readonly status: 'not-loaded' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded' }
  /** The reason is shown to the visitor. */
  | { readonly status: 'failed'; readonly reason: string }

/** Milliseconds that loading may take, the reading of its key included. */
export const SCRIPT_TIME_LIMIT = 10_000

/** Dispatched on `window`, makes every script that failed try again. */
export const RELOAD_EVENT = 'reload-third-party'

/** The page that a script is loaded into. */
export interface ScriptHost {
  /** Puts a script into the page; exactly one of the two is called. */
  insertScript(src: string, on: { readonly load: () => void; readonly error: () => void }): void
  /** Calls back at every reload event. */
  onReload(listener: () => void): void
  /** Where a script finds the function that it calls, and leaves what it brings: the global object. */
  readonly globals: Record<string, unknown>
}

interface Options {
  /** Address of the script. May wait for a key; an Error it rejects with is the reason, in words for the visitor. */
  readonly src: () => Promise<string>
  /** Name of the global function that the script calls when it is ready; `src` tells the script. */
  readonly callback: string
  /** True once anything of the script is there. */
  readonly present: () => boolean
  /** True once it can be used; may fetch what is missing. */
  readonly ready: () => boolean | Promise<boolean>
  readonly messages: {
    /** The script did not come. */
    readonly failed: string
    /** Something came, but it is not what was asked for. */
    readonly unavailable: string
  }
  readonly host: ScriptHost
}

export interface ScriptLoader {
  state(): ScriptState
  /** Starts loading where nothing has been asked for yet; otherwise nothing happens. */
  load(): void
  /** Loads again after a failure; otherwise nothing happens. */
  retry(): void
  /** Declares it failed, for troubles that show only in its use. */
  fail(reason: string): void
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void
}

const LOADED: ScriptState = { status: 'loaded' }
const failed = (reason: string): ScriptState => ({ status: 'failed', reason })

/**
 * One outside script as a state machine. Nothing is fetched before
 * `load`; a script that came after its time is taken at the next try instead
 * of being fetched twice.
 */
export function createScriptLoader(options: Options): ScriptLoader {
  const { host, messages } = options
  let state: ScriptState = { status: 'not-loaded' }
  const listeners = new Set<() => void>()

  function set(next: ScriptState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function attempt(): Promise<void> {
    const current: ScriptState = { status: 'loading' }
    set(current)
    // Whatever a try that is over still brings is not this try's answer.
    const settle = (next: ScriptState) => {
      if (state === current) set(next)
    }
    const timer = setTimeout(() => settle(failed(messages.failed)), SCRIPT_TIME_LIMIT)
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
      // Another's code, half there: whatever it throws, it cannot be used.
      return false
    }
  }

  const loader: ScriptLoader = {
    state: () => state,
    load() {
      if (state.status === 'not-loaded') void attempt()
    },
    retry() {
      if (state.status === 'failed') void attempt()
    },
    fail(reason) {
      if (state.status !== 'not-loaded') set(failed(reason))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  host.onReload(loader.retry)
  return loader
}

/** False when it did not come. True when it called, or when something else came in its place. */
function fetchScript(src: string, { host, callback, present }: Options): Promise<boolean> {
  return new Promise((resolve) => {
    host.globals[callback] = () => resolve(true)
    host.insertScript(src, {
      error: () => resolve(false),
      load() {
        // A blocker's empty stand-in loads well and never calls.
        if (!present()) resolve(true)
      },
    })
  })
}

/** The page itself. */
export function pageHost(): ScriptHost {
  return {
    insertScript(src, on) {
      const script = document.createElement('script')
      script.src = src
      script.addEventListener('load', on.load)
      script.addEventListener('error', () => {
        script.remove()
        on.error()
      })
      document.head.append(script)
    },
    onReload: (listener) => window.addEventListener(RELOAD_EVENT, listener),
    globals: globalThis as unknown as Record<string, unknown>,
  }
}
