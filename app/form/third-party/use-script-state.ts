import { useSyncExternalStore } from 'react'
import type { ScriptLoader, ScriptState } from './script-loader.ts'

const NOT_LOADED: ScriptState = { status: 'not-loaded' }
const neverChanges = () => () => undefined

/** Returns the state of a third-party script, if one is used; renders again when it changes. */
export function useScriptState(script: ScriptLoader | undefined): ScriptState {
  return useSyncExternalStore(
    script?.subscribe ?? neverChanges,
    () => script?.state() ?? NOT_LOADED,
    () => NOT_LOADED,
  )
}
