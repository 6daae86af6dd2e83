import { business } from '#domain/business/business.ts'
import { LogoMark } from './logo.tsx'

const BOX = {
  header: { width: 200, height: 48 },
  footer: { width: 300, height: 80 },
} as const

type Ground = 'dark' | 'light'

interface LogoLinkProps {
  readonly home: string
  readonly label: string
  readonly box: keyof typeof BOX
  /** Backgrounds with an image each; the header shows the one of its background. */
  readonly grounds: readonly Ground[]
}

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
 * Renders one image with its spinner and its text. The inline script first-paint/logo-state.ts sets
 * `data-logo` to `load` or `error`, so the spinner needs no script of this component; without
 * scripts the image is simply shown.
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
      <LogoMark className="logo-spinner" moving />
      <span className="logo-name">{business.name}</span>
    </span>
  )
}
