import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAITING_KEY } from '#app/browser/storage/lead-keys.ts'
import { reportLead, reportTap } from './report-event.ts'

const gtag = vi.fn()
const dataLayer: unknown[] = []
beforeEach(() => {
  localStorage.clear()
  gtag.mockReset()
  dataLayer.length = 0
  Object.assign(window, { gtag, dataLayer })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  delete document.documentElement.dataset['tags']
  for (const name of ['gtag', 'dataLayer']) Reflect.deleteProperty(window, name)
})

const LEAD = { currency: 'USD', value: 0, transaction_id: 'lead-1' }

test('reports a lead to both, once however often it is confirmed', () => {
  reportLead('lead-1')
  reportLead('lead-1')
  expect(gtag.mock.calls).toEqual([['event', 'generate_lead', LEAD]])
  expect(dataLayer).toEqual([{ event: 'generate_lead', ...LEAD }])
  reportLead('lead-2')
  expect(gtag).toHaveBeenCalledTimes(2)
})

test('lets a lead wait for the tags of the page', () => {
  const tags = { ga4: 'G-1', ads: null, gtm: null, analytics: null, asksFirst: true }
  document.documentElement.dataset['tags'] = JSON.stringify(tags)
  reportLead('lead-1')
  expect(gtag).not.toHaveBeenCalled()
  expect(localStorage.getItem(WAITING_KEY)).toMatch(/^ lead-1@\d+$/)
})

test('reports no lead without an id', () => {
  reportLead('')
  expect(dataLayer).toEqual([])
})

test('does nothing without analytics, and survives its errors', () => {
  gtag.mockImplementation(() => {
    throw new Error('foreign')
  })
  expect(() => reportLead('lead-1')).not.toThrow()
  Reflect.deleteProperty(window, 'gtag')
  Reflect.deleteProperty(window, 'dataLayer')
  expect(() => reportLead('lead-2')).not.toThrow()
})

test.each([
  ['tel:2015550177', 'call_tap'],
  ['sms:2015550177', 'text_tap'],
])('reports a tap on %s in a later task', (href, name) => {
  vi.useFakeTimers()
  document.body.innerHTML = `<a href="${href}"><span>Call</span></a>`
  reportTap(document.querySelector('span'))
  expect(gtag).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(gtag.mock.calls).toEqual([['event', name, { page: location.pathname }]])
})

test('reports no other link', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="/faq">FAQ</a><p>text</p>'
  for (const element of document.body.children) reportTap(element)
  vi.runAllTimers()
  expect(gtag).not.toHaveBeenCalled()
})
