import { Filled } from '#app/ui/filled.tsx'
import { useCopy } from '#copy/loader/use-copy.ts'
import { Island } from '#app/browser/islands/island.tsx'
import { Content as MenuBar } from '#app/browser/islands/menu-bar.tsx'
import { LanguageLink } from './language-link.tsx'
import { business } from '#domain/business/business.ts'

interface TopBarProps {
  readonly path: string
  /** Address of the same page in the other language, if there is one. */
  readonly other: string | null
}

export function TopBar({ path, other }: TopBarProps) {
  const { emergency, license, licenseTrade, languageOffer } = useCopy('shell').topBar
  return (
    <aside aria-label={emergency} className="top-bar on-dark">
      <div className="shell-width">
        <Island name="menu-bar" content={MenuBar} props={{ bar: 'areas', path }} />
        <p className="top-bar-emergency">{emergency}</p>
        {/*
         * Before the content on its left in the markup, so that it does not move while the rest of
         * the line arrives.
         */}
        <LanguageLink to={other} offer={languageOffer} />
        {business.licenses && (
          <p className="top-bar-license">
            <Filled text={license} parts={{ trade: <span>{licenseTrade}</span> }} />
          </p>
        )}
      </div>
    </aside>
  )
}
