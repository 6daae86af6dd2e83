import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { PASSKEY_MESSAGES } from '#copy/server/passkeys.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import {
  addChallenge,
  CHALLENGE_LIFETIME_MS,
  findPasskey,
  useChallenge,
  usePasskey,
} from '#server/staff/passkeys.ts'
import { putSession } from '#server/staff/sessions.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import type { App } from '#server/app.ts'
import { pageAfterSignIn, PASSKEY_SIGN_IN_ADDRESS } from '#server/board/addresses.ts'
import { typedFields } from '#server/board/form.ts'
import { sendNotFound, sendPage } from '#server/board/replies.ts'
import { addressPageOf } from './sign-in-address.ts'
import { enter, limitSignIn, newSession } from './enter.ts'
import { readKnownBrowser } from './known-browser.ts'
import { relyingParty, type RelyingParty } from './relying-party.ts'
import { browserLanguage } from './session.ts'

type PasskeyRequest = FastifyRequest<{ Body: URLSearchParams | undefined }>

/** What browsers answer with (WebAuthn, `AuthenticationResponseJSON`); the library checks the rest. */
const assertion = z.object({
  id: z.string().max(2000),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
})

/**
 * POST /staff/sign-in/passkey/options: what the authenticator signs; POST /staff/sign-in/passkey:
 * its answer, which signs in. Neither names a staff member before.
 */
export function passkeySignIn(http: FastifyInstance, app: App): void {
  const { db, pages, clock, readSecret, noticeSettings: settings } = app
  const { staffUrl } = app.environment
  const party = relyingParty(staffUrl)

  http.post(
    `${PASSKEY_SIGN_IN_ADDRESS}/options`,
    { onRequest: limitSignIn(app) },
    async (request, reply) => {
      if (party === null) return sendNotFound(request, reply, pages)
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        userVerification: 'required',
        timeout: CHALLENGE_LIFETIME_MS,
      })
      const challenge = { hash: hashOfToken(options.challenge), sessionId: '', now: clock() }
      await db.write((tx) => addChallenge(tx, challenge))
      return reply.headers(PRIVATE_HEADERS).send(options)
    },
  )

  http.post(
    PASSKEY_SIGN_IN_ADDRESS,
    { onRequest: limitSignIn(app) },
    async (request: PasskeyRequest, reply): Promise<FastifyReply> => {
      const typed = typedFields(request.body)
      const refuseIt = async (): Promise<FastifyReply> => {
        const { wrong } = PASSKEY_MESSAGES[browserLanguage(request)]
        const page = pageAfterSignIn(typed['page'])
        return sendPage(reply, 422, await addressPageOf(request, app, { page, wrong }))
      }
      const read = assertion.safeParse(parseJson(typed['credential'] ?? ''))
      const response = read.success ? (read.data as AuthenticationResponseJSON) : null
      const used = response && party && (await verify(response, party, app))
      if (used == null) return await refuseIt()
      const now = clock()
      const { secret, session } = newSession(request, now, 'passkey')
      const signer = { staffUrl, secret: await readSecret() }
      const known = readKnownBrowser(request.headers.cookie, signer)
      const staffMember = await db.write(async (tx) => {
        const passkey = await findPasskey(tx, used.id)
        if (passkey === null || !(await usePasskey(tx, used.id, { ...used, now }))) return null
        const { id: staffMemberId } = passkey.staffMember
        await putSession(tx, session, passkey.staffMember, now)
        // Phones share passkeys, so this one may be new.
        if (known?.staffMemberId !== staffMemberId) {
          const of = await staffMemberOf(tx, staffMemberId)
          const press = { staffMemberId, now, settings }
          await reportAccess(tx, { ...press, kind: 'signed-in', of, detail: session.device })
        }
        return passkey.staffMember
      })
      if (staffMember === null) return await refuseIt()
      const entrance = { secret, session, staffMemberId: staffMember.id }
      return await enter(request, reply, { ...entrance, page: typed['page'] }, app)
    },
  )
}

/**
 * Checks an answer against the stored key, and uses up its challenge. Returns the passkey and how
 * often it was used; `null` for a wrong answer.
 */
async function verify(
  response: AuthenticationResponseJSON,
  { id: rpId, origin }: RelyingParty,
  { db, clock, log }: App,
): Promise<{ readonly id: string; readonly counter: number } | null> {
  const passkey = await db.read((tx) => findPasskey(tx, response.id))
  if (passkey === null) return null
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) =>
        await db.write((tx) =>
          useChallenge(tx, { hash: hashOfToken(challenge), sessionId: '', now: clock() }),
        ),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
    })
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : null
  } catch (error) {
    log.warn({ err: error }, 'passkey refused')
    return null
  }
}
