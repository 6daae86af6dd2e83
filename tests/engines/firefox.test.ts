import { describe } from 'vitest'
import { notInstalled, skipUnless } from '#tests/support/skip-unless.ts'
import { isFirefoxInstalled, openFirefox } from './drivers/firefox.ts'
import { useEngine } from './engine.ts'
import { testBoard } from './suites/board.ts'
import { testForm } from './suites/form.ts'
import { testMenus } from './suites/menus.ts'
import { testOfflineCopies } from './suites/offline.ts'
import { testPages } from './suites/pages.ts'
import { testStatusPage } from './suites/status-page.ts'
import { testWithoutScripts } from './suites/without-scripts.ts'

const whereInstalled = skipUnless(isFirefoxInstalled(), notInstalled('Firefox'))

describe('Firefox', whereInstalled, () => {
  const engine = useEngine(openFirefox)
  testForm(engine)
  testMenus(engine)
  testStatusPage(engine)
  testBoard(engine)
  testPages(engine)
  testOfflineCopies(engine)
})

describe('Firefox without scripts', whereInstalled, () => {
  testWithoutScripts(useEngine(() => openFirefox({ scripts: false })))
})
