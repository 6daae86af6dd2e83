import { expect, test } from 'vitest'
import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'
import { addressText, customerName, NOT_ASKED, typedService } from './customer-texts.ts'
import { leadFacts } from './lead-facts.ts'
import { noteText } from './lead-texts.ts'

const NOTHING = {
  name: NOT_ASKED,
  address: NOT_ASKED,
  service: NOT_ASKED,
  street: null,
  town: null,
}

test('names a customer without a name by how they came, in the language of the reader', () => {
  const call = { type: 'call', name: NOT_ASKED, service: NOT_ASKED } as const
  expect([customerName(call, 'en'), customerName(call, 'es')]).toEqual(['Phone call', 'Llamada'])
  expect([typedService(call, 'en'), typedService(call, 'es')]).toEqual(['Phone call', 'Llamada'])
  const booking = { type: 'booking', name: NOT_ASKED, service: NOT_ASKED } as const
  expect([customerName(booking, 'es'), typedService(booking, 'es')]).toEqual([
    'Sin nombre',
    'Trabajo de cerrajería',
  ])
  expect(addressText(NOT_ASKED, 'es')).toBe('Aún no se sabe la dirección')
  const asked = { type: 'call', name: 'Ana', service: 'Safe' } as const
  expect([customerName(asked, 'es'), typedService(asked, 'es')]).toEqual(['Ana', 'Safe'])
})

test('tells that a caller pressed 1 and texted pictures, in the language of the reader', () => {
  const { lead } = sampleJob({ ...NOTHING, type: 'call', asked: { callBack: true, pictures: 2 } })
  const asked = (language: 'en' | 'es') =>
    leadFacts(lead, { audience: 'board', now: 0, language }).facts.find(
      ({ name }) => name === 'asked',
    )?.value
  expect(asked('en')).toBe(
    'Pressed 1: locked out, wants a call back\n2 pictures, in Twilio’s console',
  )
  expect(asked('es')).toBe(
    'Oprimió 1: está afuera, quiere que le devuelvan la llamada\n2 fotos, en la consola de Twilio',
  )
})

test('an unknown address leads to no map', () => {
  const { lead } = sampleJob({ ...NOTHING, type: 'call', visitor_info: null })
  const { facts } = leadFacts(lead, { audience: 'board', now: 0 })
  const address = facts.find(({ name }) => name === 'address')
  expect(address).toEqual({ name: 'address', value: 'Address not known yet' })
})

test('a note names the pictures that came with it', () => {
  const note = leadEvent({
    kind: 'note',
    payload: { text: 'Third floor', pictures: 1 },
  }) as LeadEvent<'note'>
  expect(noteText(note, 'es')).toBe('Third floor\n1 foto, en la consola de Twilio')
})
