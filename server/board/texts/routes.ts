import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { TEXTS_MESSAGES } from '#copy/server/texts.ts'
import { textFile } from '#content/documents.ts'
import { pageSlips } from '#content/own-texts.ts'
import { placeInParts } from '#content/parts.ts'
import { type Slip, slipSentence } from '#content/slips.ts'
import { withFacts } from '#domain/business/business.ts'
import { formatBusiness, parseBusiness } from '#domain/business/reader/file.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { statedFacts } from '#domain/business/reader/unconfirmed-facts.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import type { App } from '#server/app.ts'
import { TEXTS_ADDRESS, textsAddress } from '#server/board/addresses.ts'
import { changesBetween } from '#server/board/business/changes.ts'
import { sendPagePreview } from '#server/board/business/page-preview.ts'
import { sentencesOf } from '#server/board/business/problems.ts'
import {
  factsInForce,
  tellOfPublication,
  versionViews,
} from '#server/board/business/publication.ts'
import { sendNotFound, sendPage } from '#server/board/replies.ts'
import { savedAddress, savedOf } from '#server/board/saved.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'
import { keptBusinessTexts } from '#server/db/tables/business-versions.ts'
import { addFormParser } from '#server/http/form-body.ts'
import type { TextField } from './text-form-page.tsx'
import {
  nameOfText,
  newerDelivered,
  pageId,
  partLabel,
  partsInForce,
  pathOfId,
  textsMark,
  textsOf,
  type TypedParts,
  typedParts,
  withTexts,
} from './text-form.ts'
import { groupsOf } from './text-rows.ts'

/** Both languages of the longest page twice, percent-encoded. */
const FORM_BYTES = 512 * 1024
const MAX_FIELDS = 200

/** A request for the form of a page's texts. */
interface Handling {
  readonly path: string
  /** In force. */
  readonly facts: Business
  readonly form: URLSearchParams
  readonly request: FastifyRequest<{ Querystring: { edit?: string } }>
  readonly reply: FastifyReply
}

interface Shown {
  readonly parts: TypedParts
  readonly alert?: string | null
  readonly slips?: readonly Slip[]
  readonly problems?: readonly string[]
}

/** Serves `/staff/texts`. The session guard admits owners with a recent sign-in only. */
export async function textsRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { publishing, db } = app
  const pages = app.pages.board

  async function sendList(request: FastifyRequest, reply: FastifyReply) {
    const { language } = viewerOf(request)
    const facts = await factsInForce(app)
    const former = await formerFacts()
    const versions = await versionViews(app, language)
    const groups = withFacts(statedFacts(facts), () => groupsOf(facts, former, language))
    return sendPage(
      reply,
      200,
      pages.texts({ language, groups, versions, saved: savedOf(request) }),
    )
  }

  /** Returns the facts of the kept versions, which know services that are no longer offered. */
  async function formerFacts(): Promise<readonly Business[]> {
    const texts = await db.read(keptBusinessTexts)
    return texts.flatMap((text) => {
      const reading = parseBusiness(text)
      return reading.ok ? [reading.facts] : []
    })
  }

  /** Sends the form with parts in its fields, and what is wrong with them. */
  function sendForm(
    { path, facts, request, reply }: Handling,
    { parts, alert = null, slips = [], problems = [] }: Shown,
  ): FastifyReply {
    const { language } = viewerOf(request)
    const page = pages.textForm({
      language,
      id: pageId(path),
      name: nameOfText(path, language),
      fields: {
        en: fieldsOf(path, 'en', parts.en, slips, language),
        es: fieldsOf(path, 'es', parts.es, slips, language),
      },
      own: LANGUAGES.filter((each) => facts.texts?.[textFile(path, each)]),
      newer: newerDelivered(path, facts),
      mark: textsMark(path, facts),
      alert: slips.length > 0 ? TEXTS_MESSAGES[language].slips : alert,
      problems: [...slips.map((each) => slipSentence(each, language)), ...problems],
    })
    return sendPage(reply, alert === null && slips.length === 0 ? 200 : 422, page)
  }

  /** Reads the form; sends it again with a slip, or if another owner has changed the page. */
  function readForm(handling: Handling): { readonly changed: Business } | FastifyReply {
    const { path, facts, form, request } = handling
    const parts = typedParts(path, form)
    const changed = withTexts(facts, path, parts)
    if (form.get('mark') !== textsMark(path, facts)) {
      const alert = TEXTS_MESSAGES[viewerOf(request).language].changedMeanwhile
      return sendForm(handling, { parts, alert })
    }
    const slips = withFacts(statedFacts(changed), () => pageSlips(path, textsOf(parts)))
    return slips.length > 0 ? sendForm(handling, { parts, slips }) : { changed }
  }

  /** Shows what the form changes, or the form again. */
  async function checkForm(handling: Handling): Promise<FastifyReply> {
    const { path, facts, form, request, reply } = handling
    const { language } = viewerOf(request)
    if (request.query.edit !== undefined)
      return sendForm(handling, { parts: typedParts(path, form) })
    const reading = readForm(handling)
    if (!('changed' in reading)) return reading
    const shown = await publishing
      .changedPages(formatBusiness(facts), formatBusiness(reading.changed))
      .then(
        (list) => ({ pages: list, problems: [] }),
        (error: Error) => ({ pages: [], problems: [error.message] }),
      )
    const page = pages.businessPreview({
      language,
      action: textsAddress(pageId(path)),
      back: [TEXTS_ADDRESS, TEXTS_MESSAGES[language].back],
      changes: changesBetween(facts, reading.changed, language),
      ...shown,
      fields: [...form],
    })
    return sendPage(reply, 200, page)
  }

  async function publish(handling: Handling): Promise<FastifyReply> {
    const { path, facts, form, request, reply } = handling
    const reading = readForm(handling)
    if (!('changed' in reading)) return reading
    const { id, language } = viewerOf(request)
    const result = await publishing.publish(formatBusiness(reading.changed), id)
    if (!result.ok)
      return sendForm(handling, {
        parts: typedParts(path, form),
        alert: BUSINESS_MESSAGES[language].failed,
        problems: sentencesOf(result, language),
      })
    await tellOfPublication(app, request, facts)
    return reply.redirect(savedAddress(TEXTS_ADDRESS, 'facts', pageId(path)), 303)
  }

  interface PageParts {
    Params: { page: string }
    Querystring: { edit?: string }
    Body: URLSearchParams | undefined
  }
  const withPage =
    (handle: (handling: Handling) => FastifyReply | Promise<FastifyReply>) =>
    async (request: FastifyRequest<PageParts>, reply: FastifyReply): Promise<FastifyReply> => {
      const facts = await factsInForce(app)
      const path = withFacts(statedFacts(facts), () => pathOfId(request.params.page))
      if (path === null) return sendNotFound(request, reply, app.pages)
      return await handle({
        path,
        facts,
        form: request.body ?? new URLSearchParams(),
        request,
        reply,
      })
    }

  await http.register((scope) => {
    scope.removeAllContentTypeParsers()
    addFormParser(scope, { mediaType: '*', bodyLimit: FORM_BYTES, maxFields: MAX_FIELDS })

    scope.get(TEXTS_ADDRESS, sendList)
    scope.get(
      textsAddress(':page'),
      withPage((handling) =>
        sendForm(handling, { parts: partsInForce(handling.path, handling.facts) }),
      ),
    )
    scope.post(textsAddress(':page'), withPage(checkForm))
    scope.post(
      `${textsAddress(':page')}/page`,
      withPage(async ({ path, facts, form, request, reply }) => {
        const isCurrent = form.get('mark') === textsMark(path, facts)
        return await sendPagePreview({
          form,
          reply,
          language: viewerOf(request).language,
          publishing,
          before: facts,
          changed: isCurrent ? withTexts(facts, path, typedParts(path, form)) : null,
        })
      }),
    )
    scope.post(`${textsAddress(':page')}/publish`, withPage(publish))
  })
}

/** Returns the fields of a language, with an empty one to add to the text. */
function fieldsOf(
  path: string,
  textLanguage: Language,
  parts: readonly string[],
  slips: readonly Slip[],
  language: Language,
): readonly TextField[] {
  const messages = TEXTS_MESSAGES[language]
  const places = slips
    .filter(({ file }) => file === `content/${textFile(path, textLanguage)}`)
    .map((each) => ({ ...placeInParts(parts, each.line), said: each.said[language] }))
  return [...parts, ''].map((value, index) => {
    const sentences = places
      .filter(({ part }) => part === index)
      .map(({ line, said }) => messages.line(line, said))
    return {
      label: value === '' ? messages.added : partLabel(value, language),
      value,
      problem: sentences.length > 0 ? sentences.join(' ') : null,
    }
  })
}
