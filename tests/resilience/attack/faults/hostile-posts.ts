import { setTimeout as pause } from 'node:timers/promises'
import { hostilePosts, POST_ROUTES } from '../cases/hostile-posts.ts'
import { FORM_TYPE, message } from '../cases/messages.ts'
import type { Message } from '../wire/message.ts'
import { ask, from } from './asking.ts'
import type { Fault } from './fault.ts'
import { sendHonestlyDuring } from './honest.ts'

/** Requests per second and route. */
const POSTS_PER_SECOND = 12
const SECONDS = 4

/**
 * Twilio settings, without which callbacks are rejected before their body is read; nothing is sent
 * with them.
 */
export const TELEPHONE = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  TWILIO_FROM: '+12015550199',
  LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
  GOOGLE_LEAD_FORM_KEY: 'a-key-of-the-form',
}

/** Returns a form with one long field, in chunks of one byte. */
const inChunks = (): Message => {
  const body = Buffer.alloc(60_000, 'a')
  const chunks = Array.from(body, () => 1)
  return { ...message('POST', '/request', FORM_TYPE), body, chunks }
}

export const hostilePostsFault: Fault = {
  name: `${POSTS_PER_SECOND} of the most expensive bodies a second at every route that reads one delay no other request`,
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start({ environment: TELEPHONE })
    const problems: string[] = []
    const kinds: (readonly (readonly [string, Message])[])[] = [
      ...POST_ROUTES.map(hostilePosts),
      [['chunks of one byte', inChunks()]],
    ]
    const post = async (what: string, message: Message, address: string): Promise<void> => {
      const headers = [...message.headers, from(address)]
      const { status } = await ask(target.port, { ...message, headers })
      if (status < 400 || status >= 500)
        problems.push(`${what} posted to ${message.target} was answered ${status}`)
    }
    const flood = async (): Promise<void> => {
      const posts: Promise<void>[] = []
      for (let round = 0; round < POSTS_PER_SECOND * SECONDS; round++) {
        // A new address each time, so that limits per address do not apply.
        const address = `203.0.113.${round}`
        for (const bodies of kinds) {
          const [what, message] = bodies[round % bodies.length] ?? []
          if (what !== undefined && message) posts.push(post(what, message, address))
        }
        await pause(1000 / POSTS_PER_SECOND)
      }
      await Promise.all(posts)
    }
    const met = await sendHonestlyDuring(target, flood())
    return [...new Set([...problems, ...met])].slice(0, 5)
  },
}
