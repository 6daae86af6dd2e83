import keyWide from 'virtual:drawing/hero-key-wide'
import { Fragment, type ReactNode } from 'react'
import { KeyNarrow } from '#app/art/hero/key-narrow.tsx'
import { fill } from '#app/content/fill.ts'
import { home } from '#app/content/en/home.ts'
import { business } from '#domain/business.ts'
import { isTopRated } from '#domain/rating.ts'
import { Badge, Pause, Phone, Play } from '#app/ui/icons.tsx'
import { FORM_ID } from '#domain/form-place.ts'
import { Lines } from '#app/ui/lines.tsx'
import { PhoneLink } from '#app/visitor/phone-link.tsx'

const { hero } = home

/** Where each tile is proven: who answers, the license, the reviews. */
const RATED = isTopRated(business)
const PROOFS = ['/contact', '/about', RATED ? '/reviews' : '/pricing'] as const

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
              <a href={RATED ? '/reviews' : '/about'}>{hero.badge}</a>
            </p>
            <h1>
              <span className="hero-words">
                {hero.words.map((word, index) => (
                  <Fragment key={word}>
                    {/* The name of the page is heard once, with the first of its words. */}
                    <span aria-hidden={index > 0 ? true : undefined}>{word}</span>{' '}
                  </Fragment>
                ))}
              </span>
              <Lines lines={hero.lines} />
            </h1>
            <PauseButton />
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
              {hero.tiles.map((tile, index) => (
                <li key={tile}>
                  <a href={PROOFS[index] ?? '/about'}>{tile}</a>
                </li>
              ))}
            </ul>
          </div>
          <div className="hero-water" />
        </div>
        <div id={FORM_ID} className="hero-form on-light">
          {form}
        </div>
      </div>
    </section>
  )
}

/** Stops the changing word and lets it go on (home/rotation.ts). Its name is what of it shows. */
function PauseButton() {
  return (
    <button type="button" className="hero-pause">
      <span>
        <Pause />
        <span>
          {hero.pause} <span className="sr-only">{hero.changingWord}</span>
        </span>
      </span>{' '}
      <span>
        <Play />
        <span>
          {hero.play} <span className="sr-only">{hero.changingWord}</span>
        </span>
      </span>
    </button>
  )
}
