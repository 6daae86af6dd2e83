import { useCopy } from '#copy/loader/use-copy.ts'

interface LanguageLinkProps {
  /** Address of the same page in the other language; null where there is none. */
  readonly to: string | null
  /** What is asked before the other language's name of whoever is offered it. */
  readonly offer?: string | null
}

/** Leads to the same page in the other language. */
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
