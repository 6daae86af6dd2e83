import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { business } from '#domain/business/business.ts'
import { MAX_PASSKEYS } from '#domain/staff/staff-limits.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import {
  addChallenge,
  addPasskey,
  CHALLENGE_LIFETIME_MS,
  listPasskeys,
  type NewPasskey,
  removePasskey,
  useChallenge,
} from '#server/staff/passkeys.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import type { App } from '#server/app.ts'
import { DEVICES_ADDRESS, PASSKEYS_ADDRESS } from '#server/board/addresses.ts'
import { addForm, type BoardForm, typedFields } from '#server/board/form.ts'
import { savedAddress } from '#server/board/saved.ts'
import { needs } from '#server/board/needs.ts'
import { sendNotFound, sendPage } from '#server/board/replies.ts'
import { deviceName } from '#server/board/sign-in/device-name.ts'
import { relyingParty, type RelyingParty } from '#server/board/sign-in/relying-party.ts'
import { sessionOf } from '#server/board/sign-in/session.ts'

/** EdDSA, ES256 and RS256 (COSE), which all phones have one of. */
const ALGORITHMS = [-8, -7, -257] as const

type PasskeyRequest = FastifyRequest<{ Body: URLSearchParams | undefined }>

/** What browsers answer with (WebAuthn, `RegistrationResponseJSON`); the library checks the rest. */
const attestation = z.object({
  id: z.string().max(2000),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
  }),
})

/** Serves the passkeys of `/staff/phones`. */
export function passkeyRoutes(http: FastifyInstance, app: App): void {
  const { db, pages, clock, noticeSettings: settings } = app
  const party = relyingParty(app.environment.staffUrl)

  /** POST /staff/passkeys/options: what a new passkey is made of. */
  http.post(`${PASSKEYS_ADDRESS}/options`, needs('passkeys'), async (request, reply) => {
    if (party === null) return sendNotFound(request, reply, pages)
    const { id: sessionId, staffMember: viewer } = sessionOf(request)
    const present = await db.read((tx) => listPasskeys(tx, viewer.id))
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const options = await generateRegistrationOptions({
      rpName: business.name,
      rpID: party.id,
      userName: cleanLine(viewer.name),
      userDisplayName: cleanLine(viewer.name),
      userID: new TextEncoder().encode(viewer.id),
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: [...ALGORITHMS],
      excludeCredentials: present.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const challenge = { hash: hashOfToken(options.challenge), sessionId, now: clock() }
    await db.write((tx) => addChallenge(tx, challenge))
    return reply.headers(PRIVATE_HEADERS).send(options)
  })

  /** POST /staff/passkeys: the passkey that the browser made. */
  http.post(
    PASSKEYS_ADDRESS,
    needs('passkeys'),
    async (request: PasskeyRequest, reply): Promise<FastifyReply> => {
      const { id: sessionId, staffMember: viewer } = sessionOf(request)
      const now = clock()
      const read = attestation.safeParse(parseJson(typedFields(request.body)['credential'] ?? ''))
      const response = read.success ? (read.data as RegistrationResponseJSON) : null
      const made = response && party && (await verify(response, { party, sessionId }, app))
      const name = deviceName(request.headers['user-agent'])
      const isAdded =
        made != null &&
        (await db.write(async (tx) => {
          const of = { staffMemberId: viewer.id, sessionId, max: MAX_PASSKEYS, now }
          if (!(await addPasskey(tx, { ...made, name }, of))) return false
          const member = await staffMemberOf(tx, viewer.id)
          const press = { staffMemberId: viewer.id, now, settings }
          await reportAccess(tx, { ...press, kind: 'passkey-added', of: member, detail: name })
          return true
        }))
      if (isAdded) return reply.redirect(savedAddress(DEVICES_ADDRESS, 'passkey'), 303)
      const message = BOARD_MESSAGES[viewer.language].errors.trouble
      const { language } = viewer
      return sendPage(reply, 422, pages.board.message({ language, message, to: 'board' }))
    },
  )

  addForm(http, app, remove)
}

/** Checks what a browser made; `null` if it is wrong. */
async function verify(
  response: RegistrationResponseJSON,
  { party, sessionId }: { readonly party: RelyingParty; readonly sessionId: string },
  { db, clock, log }: App,
): Promise<Omit<NewPasskey, 'name'> | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) =>
        await db.write((tx) =>
          useChallenge(tx, { hash: hashOfToken(challenge), sessionId, now: clock() }),
        ),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: [...ALGORITHMS],
      requireUserVerification: true,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch (error) {
    log.warn({ err: error }, 'passkey not added')
    return null
  }
}

/** POST /staff/passkeys/remove: this passkey signs in no more. */
const remove: BoardForm<{ readonly passkey: string }> = {
  address: `${PASSKEYS_ADDRESS}/remove`,
  needs: 'passkeys',
  fields: () => z.object({ passkey: z.string().default('') }),
  async save(tx, { passkey: id }, press) {
    const { viewer, session } = press
    const passkeys = await listPasskeys(tx, viewer.id)
    const name = passkeys.find((one) => one.id === id)?.name ?? ''
    const owner = { staffMemberId: viewer.id, sessionId: session.id }
    if (!(await removePasskey(tx, id, owner))) return { to: DEVICES_ADDRESS }
    const of = await staffMemberOf(tx, viewer.id)
    await reportAccess(tx, { ...press, kind: 'passkey-removed', of, detail: name })
    return { to: savedAddress(DEVICES_ADDRESS, 'passkey-removed') }
  },
}
