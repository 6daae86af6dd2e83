import { watchHeaderScroll } from './header-scroll.ts'
import { loadScriptsAfterPaint, type ScriptList } from './load-scripts.ts'

declare const START_LIST: ScriptList

watchHeaderScroll()
loadScriptsAfterPaint(START_LIST)
