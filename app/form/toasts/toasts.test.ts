import { beforeEach, expect, test } from 'vitest'
import type { ToastContent } from './toast-store.ts'
import { formToasts, shownToasts, siteToasts } from './toasts.ts'

const received: ToastContent = {
  type: 'success',
  title: 'Request received',
  description: 'We will call (201) 555-0177.',
}
const back: ToastContent = {
  type: 'info',
  title: 'Address search is back',
  description: 'You can type your street again.',
}

beforeEach(() => {
  formToasts.remove()
  siteToasts.remove()
})

test("shows toasts of both stores under distinct ids, the form's nearest to the corner", () => {
  const ofForm = formToasts.add(received)
  const ofSite = siteToasts.add(back)
  expect(ofForm).not.toBe(ofSite)
  expect(shownToasts()).toMatchObject([
    { ...back, id: ofSite },
    { ...received, id: ofForm },
  ])
})

test('shows the latest three', () => {
  for (const title of ['one', 'two', 'three', 'four']) siteToasts.add({ ...back, title })
  expect(shownToasts().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
})

test('closes a toast in its store, and hides one that the form dismissed', () => {
  siteToasts.add(back)
  const id = formToasts.add(received)
  for (const { close } of shownToasts()) close()
  expect(siteToasts.toasts()).toMatchObject([{ open: false }])
  expect(formToasts.toasts()).toMatchObject([{ id, open: false }])
  expect(shownToasts()).toEqual([])
})
