import { useCopy } from '#copy/loader/use-copy.ts'

interface LanguageLinkProps {
  /** Address of the same page in the other language; `null` if there is none. */
  readonly to: string | null
  /** Question before the language's name, for visitors who are offered it. */
  readonly offer?: string | null
}

export function LanguageLink({ to, offer = null }: LanguageLinkProps) {
  const { lang, name } = useCopy('menus').otherLanguage
  if (to === null) return null
  return (
    <a href={to} hrefLang={lang} lang={lang} className="language-link">
      {offer !== null && <span>{`${offer} `}</span>}
      {name}
    </a>
  )
}
