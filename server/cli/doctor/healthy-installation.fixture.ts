/** A complete installation, which tests break in one place. */

import { acceptInvitation, addInvitation } from '#server/staff/invitations.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { addTest, answerTest } from '#server/alarm/sending/channel-tests.ts'
import { addStaffMember, listStaff } from '#server/db/tables/staff-members.ts'
import { business, type Business } from '#domain/business/business.ts'
import { allServices } from '#domain/services/services.ts'
import { INSTALLATION_HEADER, installationHash } from '#server/http/installation-hash.ts'
import type { Db } from '#server/db/db.ts'
import type { DoctorOverrides } from './command.ts'

/** A business file without placeholders. */
export const REAL_BUSINESS: Business = {
  ...business,
  name: 'Hudson Keys',
  nameLines: ['Hudson', 'Keys'],
  legalName: 'Hudson Keys LLC',
  phones: { default: '2018631234', paidSearch: '2018635678' },
  staffEmail: 'dispatch@hudson-keys.com',
  supportEmail: 'help@hudson-keys.com',
  licenses: { topBar: '34LX12345678', footer: '34LX12345678' },
  address: { ...business.address, street: '7601 Bergenline Ave' },
  agency: { name: 'Riverside Web', url: 'https://riverside-web.com/' },
  icon: '/sign.svg',
  socialLinks: ['https://profiles.hudson-keys.com/'],
  showAddress: true,
  unconfirmed: [],
  prices: Object.fromEntries(
    allServices().map(({ label }) => [
      label,
      { from: business.offers.emergencyLockout.price, to: 900, includes: null, more: null },
    ]),
  ),
  terms: {
    trip: 'No fee in our eight towns.',
    nightAndHoliday: 'The same at night.',
    tax: 'Tax is added.',
    payment: 'Cash or card.',
    warranty: '90 days.',
    cancellation: 'Free before we drive.',
  },
  quoteIncludesAll: true,
  arrivalMinutes: { from: 20, to: 40 },
  jobMinutes: Object.fromEntries(allServices().map(({ label }) => [label, { from: 10, to: 30 }])),
  insuranceAmount: 500_000,
  vehicleMarked: true,
  spokenLanguages: ['en'],
  locksmiths: [{ name: 'Ana Ruiz', experienceYears: 12, license: null }],
  reviews: [],
  spanishRead: true,
  photos: {
    owner: { file: 'photos/owner.jpg', alt: { en: 'The owner', es: 'La dueña' } },
    van: { file: 'photos/van.jpg', alt: { en: 'The van', es: 'La camioneta' } },
    license: { file: 'photos/license.jpg', alt: { en: 'The license', es: 'La licencia' } },
  },
}

const GIGABYTE = 1024 ** 3
const EXT4 = 0xef53
const DAY_MS = 24 * 3_600_000

/** Responses of the public address and of the local server with this data folder. */
export const createHealthyFetch =
  (dataDir: string): typeof fetch =>
  async (input) =>
    (input instanceof Request ? input.url : String(input)).endsWith('/readyz')
      ? new Response('ready\n', {
          headers: { [INSTALLATION_HEADER]: installationHash(dataDir) },
        })
      : new Response('ok\n')

export function healthyDependencies(now: number, dataDir: string): DoctorOverrides {
  return {
    business: REAL_BUSINESS,
    readPages: async () => new Map([['/', '<title>page</title>']]),
    nodeVersion: '26.10.0',
    fetch: createHealthyFetch(dataDir),
    fileSystem: async () => ({ freeBytes: 50 * GIGABYTE, type: EXT4 }),
    certificateExpiry: async () => now + 60 * DAY_MS,
    createPhotoConverter: () => async (photo) => ({ outcome: 'converted', jpeg: photo }),
    smtpLimits: { connection: 2000, greeting: 2000, socket: 2000, mail: 4000 },
  }
}

/** The environment of that installation; each test adds SMTP_URL, which needs a port. */
export const HEALTHY_ENVIRONMENT = {
  SITE_URL: 'https://www.hudson-keys.com',
  STAFF_EMAIL: 'dispatch@hudson-keys.com',
  MAIL_FROM: 'Hudson Keys <site@hudson-keys.com>',
  TRUST_PROXY: '127.0.0.1',
  PUSHOVER_TOKEN: 'token-of-the-application',
  HEARTBEAT_URL: 'https://heartbeat.example/1',
} as const

/** Adds two staff members with two tested channels each; one has the board open. */
export async function addTestedStaff(db: Db, now: number): Promise<void> {
  for (const name of ['Maria', 'Ben']) {
    const id = crypto.randomUUID()
    const channels = (['mail', 'pushover'] as const).map((kind) => ({
      id: crypto.randomUUID(),
      kind,
      address: JSON.stringify({ kind }),
      addressKey: kind,
    }))
    await db.write((tx) => addStaffMember(tx, { id, name, language: 'en', channels, now }))
    for (const { id: channelId, kind: channel, address } of channels) {
      const test = {
        id: crypto.randomUUID(),
        kind: 'test' as const,
        channel,
        channelId,
        staffMemberId: id,
      }
      const about = { target: channelId, address, number: null, notAfter: now }
      await db.write((tx) => addTest(tx, { ...test, ...about }, now))
      const claim = { channel, now, leaseMs: 0, limit: 1 }
      for (const job of await db.write((tx) => claimNotices(tx, claim))) {
        const result = { outcome: 'sent', providerId: null } as const
        await db.write((tx) => recordResult(tx, job.id, { attempt: job.attempt, now, result }))
      }
      await db.write((tx) => answerTest(tx, test.id, now))
    }
  }
  const [maria] = await db.read(listStaff)
  const hash = crypto.randomUUID()
  const expiresAt = now + DAY_MS
  await db.write((tx) =>
    addInvitation(tx, { hash, staffMemberId: maria?.id ?? null, now, expiresAt }),
  )
  const proof = 'invitation' as const
  const session = { id: crypto.randomUUID(), hash, device: 'iPhone, Safari', proof, expiresAt }
  await db.write((tx) => acceptInvitation(tx, hash, { session, newStaffMember: null, now }))
}
