import { describe } from 'vitest'
import { notInstalled, skipUnless } from '#tests/support/skip-unless.ts'
import { isWebkitInstalled, openWebkit } from './drivers/webkit.ts'
import { useEngine } from './engine.ts'
import { testBoard } from './suites/board.ts'
import { testForm } from './suites/form.ts'
import { testMenus } from './suites/menus.ts'
import { testOfflineCopies } from './suites/offline.ts'
import { testPages } from './suites/pages.ts'
import { testPictures } from './suites/pictures.ts'
import { testStatusPage } from './suites/status-page.ts'
import { testTurnedPages } from './suites/turned.ts'

describe('WebKit', skipUnless(isWebkitInstalled(), notInstalled('WebKit')), () => {
  const engine = useEngine(openWebkit)
  testForm(engine)
  testMenus(engine)
  testStatusPage(engine)
  testBoard(engine)
  testPages(engine)
  testTurnedPages(engine)
  testPictures(engine)
  testOfflineCopies(engine)
})
