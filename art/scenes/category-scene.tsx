import { drawingAddress } from '#art/drawing-address.ts'
import type { GroupId } from '#domain/services/services.ts'

interface Scene {
  readonly drawing: string
  /** Layer of what is lit; how it appears depends on the scene (living-light.css). */
  readonly lights: string
  /** Layer that drives in from the left. */
  readonly van?: string
}

const SCENES: Readonly<Record<GroupId, Scene>> = {
  emergency: { drawing: 'drive-street', lights: 'drive-light', van: 'drive-van' },
  residential: { drawing: 'residential-street', lights: 'residential-street-lights' },
  commercial: { drawing: 'scenes.floor-plan', lights: 'scenes.floor-plan-lights' },
  automotive: { drawing: 'van-and-car', lights: 'key-machine' },
}

/** Renders the category's scene from edge to edge, under one sentence in large letters. */
export function CategoryScene({ group, line }: { group: GroupId; line: string }) {
  const { drawing, lights, van } = SCENES[group]
  const size = { width: 2560, height: 520, loading: 'lazy' } as const
  return (
    <section className="category-scene on-dark" data-group={group}>
      <p>{line}</p>
      <div>
        <img src={drawingAddress(drawing)} alt="" {...size} />
        <img className="scene-lights" src={drawingAddress(lights)} alt="" {...size} />
        {van !== undefined && (
          <img className="scene-van" src={drawingAddress(van)} alt="" {...size} />
        )}
      </div>
    </section>
  )
}
