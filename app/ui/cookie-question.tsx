interface CookieQuestionProps {
  readonly title: string
  readonly text: string
  readonly privacy: { readonly href: string; readonly text: string }
  readonly accept: string
  readonly decline: string
}

/**
 * Renders the content of the cookie banner where tags of others run, with two answers of
 * equal weight. The server renders it in place of what the build has written.
 */
export const CookieQuestion = ({ title, text, privacy, accept, decline }: CookieQuestionProps) => (
  <>
    <p>
      <strong>{title}</strong> <span>{text}</span>{' '}
      <a href={privacy.href} className="text-link">
        {privacy.text}
      </a>
    </p>
    <div className="cookie-answers">
      <button type="button" className="btn btn-small btn-brass" value="accepted">
        {accept}
      </button>
      <button type="button" className="btn btn-small btn-brass" value="declined">
        {decline}
      </button>
    </div>
  </>
)
