import { createInterface } from 'node:readline'
import { type FakeCall, type FakeTwilio, startFakeTwilio } from '../../tests/support/fake-twilio.ts'

/** A fake Twilio for `npm run dev`: calls and messages are printed in the terminal, and a typed digit is pressed. */
export interface DevTelephone {
  /** Variables for the server. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts it and reads typed digits from `input`. */
export async function startDevTelephone(
  input: NodeJS.ReadableStream,
  write: (text: string) => void,
): Promise<DevTelephone> {
  const twilio = await startFakeTwilio()
  const line: { call: FakeCall | null } = { call: null }
  void showAll(twilio, line, write)
  const typed = createInterface({ input })
  typed.on('line', (text) => void press(text.trim(), { twilio, line, write }))
  return {
    environment: {
      TWILIO_API_URL: twilio.url,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+12015550142',
    },
    async stop() {
      typed.close()
      await twilio.stop()
    },
  }
}

async function showAll(
  twilio: FakeTwilio,
  line: { call: FakeCall | null },
  write: (text: string) => void,
): Promise<never> {
  for (;;) {
    const call = await twilio.next()
    const said = call.said.at(-1) ?? ''
    if (call.kind === 'sms') {
      write(`\nText message to ${call.to}:\n  ${said}\n`)
      continue
    }
    line.call = call
    write(`\nThe telephone ${call.to} rings:\n  ${said}\n  (type a digit, or 0 to hang up)\n`)
  }
}

async function press(
  digit: string,
  {
    twilio,
    line,
    write,
  }: {
    twilio: FakeTwilio
    line: { call: FakeCall | null }
    write: (text: string) => void
  },
): Promise<void> {
  const { call } = line
  if (call === null || !/^[0-9*#]$/.test(digit)) return
  if (digit === '0') {
    line.call = null
    await twilio.report(call, 'no-answer')
    write('  (hung up)\n')
    return
  }
  try {
    write(`  ${await twilio.press(call, digit)}\n`)
  } catch (error) {
    // Nothing listens, or the server is restarting.
    if (!(error instanceof Error)) throw error
    write(`  (the line is dead: ${error.message})\n`)
  }
}
