import { drawingAddress } from '#art/drawing-address.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import { useLink } from '#copy/loader/use-copy.ts'
import { Fragment, type ReactNode } from 'react'
import { Drawn } from '#art/drawn.tsx'
import type { FrontOf } from '#content/kinds.ts'
import type { Document } from '#content/read.ts'
import { isTag, linesOf, plainText } from '#content/text.ts'
import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { isTopRated, shownRating } from '#domain/business/rating.ts'
import { Badge, Pause, Play } from '#art/icons/icons.tsx'
import { FORM_ANCHOR_ID } from '#domain/pages/form-anchor.ts'
import { Text } from '#app/blocks/text.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { CallButton } from '#app/ui/phone-link.tsx'

const isRated = perFacts(() => isTopRated(business))
const isSampleRating = perFacts(() => isRated() && shownRating(business)?.sample === true)
const RATING_TILE = 2
/** Links that prove each tile: who answers, the license, the reviews. */
const proofs = perFacts(() => ['/contact', '/about', isRated() ? '/reviews' : '/pricing'] as const)

/** Renders six pins; art/hero/hero-lock.css positions them in the key's cuts. */
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

/** The towers on the key are of the delivered area. */
const heroKey = (): string => (isInDefaultArea(business) ? 'hero/key-manhattan' : 'hero/key-houses')

const wordsOf = (tag: Document['headingNodes'][number] | undefined): readonly string[] =>
  isTag(tag, 'Words') ? (tag.attributes['words'] as readonly string[]) : []

/** Renders the first screen of the home page with the submission form beside or below it. */
export function Hero({ document, form }: { document: Document<FrontOf<'/'>>; form: ReactNode }) {
  const link = useLink()
  const copy = document.front.hero
  const at = document.headingNodes.findIndex((node) => isTag(node, 'Words'))
  const opening = plainText(document.headingNodes.slice(0, at)).trim()
  return (
    <section className="hero on-dark">
      <div className="hero-grid">
        <div className="hero-stage">
          <div className="hero-above">
            <p className="hero-copy">
              <Badge />
              <a href={link(isRated() ? '/reviews' : '/about')}>{copy.badge}</a>
            </p>
            <h1>
              {opening !== '' && (
                <>
                  <span>{opening}</span>{' '}
                </>
              )}
              <span className="hero-words">
                {wordsOf(document.headingNodes[at]).map((word, index) => (
                  <Fragment key={word}>
                    {/* Screen readers announce the page's name once, with its first word. */}
                    <span aria-hidden={index > 0 ? true : undefined}>{word}</span>{' '}
                  </Fragment>
                ))}
              </span>
              <Lines lines={linesOf(document.headingNodes.slice(at + 1))} />
            </h1>
            {/* After the text that moves the shear line, so that no partial page shows them higher. */}
            <Pins />
            <PauseButton copy={copy} />
          </div>
          <div className="hero-between">
            <div className="hero-copy">
              <Text nodes={document.lead} />
              <div>
                <CallButton>{copy.call}</CallButton>{' '}
                <a href={link('/services')} className="btn btn-outline">
                  {copy.services}
                </a>
              </div>
            </div>
            <Pins />
          </div>
          <div className="hero-key">
            <Drawn name={`${heroKey()}-narrow`} />
            <img
              src={drawingAddress(`${heroKey()}-wide`)}
              alt=""
              width="1006"
              height="348"
              loading="lazy"
            />
            <ul>
              {copy.tiles.map((tile, index) => (
                <li key={tile}>
                  <a href={link(proofs()[index] ?? '/about')}>{tile}</a>
                  {index === RATING_TILE && isSampleRating() && (
                    <small> {document.front.reviews.sample}</small>
                  )}
                </li>
              ))}
            </ul>
          </div>
          <div className="hero-water" />
        </div>
        <div id={FORM_ANCHOR_ID} className="hero-form on-light">
          {form}
        </div>
      </div>
    </section>
  )
}

/**
 * Pauses and resumes the changing word (app/pages/home/rotation.ts). Its accessible name is its visible text.
 */
function PauseButton({ copy }: { copy: FrontOf<'/'>['hero'] }) {
  return (
    <button type="button" className="hero-pause">
      <span>
        <Pause />
        <span>
          {copy.pause} <span className="visually-hidden">{copy.changingWord}</span>
        </span>
      </span>{' '}
      <span>
        <Play />
        <span>
          {copy.play} <span className="visually-hidden">{copy.changingWord}</span>
        </span>
      </span>
    </button>
  )
}
