import keyWide from 'virtual:drawing/hero-key-wide'
import { Fragment, type ReactNode } from 'react'
import { KeyNarrow } from '#app/art/hero/key-narrow.tsx'
import { fill } from '#app/content/fill.ts'
import { home } from '#app/content/home.ts'
import { Badge, Pause, Phone, Play } from '#app/ui/icons.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { PhoneLink } from '#app/visitor/phone-link.tsx'
import { useRotation } from './use-rotation.ts'

const { hero } = home

/** Where each tile is proven: who answers, the license, the reviews. */
const PROOFS = ['/contact', '/about', '/reviews'] as const

/** Six places for pins; hero.css puts them into the key's cuts. */
function Pins() {
  return (
    <div className="hero-pins" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

/** The first screen of the home page (R14) with the request form beside or below it. */
export function Hero({ form }: { form: ReactNode }) {
  const rotation = useRotation(hero.words.length)
  return (
    <section className="hero on-dark" data-paused={rotation.paused ? '' : undefined}>
      <div className="hero-grid">
        <div className="hero-stage">
          <div className="hero-above">
            <Pins />
            <p className="hero-copy">
              <Badge />
              <PageLink to="/reviews">{hero.badge}</PageLink>
            </p>
            <h1>
              <span className="hero-words" data-word={rotation.word ?? undefined}>
                {hero.words.map((word, index) => (
                  <Fragment key={word}>
                    {/* The name of the page is heard once, with the first of its words. */}
                    <span aria-hidden={index > 0 ? true : undefined}>{word}</span>{' '}
                  </Fragment>
                ))}
              </span>
              <Lines lines={hero.lines} />
            </h1>
            <PauseButton playing={rotation.playing} onToggle={rotation.toggle} />
          </div>
          <div className="hero-between">
            <Pins />
            <div className="hero-copy">
              <p>{fill(hero.lead)}</p>
              <div>
                <PhoneLink className="btn btn-call">
                  <Phone />
                  {hero.call}
                </PhoneLink>{' '}
                <PageLink to="/services" className="btn btn-outline" fetchedOnSight>
                  {hero.services}
                </PageLink>
              </div>
            </div>
          </div>
          <div className="hero-key">
            <KeyNarrow />
            <img src={keyWide} alt="" width="1006" height="348" loading="lazy" />
            <ul>
              {hero.tiles.map((tile, index) => (
                <li key={tile}>
                  <PageLink to={PROOFS[index] ?? '/about'}>{tile}</PageLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="hero-water" />
        </div>
        <div className="hero-form on-light">{form}</div>
      </div>
    </section>
  )
}

function PauseButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className="hero-pause"
      aria-label={playing ? hero.pauseLabel : hero.playLabel}
      onClick={onToggle}
    >
      {playing ? <Pause /> : <Play />}
      <span>{playing ? hero.pause : hero.play}</span>
    </button>
  )
}
