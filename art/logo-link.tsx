import { business } from '#domain/business.ts'
import { Mark } from './logo.tsx'

/** CSS pixels of the logo's box. */
const BOX = {
  header: { width: 200, height: 48 },
  footer: { width: 300, height: 80 },
} as const

type Ground = 'dark' | 'light'

interface LogoLinkProps {
  /** Address of the home page. */
  readonly home: string
  /** Names the link for those who hear it. */
  readonly label: string
  readonly box: keyof typeof BOX
  /** The header shows one or the other, as its ground changes. */
  readonly grounds: readonly Ground[]
}

/** The logo, linked to home. */
export function LogoLink({ home, label, box, grounds }: LogoLinkProps) {
  return (
    <a href={home} aria-label={label} className="logo" data-box={box}>
      {grounds.map((ground) => (
        <LogoImage key={ground} box={box} ground={ground} />
      ))}
    </a>
  )
}

/**
 * One image with its spinner and its text. The inline script of
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
