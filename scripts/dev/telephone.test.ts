import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { A_SERVICE } from '#domain/sample-services.fixture.ts'
import { ANOTHER_TOWN } from '#domain/sample-towns.fixture.ts'
import { createCallChannel } from '../../server/alarm/channels/twilio/call.ts'
import { SAMPLE_NOW, sampleNotice } from '../../server/alarm/sample-notice.fixture.ts'
import { startDevTelephone } from './telephone.ts'

test('shows a call in the terminal, presses a typed digit, and shows the reply', async () => {
  const pressed: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    pressed.push(new URLSearchParams(await text(request)).get('Digits') ?? '')
    response.end('<Response><Say>It is yours. Goodbye.</Say></Response>')
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const input = new PassThrough()
  let shown = ''
  const telephone = await startDevTelephone(input, (more) => {
    shown += more
  })
  const { environment } = telephone

  const call = createCallChannel({
    fetch,
    apiUrl: environment['TWILIO_API_URL'] ?? '',
    accountSid: environment['TWILIO_ACCOUNT_SID'] ?? '',
    authToken: environment['TWILIO_AUTH_TOKEN'] ?? '',
    from: environment['TWILIO_FROM'] ?? '',
    siteUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock: () => SAMPLE_NOW,
  })
  await call.send(sampleNotice('call'))
  await vi.waitFor(() => expect(shown).toContain('The telephone +12015550142 rings'))
  expect(shown).toContain(`New request: ${A_SERVICE}, ${ANOTHER_TOWN}.`)
  input.write('nonsense\n1\n')
  await vi.waitFor(() => expect(shown).toMatch(/It is yours\..*Goodbye\./))
  expect(pressed).toEqual(['1'])

  await telephone.stop()
  await new Promise((resolve) => server.close(resolve))
})
