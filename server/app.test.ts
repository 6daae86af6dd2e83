import { afterEach, beforeEach, expect, test } from 'vitest'
import { API_HEADERS, createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())
test('smoke', async () => {
  await running.app.inject('/')
  await running.app.inject('/faq?name=hello')
  running.app.log.info('x')
  console.log(running.log.map((l) => JSON.stringify(l)).join('\n'))
})
