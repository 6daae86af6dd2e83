import keyWide from 'virtual:drawing/hero-key-wide'
import type { ReactNode } from 'react'
import { KeyNarrow } from '#app/art/hero/key-narrow.tsx'
import { home } from '#app/content/home.ts'
import { Badge, Pause, Phone, Play } from '#app/ui/icons.tsx'
import { PhoneLink } from '#app/visitor/phone-link.tsx'
import { TwoWordings } from './two-wordings.tsx'

const { hero } = home

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
  return (
    <section className="hero on-dark">
      <div className="hero-grid">
        <div className="hero-stage">
          <div className="hero-above">
            <Pins />
            <p className="hero-copy">
              <Badge />
              {hero.badge}
            </p>
            <h1>
              <span className="sr-only">{[hero.words[0], ...hero.lines].join(' ')}</span>
              <span aria-hidden="true">
                <span className="hero-words">
                  {hero.words.map((word) => (
                    <span key={word}>{word}</span>
                  ))}
                </span>
                {hero.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </h1>
            <PauseButton />
          </div>
          <div className="hero-between">
            <Pins />
            <div className="hero-copy">
              <p>
                <TwoWordings narrow={hero.leadNarrow} wide={hero.leadWide} />
              </p>
              <div>
                <PhoneLink className="btn btn-call">
                  <Phone />
                  {hero.call}
                </PhoneLink>
                <a href="/services" className="btn btn-outline">
                  {hero.services}
                </a>
              </div>
            </div>
          </div>
          <div className="hero-key">
            <KeyNarrow />
            <img src={keyWide} alt="" width="1006" height="348" loading="lazy" />
            <ul>
              {hero.tiles.map((tile) => (
                <li key={tile}>{tile}</li>
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

/** Stops the changing word and lets it go on (home/rotation.ts). */
function PauseButton() {
  return (
    <button
      type="button"
      className="hero-pause"
      aria-label={hero.pauseLabel}
      data-pause-label={hero.pauseLabel}
      data-play-label={hero.playLabel}
    >
      <span>
        <Pause />
        <span>{hero.pause}</span>
      </span>
      <span>
        <Play />
        <span>{hero.play}</span>
      </span>
    </button>
  )
}
