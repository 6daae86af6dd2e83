import { watchScroll } from './header-scroll.ts'
import { loadScriptsAfterPaint, type ScriptList } from './load-scripts.ts'

declare const START_LIST: ScriptList

watchScroll()
loadScriptsAfterPaint(START_LIST)
