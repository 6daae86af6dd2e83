import { Mark } from '#app/art/logo.tsx'
import { fill } from '#app/content/fill.ts'
import { shell } from '#app/content/shell.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { business } from '#domain/business.ts'

/** R27: CSS pixels of the logo's box. */
const BOX = {
  header: { width: 200, height: 48 },
  footer: { width: 300, height: 80 },
} as const

type Ground = 'dark' | 'light'

interface LogoProps {
  readonly box: keyof typeof BOX
  /** The header shows one or the other, as its ground changes. */
  readonly grounds: readonly Ground[]
}

/** The logo, linked to home. */
export function Logo({ box, grounds }: LogoProps) {
  return (
    <PageLink to="/" aria-label={fill(shell.header.homeLink)} className="logo" data-box={box}>
      {grounds.map((ground) => (
        <LogoImage key={ground} box={box} ground={ground} />
      ))}
    </PageLink>
  )
}

/**
 * One image with its spinner and its text (R27). The inline script of
 * boot/logo-state.ts turns `data-logo` into `load` or `error` for as long as
 * the page lives, so the spinner does not wait for this component's script;
 * without scripts the image simply shows.
 */
function LogoImage({ box, ground }: { box: keyof typeof BOX; ground: Ground }) {
  return (
    <span
      className="logo-image"
      data-logo="loading"
      data-ground={ground}
      aria-hidden="true"
      suppressHydrationWarning
    >
      <img
        src={ground === 'dark' ? business.logoUrl.onDark : business.logoUrl.onLight}
        alt={business.name}
        {...BOX[box]}
        fetchPriority="low"
        decoding="async"
      />
      <Mark className="logo-spinner" moving />
      <span className="logo-name">{business.name}</span>
    </span>
  )
}
