import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { TEXTS_MESSAGES } from '#copy/server/texts.ts'
import type { Language } from '#domain/text/language.ts'
import { BUSINESS_ADDRESS, businessSectionAddress, TEXTS_ADDRESS } from '#server/board/addresses.ts'
import type { Saved } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
import { OwnerFrame } from '#server/board/owner-frame.tsx'

export interface BusinessVersionView {
  readonly id: string
  readonly time: string
  /** Who published it; `null` for the facts before the first change. */
  readonly by: string | null
  readonly isCurrent: boolean
}

interface BusinessPageProps {
  readonly language: Language
  readonly sections: readonly {
    readonly id: string
    readonly label: string
    readonly unconfirmed: number
  }[]
  /** The newest first. */
  readonly versions: readonly BusinessVersionView[]
  readonly saved: Saved | null
  /** Why nothing was published; empty otherwise. */
  readonly problems: readonly string[]
}

/** Renders `/staff/business`: the forms of the facts, and the versions. */
export function BusinessPage(props: BusinessPageProps) {
  const { language, sections, versions, saved, problems } = props
  const messages = BUSINESS_MESSAGES[language]
  return (
    <OwnerFrame language={language} title={messages.heading} here={BUSINESS_ADDRESS}>
      <h1>{messages.heading}</h1>
      {problems.length > 0 && <Problems heading={messages.failed} problems={problems} />}
      <p className="more">{messages.text}</p>
      <ul className="doors">
        {sections.map(({ id, label, unconfirmed }) => (
          <li key={id}>
            <a href={businessSectionAddress(id)}>
              <span>
                <b>{label}</b>
                {unconfirmed > 0 && (
                  <span className="more">{messages.unconfirmed(unconfirmed)}</span>
                )}
              </span>
            </a>
            <SavedNote language={language} saved={saved} kinds={['facts']} row={id} />
          </li>
        ))}
        <li>
          <a href={TEXTS_ADDRESS}>
            <b>{TEXTS_MESSAGES[language].heading}</b>
          </a>
        </li>
      </ul>
      <Versions language={language} versions={versions} saved={saved} />
    </OwnerFrame>
  )
}

interface VersionsProps extends Pick<BusinessPageProps, 'language' | 'versions' | 'saved'> {
  /** Whether going back leads to the page of the texts. */
  readonly isOfTexts?: boolean
}

/** Renders the kept versions of facts and texts, with the press that goes back to each. */
export function Versions({ language, versions, saved, isOfTexts = false }: VersionsProps) {
  const messages = BUSINESS_MESSAGES[language]
  return (
    <section>
      <h2>{messages.versions}</h2>
      <p className="more">{versions.length > 0 ? messages.versionsText : messages.noVersions}</p>
      <SavedNote language={language} saved={saved} kinds={['version']} />
      <ol className="entries">
        {versions.map(({ id, time, by, isCurrent }) => (
          <li key={id}>
            <span>
              <b>{time}</b>
              <span className="more">
                {[by ?? messages.delivered, isCurrent ? messages.current : '']
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            {!isCurrent && (
              <form
                method="post"
                action={`${BUSINESS_ADDRESS}/versions/${id}${isOfTexts ? '?from=texts' : ''}`}
              >
                <button className="btn btn-small btn-outline" aria-label={messages.goBackTo(time)}>
                  {messages.goBack}
                </button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ProblemsProps {
  readonly heading: string
  readonly problems: readonly string[]
}

/** Renders sentences that belong to no field. */
export function Problems({ heading, problems }: ProblemsProps) {
  return (
    <div role="alert">
      <p className="wrong">{heading}</p>
      <ul className="wrong">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}
