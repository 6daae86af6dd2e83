import { useSyncExternalStore } from 'react'
import type { ScriptLoader, ScriptState } from './script-loader.ts'

const NOT_LOADED: ScriptState = { status: 'not-loaded' }

/** Returns the state of a third-party script; rerenders when it changes. */
export function useScriptState(script: ScriptLoader): ScriptState {
  return useSyncExternalStore(script.subscribe, script.state, () => NOT_LOADED)
}
