import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/app.ts'
import { requireSignedForms } from '#server/alarm/call-callbacks/signed-form.ts'
import { INCOMING_MESSAGE_PATH } from '#server/calls/paths.ts'
import { receiveText } from './receive-text.ts'

const MESSAGE_SID = /^[A-Za-z0-9]{2,64}$/

/** Takes Twilio's signed requests about text messages to the business's numbers. */
export async function messageRoutes(http: FastifyInstance, app: App): Promise<void> {
  requireSignedForms(http, app)
  http.post(
    INCOMING_MESSAGE_PATH,
    async ({ body }: FastifyRequest<{ Body: URLSearchParams }>, reply: FastifyReply) => {
      const id = body.get('MessageSid') ?? ''
      if (!MESSAGE_SID.test(id))
        return await reply.code(400).type('text/plain').send('No MessageSid\n')
      await receiveText(app, {
        id,
        from: body.get('From') ?? '',
        to: body.get('To') ?? '',
        body: body.get('Body') ?? '',
        pictures: readPictures(body.get('NumMedia')),
        optOutType: body.get('OptOutType') ?? '',
        sentAt: app.clock(),
      })
      // No text in answer: each costs money, and the status page says how the lead stands.
      const nothing = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'
      return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(nothing)
    },
  )
}

/** Reads Twilio's count of pictures; 0 for anything else. */
export const readPictures = (count: string | null): number =>
  /^\d{1,2}$/.test(count ?? '') ? Number(count) : 0
