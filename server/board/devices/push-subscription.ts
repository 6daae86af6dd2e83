import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '#server/http/parse-json.ts'
import { warnOfEndedPush } from '#server/alarm/notices/device-warnings.ts'
import { isPushEndpoint } from '#server/alarm/channels/push/push-endpoint.ts'
import { addPush, pushChannelOf, removePush } from '#server/staff/sessions.ts'
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

/**
 * POST /staff/push/end: no more notifications on this phone, by a press or because its browser has ended
 * them. Its owner is told by mail, because the phone may be in other hands.
 */
export const endPush: BoardForm<unknown> = {
  address: '/staff/push/end',
  needs: 'self',
  fields: () => z.unknown(),
  async save(tx, _fields, { session, now }) {
    const channelId = await pushChannelOf(tx, session.id)
    if (channelId !== null) await warnOfEndedPush(tx, channelId, now)
    await removePush(tx, session.id)
    return 'done'
  },
}
