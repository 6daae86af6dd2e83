import { useLink, useNames } from '#copy/loader/use-copy.ts'
import { drawingAddress } from '#art/drawing-address.ts'
import type { Block } from '#content/read.ts'
import { linesOf, paragraphs, titledItems } from '#content/text.ts'
import { servicePath } from '#domain/pages/pages.ts'
import { findService } from '#domain/services/services.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { Inline } from '#app/blocks/text.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { CallButton, PhoneLink } from '#app/ui/phone-link.tsx'

interface EmergencyProps {
  readonly block: Block
  /** Alternative text of the drawing. */
  readonly street: string
  readonly callNow: string
}

/** Renders a street at night with the text about lockouts in the lamp's light. */
export function Emergency({ block, street: sceneAlt, callNow }: EmergencyProps) {
  const link = useLink()
  const names = useNames()
  const [lead = [], ...others] = paragraphs(block.nodes)
  const lockouts = titledItems(block.nodes).flatMap(({ nodes, tags }) => {
    const service = findService(String(tags['Service']?.attributes['label']))
    return service ? [{ service, nodes }] : []
  })
  return (
    <section className="emergency on-dark">
      <div className="emergency-light">
        <div className="emergency-scene" role="img" aria-label={sceneAlt}>
          <i />
          <img
            className="is-wide"
            src={drawingAddress('emergency-street')}
            alt=""
            width="3840"
            height="640"
            loading="lazy"
          />
          <img
            className="is-wide"
            src={drawingAddress('scenes/lamp-wide')}
            alt=""
            width="142"
            height="82"
            loading="lazy"
          />
          <img
            className="is-wide"
            src={drawingAddress('scenes/person')}
            alt=""
            width="76"
            height="100"
            loading="lazy"
          />
          <img
            className="is-narrow"
            src={drawingAddress('scenes/lamp-narrow')}
            alt=""
            width="116"
            height="69"
            loading="lazy"
          />
          <img
            className="is-narrow"
            src={drawingAddress('scenes/person-at-curb')}
            alt=""
            width="210"
            height="156"
            loading="lazy"
          />
        </div>
        <div className="shell-width on-light">
          <h2>
            <Lines lines={linesOf(block.heading)} />
          </h2>
          <p className="lead">
            <Inline nodes={lead} />
          </p>
          <PhoneLink className="emergency-number" />
        </div>
      </div>
      <div className="shell-width emergency-foot">
        <div>
          <CallButton>{callNow}</CallButton>
          {others.map((text, index) => (
            <p key={index}>
              <Inline nodes={text} />
            </p>
          ))}
        </div>
        <ul>
          {lockouts.map(({ service, nodes }) => (
            <li key={service.slug}>
              <a href={link(servicePath('emergency-locksmith', service.slug))}>
                <b>
                  {names.service(service.label)}
                  <ArrowRight />
                </b>{' '}
                <span>
                  <Inline nodes={nodes} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
