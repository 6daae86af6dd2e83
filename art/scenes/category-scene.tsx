import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import type { GroupId } from '#domain/services/services.ts'
import { drawingAddress } from '../drawing-address.ts'

interface Scene {
  readonly drawing: string
  /** Layer of what is lit; how it appears depends on the scene (living-light.css). */
  readonly lights: string
  /** Layer that drives in from the left. */
  readonly van?: string
}

const scenes = perFacts((): Readonly<Record<GroupId, Scene>> => {
  // Stoops are of the delivered area.
  const houses = isInDefaultArea(business) ? 'scenes/stoops' : 'scenes/detached-houses'
  return {
    emergency: {
      drawing: 'drive-street',
      lights: 'scenes/headlights',
      van: 'scenes/van-arriving',
    },
    residential: { drawing: houses, lights: `${houses}-lights` },
    commercial: { drawing: 'scenes/floor-plan', lights: 'scenes/floor-plan-lights' },
    automotive: { drawing: 'scenes/van-and-car', lights: 'scenes/key-machine' },
  }
})

/** Renders the category's scene from edge to edge, under one sentence in large letters. */
export function CategoryScene({ group, line }: { group: GroupId; line: string }) {
  const { drawing, lights, van } = scenes()[group]
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
