import { MAX_FORM_FIELDS } from '#server/http/form-body.ts'
import { LIMITS } from '#server/intake/limits.ts'
import { hostilePosts, POST_ROUTES } from '../cases/hostile-posts.ts'
import type { Message } from '../wire/message.ts'
import { from } from './asking.ts'
import { burst } from './burst.ts'
import type { Fault } from './fault.ts'
import { TELEPHONE } from './hostile-posts.ts'
import { honestDuring } from './honest.ts'

const ADDRESSES = 8
const EACH = 150

/** Callbacks of the telephone with a forged signature, as expensive to check as they can be made. */
export const floodCallbacks: Fault = {
  id: 'flood-callbacks',
  name: 'eight addresses with 1,200 forged callbacks are refused alone, most of them unread',
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start({ environment: TELEPHONE })
    const callbacks = POST_ROUTES.filter(({ route }) => route.startsWith('/alarm/'))
      .flatMap(hostilePosts)
      // A body with too many fields ends the connection, and a burst sends many on each.
      .filter(([, { body }]) => String(body).split('&').length <= MAX_FORM_FIELDS)
      .map(([, message]) => message)
    const messages = Array.from({ length: ADDRESSES * EACH }, (_, index): Message => {
      const message = callbacks[index % callbacks.length] as Message
      return { ...message, headers: [...message.headers, from(`203.0.113.${index % ADDRESSES}`)] }
    })
    const flood = burst(target.port, messages)
    const problems = await honestDuring(target, flood)
    const { statuses } = await flood
    const unread = statuses.get(429) ?? 0
    // A refusal counts once it is answered, so a few more are read at the same time.
    const least = ADDRESSES * (EACH - LIMITS.callbackRefusal.line * 2)
    return unread >= least
      ? problems
      : [...problems, `only ${unread} of ${messages.length} forged callbacks were refused unread`]
  },
}
