import type { ReactNode } from 'react'

interface GallerySectionProps {
  /** Names the picture of this section that the screenshot tests keep. */
  readonly name: string
  readonly title: string
  readonly dark?: boolean
  /** For what is fixed to the lower end of the screen. */
  readonly screen?: boolean
  readonly children: ReactNode
}

/** One component in every state, under its name. */
export function GallerySection({ name, title, dark, screen, children }: GallerySectionProps) {
  const classes = [dark ? 'on-dark' : 'on-light', screen ? 'gallery-screen' : '']
  return (
    <section data-gallery={name} className={classes.join(' ')}>
      <h2 className="gallery-title">{title}</h2>
      {children}
    </section>
  )
}
