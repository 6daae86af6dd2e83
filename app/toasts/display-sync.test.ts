import { expect, test } from 'vitest'
import { type ShownToast, syncDisplay } from './display-sync.ts'
import { createFormToastStore, type ToastContent } from './form-toast-store.ts'
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

function setUp() {
  const form = createFormToastStore(() => undefined)
  const site = createSiteToasts()
  const drawn = new Map<string, { toast: ShownToast; onClosed: () => void }>()
  const log: string[] = []
  const display = {
    show(toast: ShownToast, onClosed: () => void) {
      log.push(`show ${toast.id}`)
      drawn.set(toast.id, { toast, onClosed })
    },
    close(id: string) {
      log.push(`close ${id}`)
      drawn.delete(id)
    },
  }
  const start = () => syncDisplay(display, { form, site })
  /** What sonner does by itself: by time, by swipe or by its button. */
  const closeByItself = (id: string) => {
    const { onClosed } = drawn.get(id)!
    drawn.delete(id)
    onClosed()
  }
  return { form, site, drawn, log, start, closeByItself }
}

test('a toast that was there before the display is shown when it comes', () => {
  const { form, drawn, start } = setUp()
  const id = form.add(received)
  start()
  expect(drawn.get(`form-${id}`)?.toast).toEqual({ ...received, id: `form-${id}`, duration: 4000 })
})

test('R71: what is loading has no end of its own; 4000 ms once it is something else', () => {
  const { form, drawn, start } = setUp()
  start()
  const id = form.add(sending)
  expect(drawn.get(`form-${id}`)?.toast.duration).toBe(Number.POSITIVE_INFINITY)
  form.update(id, received)
  expect(drawn.get(`form-${id}`)?.toast).toMatchObject({ type: 'success', duration: 4000 })
})

test('R71: a toast of the site may stay for good', () => {
  const { site, drawn, start } = setUp()
  start()
  const id = site.show({ ...back, duration: Number.POSITIVE_INFINITY })
  expect(drawn.get(`site-${id}`)?.toast.duration).toBe(Number.POSITIVE_INFINITY)
})

test('R70: the form has one toast on the display, the site as many as it likes', () => {
  const { form, site, drawn, start } = setUp()
  start()
  form.add(sending)
  form.add(received)
  site.show(back)
  site.show(back)
  expect([...drawn.keys()]).toEqual(['form-2', 'site-1', 'site-2'])
})

test('a toast that is dismissed or removed is closed on the display', () => {
  const { form, site, log, start } = setUp()
  start()
  form.dismiss(form.add(sending))
  form.remove(form.add(received))
  site.close(site.show(back))
  expect(log).toEqual([
    'show form-1',
    'close form-1',
    'show form-2',
    'close form-2',
    'show site-1',
    'close site-1',
  ])
})

test('what the display closes by itself is dismissed in its store, and not closed again', () => {
  const { form, site, log, start, closeByItself } = setUp()
  start()
  const inForm = form.add(received)
  const onSite = site.show(back)
  closeByItself(`form-${inForm}`)
  closeByItself(`site-${onSite}`)
  expect(form.toasts()).toMatchObject([{ id: inForm, open: false }])
  expect(site.toasts()).toEqual([])
  expect(log).toEqual(['show form-1', 'show site-1'])
})

test('a change elsewhere does not draw a toast anew', () => {
  const { form, site, log, start } = setUp()
  start()
  form.add(received)
  site.show(back)
  expect(log).toEqual(['show form-1', 'show site-1'])
})

test('ended, it draws nothing more', () => {
  const { form, log, start } = setUp()
  const end = start()
  end()
  form.add(received)
  expect(log).toEqual([])
})
