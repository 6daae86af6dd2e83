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

test('toasts of both stores are shown, under ids that never meet, that of the form nearest to the corner', () => {
  const { form, site, shown } = stores()
  form.add(received)
  site.show(back)
  expect(shown()).toMatchObject([
    { ...back, id: 'site-1' },
    { ...received, id: 'form-1' },
  ])
})

test('what is loading has no end of its own; 4000 ms once it is something else', () => {
  const { form, shown } = stores()
  const id = form.add(sending)
  expect(shown()[0]?.duration).toBe(Number.POSITIVE_INFINITY)
  form.update(id, received)
  expect(shown()).toMatchObject([{ id: `form-${id}`, duration: 4000 }])
})

test('a toast of the site may have a time of its own, or none', () => {
  const { site, shown } = stores()
  site.show({ ...back, duration: Number.POSITIVE_INFINITY })
  site.show({ ...back, duration: 9_000 })
  expect(shown().map(({ duration }) => duration)).toEqual([Number.POSITIVE_INFINITY, 9_000])
})

test('of many the latest three', () => {
  const { site, shown } = stores()
  for (const title of ['one', 'two', 'three', 'four']) site.show({ ...back, title })
  expect(shown().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
})

test('what the display closes is closed in its store, and what the form dismissed is shown no more', () => {
  const { form, site, shown } = stores()
  site.show(back)
  const id = form.add(received)
  shown()[0]?.close()
  expect(site.toasts()).toEqual([])
  shown()[0]?.close()
  expect(form.toasts()).toMatchObject([{ id, open: false }])
  expect(shown()).toEqual([])
})
