import { expect, test } from 'vitest'
import { createFormToastStore, type ToastContent } from './form-toast-store.ts'
import { shownToasts } from './shown-toasts.ts'
import { createSiteToasts } from './site-toasts.ts'

const sending: ToastContent = { type: 'loading', title: 'Sending', description: 'One moment.' }
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

function stores() {
  const form = createFormToastStore(() => undefined)
  const site = createSiteToasts()
  return { form, site, shown: () => shownToasts({ form, site }) }
}

test("shows toasts of both stores under distinct ids, the form's nearest to the corner", () => {
  const { form, site, shown } = stores()
  form.add(received)
  site.show(back)
  expect(shown()).toMatchObject([
    { ...back, id: 'site-1' },
    { ...received, id: 'form-1' },
  ])
})

test('keeps a loading toast without a limit, and for 4000 ms once its type changes', () => {
  const { form, shown } = stores()
  const id = form.add(sending)
  expect(shown()[0]?.duration).toBe(Number.POSITIVE_INFINITY)
  form.update(id, received)
  expect(shown()).toMatchObject([{ id: `form-${id}`, duration: 4000 }])
})

test('accepts a duration for a site toast, or none', () => {
  const { site, shown } = stores()
  site.show({ ...back, duration: Number.POSITIVE_INFINITY })
  site.show({ ...back, duration: 9_000 })
  expect(shown().map(({ duration }) => duration)).toEqual([Number.POSITIVE_INFINITY, 9_000])
})

test('shows the latest three', () => {
  const { site, shown } = stores()
  for (const title of ['one', 'two', 'three', 'four']) site.show({ ...back, title })
  expect(shown().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
})

test('closes a toast in its store, and hides one that the form dismissed', () => {
  const { form, site, shown } = stores()
  site.show(back)
  const id = form.add(received)
  shown()[0]?.close()
  expect(site.toasts()).toEqual([])
  shown()[0]?.close()
  expect(form.toasts()).toMatchObject([{ id, open: false }])
  expect(shown()).toEqual([])
})
