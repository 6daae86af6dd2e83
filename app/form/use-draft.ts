import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { formatPhone } from '#domain/phone/phone.ts'
import { separateLines } from '#domain/submission/address/street-words.ts'
import { EMPTY_DRAFT, FIELD_NAMES, type FieldName, type Draft } from '#domain/submission/draft.ts'
import { type LiveErrorCode, liveError } from '#domain/submission/rules.ts'
import { draftFromFragment, draftFromQuery } from './prefill.ts'
import { checkQuickPick, fillForm, isInUse, quickPick, readForm } from './read-form.ts'
import type { FormSession } from './session.ts'

/**
 * Keeps the draft in the document and stores each change on the device. Text typed before this
 * script loaded takes precedence over values from the address, and those over the stored draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, session: FormSession | null) {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const [restored, setRestored] = useState(false)
  const [edited, setEdited] = useState<ReadonlySet<FieldName>>(new Set())
  const [blurred, setBlurred] = useState<ReadonlySet<FieldName>>(new Set())

  useLayoutEffect(() => {
    if (!form.current || !session) return
    const element = form.current
    const inForm = readForm(element, EMPTY_DRAFT)
    const picked = quickPick(element)
    const typed = { ...inForm, service: inForm.service || picked }
    const stored = session.drafts.current().draft
    const caller = draftFromFragment(location.hash)
    const linked = { ...draftFromQuery(new URLSearchParams(location.search)), ...caller }
    // A number is not kept in the browser's history.
    if (caller.phone !== undefined)
      history.replaceState(history.state, '', location.pathname + location.search)
    const isUsed = (name: FieldName) =>
      typed[name] !== EMPTY_DRAFT[name] ||
      isInUse(element, name) ||
      // A quick pick means now.
      (name === 'timeframe' && picked !== '')
    const found = mergeDrafts(typed, { ...stored, ...linked }, isUsed)
    // A phone number that is being typed is formatted with its next digit.
    const phone = isInUse(element, 'phone') ? found.phone : formatPhone(found.phone)
    const merged = { ...found, phone, address: separateLines(found.address) }
    fillForm(element, merged)
    checkQuickPick(element, merged.service)
    setDraft(merged)
    if (!isEmpty(typed)) session.drafts.noteInput()
    session.drafts.save(merged)
    setRestored(stored.name !== '' || stored.phone !== '' || stored.address !== '')
  }, [form, session])

  const read = (): Draft => {
    // Not this render's state: only the store includes fields that are not rendered.
    const before = session?.drafts.current().draft ?? draft
    const next = form.current ? readForm(form.current, before) : before
    // Without a session a pick from before hydration is still to be read.
    if (form.current && session) checkQuickPick(form.current, next.service)
    // Submitting reads the form again: an equal draft must not cause a render before the request is
    // sent.
    setDraft((drawn) => (areEqual(drawn, next) ? drawn : next))
    session?.drafts.save(next)
    return next
  }

  return {
    draft,
    /** True if any field is filled in. */
    isStarted: !isEmpty(draft),
    restored,
    read,
    edit(name: FieldName): void {
      session?.drafts.noteInput()
      read()
      setEdited((names) => new Set(names).add(name))
    },
    /** As a transition, rendered after a press on the button, which blurs a field too. */
    markBlurred: (name: FieldName) =>
      startTransition(() => setBlurred((names) => new Set(names).add(name))),
    /** Returns the error of a field that was edited or left. */
    liveErrorOf: (name: FieldName): LiveErrorCode | undefined =>
      (edited.has(name) || blurred.has(name) ? liveError(name, draft[name]) : null) ?? undefined,
    wasBlurred: (name: FieldName): boolean => blurred.has(name),
  }
}

const areEqual = (one: Draft, other: Draft): boolean =>
  FIELD_NAMES.every((name) => one[name] === other[name])

const isEmpty = (draft: Draft): boolean => areEqual(draft, EMPTY_DRAFT)

const mergeDrafts = (typed: Draft, stored: Draft, isUsed: (name: FieldName) => boolean): Draft =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, isUsed(name) ? typed[name] : stored[name]]),
  ) as Draft
