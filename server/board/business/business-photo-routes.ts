import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'
import { PHOTO_SUBJECTS } from '#domain/business/schema/schema.ts'
import type { Language } from '#domain/text/language.ts'
import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import { businessPhotoAddress } from '#server/board/addresses.ts'
import { removalField, uploadField } from '#server/board/business/photo-field-names.ts'
import { type MultipartForm, parseMultipartForm } from '#server/http/multipart-form.ts'
import type { App } from '#server/app.ts'
import { addBusinessPhoto, getBusinessPhoto } from '#server/db/tables/business-photos.ts'
import { PHOTO_HEADERS } from '#server/board/lead/photo-routes.ts'

/** Texts of the form, which has a few fields only. */
const FIELD_BYTES = 16 * 1024

/** What the form of the photos can send at once: each of them, as cameras make it. */
const UPLOAD_BYTES = PHOTO_SUBJECTS.length * PHOTO_LIMITS.uploadBytes + FIELD_BYTES

/** Has a scope read forms with files. */
export function addUploadParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      await parseMultipartForm(headers['content-type'] ?? '', body),
  )
}

/**
 * Stores the chosen photos and writes their names into the fields; a photo that is taken off loses
 * its fields. Only what the converter wrote is stored, which has no metadata of the camera.
 * @returns the fields, and why photos were refused, by the field of their file
 */
export async function storeUploads(
  { db, clock, convertPhoto, hasOptionalSpace }: App,
  { fields, files }: MultipartForm,
  language: Language,
): Promise<{ readonly form: URLSearchParams; readonly refused: ReadonlyMap<string, string> }> {
  const form = new URLSearchParams(fields)
  const refused = new Map<string, string>()
  const { photoAlts, busyWithPhotos, tooManyPhotos } = BUSINESS_MESSAGES[language]
  const reasons = PHOTO_MESSAGES[language]

  /** @returns why the photo was refused; `null` if it was stored */
  async function store(subject: string, photo: Buffer): Promise<string | null> {
    if (!(await hasOptionalSpace())) return tooManyPhotos
    if (photo.length > PHOTO_LIMITS.uploadBytes) return reasons.tooLarge
    const converted = await convertPhoto(photo)
    if (converted.outcome === 'refused') return reasons[converted.problem]
    if (converted.outcome !== 'converted') return busyWithPhotos
    const name = await db.write((tx) => addBusinessPhoto(tx, converted.jpeg, clock()))
    if (name === null) return tooManyPhotos
    form.set(`photos.${subject}.file`, name)
    return null
  }

  for (const subject of PHOTO_SUBJECTS) {
    const file = `photos.${subject}.file`
    const alts = (['en', 'es'] as const).map(
      (each) => [each, `photos.${subject}.alt.${each}`] as const,
    )
    const photo = files.get(uploadField(file))
    if (photo !== undefined) {
      const reason = await store(subject, photo)
      if (reason !== null) refused.set(file, reason)
    } else if (form.has(removalField(file)))
      for (const name of [file, ...alts.map(([, alt]) => alt)]) form.set(name, '')
    form.delete(removalField(file))
    // Without a description of the owner's own.
    if (form.get(file) && alts.every(([, alt]) => !form.get(alt)))
      for (const [each, alt] of alts) form.set(alt, photoAlts[subject][each])
  }
  return { form, refused }
}

/** Serves the uploaded photos to the board, published or not. */
export function uploadedPhotoRoute(app: FastifyInstance, { db }: Pick<App, 'db'>): void {
  app.get(
    businessPhotoAddress('photos/:file'),
    async ({ params }: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const jpeg = await db.read((tx) => getBusinessPhoto(tx, `photos/${params.file}`))
      if (jpeg === null) return reply.code(404).headers(PHOTO_HEADERS).send()
      return reply.headers(PHOTO_HEADERS).type('image/jpeg').send(Buffer.from(jpeg))
    },
  )
}
