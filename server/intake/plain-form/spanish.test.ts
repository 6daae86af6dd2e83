import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SPANISH_RULE_MESSAGES } from '#copy/es/rule-messages.ts'
import { FIELD_NAMES, TIMEFRAMES } from '#domain/submission/draft.ts'
import { serviceGroups, serviceOptions } from '#domain/services/services.ts'
import {
  A_SERVICE,
  A_SPANISH_SERVICE,
  CAR_SERVICES,
} from '#domain/services/sample-services.fixture.ts'
import { spanishServices } from '#domain/services/services.ts'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { formMessages } from '#copy/server/plain-form.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const { rules } = SPANISH_RULE_MESSAGES
const BOOKING = 'http://localhost:3000/es/pedir-servicio'

const filled = {
  name: 'María Gómez',
  phone: '(201) 555-0123',
  email: 'maria@visitor.example',
  address: '7601 Bergenline Ave',
  service: A_SERVICE,
  timeframe: 'ASAP',
}

const post = (fields: Record<string, string>, referer = BOOKING) =>
  running.postForm('/request', fields, { host: 'localhost:3000', referer })

/** Words of the English page that must not appear in Spanish. */
const ENGLISH = /\b(?:Please|Call|Phone|Service|Choose|Request|fix|Nothing you typed|optional)\b/

const textOf = (html: string): string =>
  html.replaceAll(/<(style|title)>[\s\S]*?<\/\1>|<[^>]*>/g, ' ')

describe('the form without scripts, from a Spanish page', () => {
  test('shows errors in Spanish, without English', async () => {
    const [service = A_SERVICE] = CAR_SERVICES
    const { statusCode, body } = await post({ ...filled, phone: '1', service })
    expect(statusCode).toBe(422)
    expect(body).toContain('<html lang="es-US"')
    expect(body).toContain(rules['phone-invalid'])
    if (CAR_SERVICES.length > 0) expect(body).toContain(rules['vehicle-year-invalid'])
    expect(textOf(body)).not.toMatch(ENGLISH)
    expect(body).toContain('value="María Gómez"')
  })

  test('shows options in Spanish and sends the stored values', async () => {
    const { body } = await post({ ...filled, phone: '1' })
    expect(body).toContain(`<option value="${A_SERVICE}" selected="">${A_SPANISH_SERVICE}</option>`)
    expect(body).toContain('<option value="ASAP" selected="">Lo antes posible</option>')
    const named = serviceOptions().filter((value) => (spanishServices()[value] ?? value) !== value)
    for (const value of [...named, ...TIMEFRAMES])
      expect(body).toContain(`<option value="${value}"`)
    for (const value of serviceOptions()) expect(body).toContain(value)
    for (const { label } of serviceGroups()) expect(body).not.toContain(`"${label}"`)
  })

  test('stores a corrected form like one from an English page, except for the page', async () => {
    const wrong = await post({ ...filled, phone: '1' })
    const page = /name="page" value="([^"]*)"/.exec(wrong.body)?.[1] ?? ''
    const corrected = await post({ ...filled, page }, 'http://localhost:3000/request')
    expect(corrected.statusCode).toBe(303)
    await post({ ...filled, notes: 'Blue door.' }, 'http://localhost:3000/book-online')
    const [english, spanish] = (await running.leads()).toSorted((one, other) =>
      one.source_url.localeCompare(other.source_url),
    )
    expect([english?.source_url, spanish?.source_url]).toEqual([
      '/book-online',
      '/es/pedir-servicio',
    ])
    const same = ['service', 'timeframe', 'name', 'phone', 'address', 'type', 'status'] as const
    for (const column of same) expect(spanish?.[column]).toBe(english?.[column])
  })

  test('leads to a Spanish status page', async () => {
    const thanks = await running.app.inject(String((await post(filled)).headers.location))
    expect(thanks.statusCode).toBe(200)
    expect(thanks.body).toMatch(/<html lang="es/)
    expect(thanks.body).toContain('Gracias.')
  })

  test('refuses too many forms in Spanish', async () => {
    for (let sent = 0; sent < RATE_LIMITS.unverified.perAddress; sent++)
      await post({ ...filled, name: `Ana ${sent}` })
    const { statusCode, body } = await post({ ...filled, name: 'Ana otra vez' })
    expect(statusCode).toBe(429)
    expect(textOf(body)).toContain('Llegaron demasiadas solicitudes desde esta conexión.')
    expect(textOf(body)).not.toMatch(ENGLISH)
  })

  test('refuses for any reason without English', async () => {
    const foreign = await running.postForm('/request', filled, {
      'sec-fetch-site': 'cross-site',
      host: 'localhost:3000',
      referer: BOOKING,
    })
    expect(foreign.statusCode).toBe(403)
    expect(textOf(foreign.body)).not.toMatch(ENGLISH)
    const unreadable = await running.app.inject({
      method: 'POST',
      url: '/request',
      headers: { 'content-type': 'text/csv', host: 'localhost:3000', referer: BOOKING },
      payload: 'x',
    })
    expect(unreadable.statusCode).toBe(415)
    expect(textOf(unreadable.body)).not.toMatch(ENGLISH)
    expect(unreadable.body).toContain('href="/es/pedir-servicio"')
  })

  test('redirects a GET to the Spanish form', async () => {
    const { headers } = await running.app.inject({
      url: '/request',
      headers: { host: 'localhost:3000', referer: BOOKING },
    })
    expect(headers.location).toBe('/es/pedir-servicio')
  })
})

test('names every field in both languages, with different labels', () => {
  for (const name of FIELD_NAMES)
    expect(formMessages().es.labels[name]).not.toBe(formMessages().en.labels[name])
})
