import { SubmitButton } from '#app/request-form/submit-button.tsx'
import { ArrowRight, Phone } from '#app/ui/icons.tsx'
import { GallerySection } from './gallery-section.tsx'

const KINDS = ['call', 'brass', 'ink', 'outline'] as const

function Kinds({ size = '', disabled = false }: { size?: string; disabled?: boolean }) {
  return (
    <div className="gallery-row">
      {KINDS.map((kind) => (
        <button key={kind} type="button" className={`btn btn-${kind} ${size}`} disabled={disabled}>
          {kind === 'call' && <Phone />}
          {kind}
          {kind === 'brass' && <ArrowRight />}
        </button>
      ))}
    </div>
  )
}

export function Buttons() {
  return (
    <>
      <GallerySection name="buttons" title="Buttons">
        <Kinds />
        <Kinds size="btn-small" />
        <Kinds disabled />
        <p>
          <a className="text-link" href="#buttons">
            A link in text
          </a>
        </p>
      </GallerySection>
      <GallerySection name="buttons-dark" title="Buttons on a dark ground" dark>
        <Kinds />
        <Kinds size="btn-small" />
        <Kinds disabled />
        <p>
          <a className="text-link" href="#buttons">
            A link in text
          </a>
        </p>
      </GallerySection>
      <GallerySection name="submit-button" title="Submit: ready, on its way">
        <SubmitButton busy={false} />
        <SubmitButton busy />
      </GallerySection>
    </>
  )
}
