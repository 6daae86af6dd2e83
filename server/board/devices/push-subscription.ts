import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '#server/http/parse-json.ts'
import { isPushEndpoint } from '#server/alarm/channels/push/push-endpoint.ts'
import { addPush, removePush } from '#server/staff/sessions.ts'
import type { BoardForm } from '#server/board/form.ts'

/** `PushSubscription.toJSON()` (Push API); RFC 8291 defines the lengths of the keys. */
const subscriptionSchema = z.object({
  endpoint: z.string().max(1000).refine(isPushEndpoint),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{86,88}=?$/),
    auth: z.string().regex(/^[\w-]{22,24}=*$/),
  }),
})

/** POST /staff/push: notifications on this phone, which its script asked the browser for. */
export const push: BoardForm<{ readonly subscription: z.infer<typeof subscriptionSchema> }> = {
  address: '/staff/push',
  needs: 'self',
  fields: () =>
    z.object({
      subscription: z.string().default('').transform(parseJson).pipe(subscriptionSchema),
    }),
  async save(tx, { subscription }, { session, now }) {
    const address = JSON.stringify({ kind: 'push', subscription })
    const channel = {
      id: randomUUID(),
      kind: 'push',
      address,
      addressKey: subscription.endpoint,
    } as const
    await addPush(tx, session.id, channel, now)
    return 'done'
  },
}

/** POST /staff/push/end: no more notifications on this phone. */
export const endPush: BoardForm<unknown> = {
  address: '/staff/push/end',
  needs: 'self',
  fields: () => z.unknown(),
  async save(tx, _fields, { session }) {
    await removePush(tx, session.id)
    return 'done'
  },
}
