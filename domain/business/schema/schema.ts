/**
 * Schema of business.json. Each entry carries its label and explanation in both
 * languages and an example, from which the documentation, the questions of `npm run setup` and the
 * forms of the board are made. Every sentence of a wrong value says what to write instead.
 */
import { z } from 'zod'
import { IDENTITY } from './identity.ts'
import { LOOKS } from './looks.ts'
import { OFFER } from './offer.ts'
import type * as part from './parts.ts'
import { TRUST } from './trust.ts'
import type * as valid from './values.ts'
import type { UNCONFIRMED_FACTS } from './unconfirmed-names.ts'

export { PHOTO_SUBJECTS } from './parts.ts'
export { UNCONFIRMED_FACTS } from './unconfirmed-names.ts'

export const businessSchema = z.strictObject({ ...IDENTITY, ...LOOKS, ...OFFER, ...TRUST })

export type Business = Readonly<z.infer<typeof businessSchema>>
export type LocalizedText = z.infer<typeof valid.localizedText>
export type MinuteRange = z.infer<typeof valid.minutes>
export type Photo = z.infer<typeof part.photo>
export type PhotoSubject = (typeof part.PHOTO_SUBJECTS)[number]
export type Rating = z.infer<typeof part.rating>
export type Review = z.infer<typeof part.review>
export type ServiceEntry = z.infer<typeof part.serviceEntry>
export type ServicePrice = z.infer<typeof part.servicePrice>
export type Terms = z.infer<typeof part.terms>
export type TownEntry = z.infer<typeof part.townEntry>
export type UnconfirmedFact = (typeof UNCONFIRMED_FACTS)[number]
