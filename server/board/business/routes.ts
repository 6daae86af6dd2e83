import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { aboutEntry } from '#domain/business/schema/entry.ts'
import { formatBusiness } from '#domain/business/reader/file.ts'
import {
  type Business,
  businessSchema,
  type UnconfirmedFact,
} from '#domain/business/schema/schema.ts'
import { addFormParser } from '#server/http/form-body.ts'
import { BUSINESS_ADDRESS, businessSectionAddress, TEXTS_ADDRESS } from '#server/board/addresses.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MultipartForm } from '#server/http/multipart-form.ts'
import type { App } from '#server/app.ts'
import { sendNotFound, sendPage } from '#server/board/replies.ts'
import { type Saved, savedAddress, savedOf } from '#server/board/saved.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'
import { applyForm, confirmedBy } from './apply-form.ts'
import { changesBetween, markOf } from './changes.ts'
import { factsInForce, tellOfPublication, versionViews } from './publication.ts'
import { fieldNames, sectionFields } from './form-view.ts'
import { addUploadParser, storeUploads, uploadedPhotoRoute } from './business-photo-routes.ts'
import { sendPagePreview } from './page-preview.ts'
import type { SectionHandling } from './section-handling.ts'
import { type FactProblems, problemsOf, sentencesOf } from './problems.ts'
import { entryOfFact, isSection, SECTION_IDS, unconfirmedOf } from './sections.ts'

/** The price table has 12 fields a service; as long as 200 towns with a sentence each. */
const FORM_BYTES = 256 * 1024
const MAX_FIELDS = 3000

const NO_PROBLEMS: FactProblems = { byEntry: new Map(), others: [] }

interface SectionParts {
  Params: { section: string }
  Querystring: { edit?: string }
  Body: URLSearchParams | undefined
}
type SectionRequest = FastifyRequest<SectionParts>
interface PhotosRequest {
  Querystring: { edit?: string }
  Body: URLSearchParams | MultipartForm | undefined
}
const NO_UPLOAD: MultipartForm = { fields: new URLSearchParams(), files: new Map() }

/** Serves `/staff/business`. The session guard admits owners with a recent sign-in only. */
export async function businessRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { publishing } = app
  const pages = app.pages.board

  /** Tells the other owners, and shows the page at an address, which says what was saved. */
  async function published(
    request: FastifyRequest,
    reply: FastifyReply,
    before: Business,
    address: string,
  ): Promise<FastifyReply> {
    await tellOfPublication(app, request, before)
    return reply.redirect(address, 303)
  }

  async function sendOverview(
    request: FastifyRequest,
    reply: FastifyReply,
    { problems = [], saved = null }: { problems?: readonly string[]; saved?: Saved | null },
  ): Promise<FastifyReply> {
    const { language } = viewerOf(request)
    const facts = await factsInForce(app)
    const page = pages.business({
      language,
      sections: SECTION_IDS.map((id) => ({
        id,
        label: BUSINESS_MESSAGES[language].sections[id],
        unconfirmed: unconfirmedOf(id, facts).length,
      })),
      versions: await versionViews(app, language),
      saved,
      problems,
    })
    return sendPage(reply, problems.length > 0 ? 409 : 200, page)
  }

  /** Sends the form of a section with the given facts in its fields. */
  function sendForm(
    { section, request, reply, form, facts: inForce }: SectionHandling,
    {
      facts,
      problems = NO_PROBLEMS,
      alert = null,
    }: { facts: Business; problems?: FactProblems; alert?: string | null },
  ): FastifyReply {
    const { language } = viewerOf(request)
    const checked = confirmedBy(form, section, inForce)
    const page = pages.businessForm({
      language,
      section,
      heading: BUSINESS_MESSAGES[language].sections[section],
      fields: sectionFields(section, { language, facts, problems: problems.byEntry }),
      unconfirmed: unconfirmedOf(section, inForce).map((fact) => ({
        fact,
        label: labelOf(fact, language),
        isChecked: checked.includes(fact),
      })),
      mark: markOf(section, inForce),
      alert,
      problems: problems.others,
    })
    return sendPage(reply, alert === null ? 200 : 422, page)
  }

  /**
   * Reads the form; sends it again if something is wrong or another owner has changed the section.
   * @returns the facts as changed, or the reply that was sent
   */
  function readForm(handling: SectionHandling): { readonly changed: Business } | FastifyReply {
    const { section, facts, form, request } = handling
    const messages = BUSINESS_MESSAGES[viewerOf(request).language]
    const changed = applyForm(section, form, facts)
    if (form.get('mark') !== markOf(section, facts))
      return sendForm(handling, { facts: changed, alert: messages.changedMeanwhile })
    const options = { language: viewerOf(request).language, facts: changed, problems: new Map() }
    const problems = problemsOf(
      changed,
      fieldNames(sectionFields(section, options)),
      options.language,
    )
    return problems.byEntry.size + problems.others.length > 0
      ? sendForm(handling, { facts: changed, problems, alert: messages.problems })
      : { changed }
  }

  /** Shows what the form changes, or the form again. */
  async function checkForm(handling: SectionHandling): Promise<FastifyReply> {
    const { section, facts, form, request, reply } = handling
    const { language } = viewerOf(request)
    const reading = readForm(handling)
    if (!('changed' in reading)) return reading
    if (request.query.edit !== undefined) return sendForm(handling, { facts: reading.changed })
    const changes = changesBetween(facts, reading.changed, language)
    const changed = formatBusiness(reading.changed)
    const shown = await publishing.changedPages(formatBusiness(facts), changed).then(
      (list) => ({ pages: list, problems: [] }),
      (error: Error) => ({ pages: [], problems: [error.message] }),
    )
    const page = pages.businessPreview({
      language,
      action: businessSectionAddress(section),
      back: [BUSINESS_ADDRESS, BUSINESS_MESSAGES[language].back],
      changes,
      ...shown,
      fields: [...form],
    })
    return sendPage(reply, 200, page)
  }

  const withSection =
    (handle: (handling: SectionHandling) => FastifyReply | Promise<FastifyReply>) =>
    async (request: SectionRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { section } = request.params
      if (!isSection(section)) return sendNotFound(request, reply, app.pages)
      const form = request.body ?? new URLSearchParams()
      return await handle({ section, facts: await factsInForce(app), form, request, reply })
    }

  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    addFormParser(scope, { mediaType: '*', bodyLimit: FORM_BYTES, maxFields: MAX_FIELDS })

    scope.get(
      BUSINESS_ADDRESS,
      async (request, reply) => await sendOverview(request, reply, { saved: savedOf(request) }),
    )

    scope.get(
      businessSectionAddress(':section'),
      withSection((handling) => sendForm(handling, { facts: handling.facts })),
    )

    scope.post(businessSectionAddress(':section'), withSection(checkForm))

    // In a scope of its own, because no other form has files.
    await scope.register(async (uploads) => {
      addUploadParser(uploads)
      uploadedPhotoRoute(uploads, app)
      uploads.post(
        businessSectionAddress('photos'),
        async (request: FastifyRequest<PhotosRequest>, reply) => {
          const { body } = request
          const uploaded = body instanceof URLSearchParams ? { ...NO_UPLOAD, fields: body } : body
          const { language } = viewerOf(request)
          const { form, refused } = await storeUploads(app, uploaded ?? NO_UPLOAD, language)
          const facts = await factsInForce(app)
          const handling = { section: 'photos', facts, form, request, reply } as const
          if (refused.size === 0) return await checkForm(handling)
          const problems = { byEntry: refused, others: [] }
          const alert = BUSINESS_MESSAGES[language].problems
          return sendForm(handling, { facts: applyForm('photos', form, facts), problems, alert })
        },
      )
    })

    scope.post(
      `${businessSectionAddress(':section')}/page`,
      withSection(async (handling) => {
        const { section, facts, form, request, reply } = handling
        return await sendPagePreview({
          form,
          reply,
          language: viewerOf(request).language,
          publishing,
          before: facts,
          changed:
            form.get('mark') === markOf(section, facts) ? applyForm(section, form, facts) : null,
        })
      }),
    )

    scope.post(
      `${businessSectionAddress(':section')}/publish`,
      withSection(async (handling) => {
        const { section, request, reply } = handling
        const reading = readForm(handling)
        if (!('changed' in reading)) return reading
        const { id, language } = viewerOf(request)
        const result = await publishing.publish(formatBusiness(reading.changed), id)
        if (result.ok) {
          const address = savedAddress(BUSINESS_ADDRESS, 'facts', section)
          return await published(request, reply, handling.facts, address)
        }
        const problems = { ...NO_PROBLEMS, others: sentencesOf(result, language) }
        const alert = BUSINESS_MESSAGES[language].failed
        return sendForm(handling, { facts: reading.changed, problems, alert })
      }),
    )

    scope.post(
      `${BUSINESS_ADDRESS}/versions/:id`,
      async (
        request: FastifyRequest<{ Params: { id: string }; Querystring: { from?: string } }>,
        reply,
      ) => {
        const { id, language } = viewerOf(request)
        const from = request.query.from === 'texts' ? TEXTS_ADDRESS : BUSINESS_ADDRESS
        const before = await factsInForce(app)
        const result = await publishing.goBack(request.params.id, id)
        return result.ok
          ? await published(request, reply, before, savedAddress(from, 'version'))
          : await sendOverview(request, reply, { problems: sentencesOf(result, language) })
      },
    )
  })
}

/** Returns the label of an unconfirmed fact: that of its entry. */
function labelOf(fact: UnconfirmedFact, language: 'en' | 'es'): string {
  const [label] = aboutEntry(businessSchema.shape[entryOfFact(fact)])[language]
  const part = fact.includes('.')
    ? BUSINESS_MESSAGES[language].fields[fact.split('.')[1] ?? '']
    : null
  return part ?? label
}
