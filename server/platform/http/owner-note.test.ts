import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { createIsLocalRequest } from './local-request.ts'
import { addOwnerNote } from './owner-note.ts'

const PLACEHOLDER_ENTRIES = ['phones.default', 'reviews[0]']

interface Caller {
  readonly remoteAddress?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function ask(caller: Caller = {}, left: readonly string[] = PLACEHOLDER_ENTRIES) {
  const app = fastify()
  addOwnerNote(app, left, createIsLocalRequest('http://localhost:3000'))
  const { remoteAddress = '127.0.0.1', headers = {} } = caller
  const response = await app.inject({
    url: '/owner-note',
    remoteAddress,
    headers: { host: 'localhost:3000', ...headers },
  })
  await app.close()
  return response
}

describe('the note on missing configuration', () => {
  test('is sent to a local request', async () => {
    const response = await ask()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ placeholders: PLACEHOLDER_ENTRIES })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('is not sent to any other request', async () => {
    const response = await ask({ remoteAddress: '192.168.1.20' })
    expect({ status: response.statusCode, body: response.body }).toEqual({ status: 204, body: '' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('is empty once no placeholder is left', async () => {
    expect((await ask({}, [])).statusCode).toBe(204)
  })
})
