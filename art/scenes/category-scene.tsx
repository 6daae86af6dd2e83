import driveStreet from 'virtual:drawing/drive-street'
import driveLight from 'virtual:drawing/drive-light'
import driveVan from 'virtual:drawing/drive-van'
import keyMachine from 'virtual:drawing/key-machine'
import vanAndCar from 'virtual:drawing/van-and-car'
import residentialStreet from 'virtual:drawing/residential-street'
import residentialStreetLights from 'virtual:drawing/residential-street-lights'
import floorPlan from './floor-plan.svg'
import floorPlanLights from './floor-plan-lights.svg'
import type { GroupId } from '#domain/services/services.ts'

interface Scene {
  readonly drawing: string
  /** Layer of what is lit; how it appears depends on the scene (living-light.css). */
  readonly lights: string
  /** Layer that drives in from the left. */
  readonly van?: string
}

const SCENES: Readonly<Record<GroupId, Scene>> = {
  emergency: { drawing: driveStreet, lights: driveLight, van: driveVan },
  residential: { drawing: residentialStreet, lights: residentialStreetLights },
  commercial: { drawing: floorPlan, lights: floorPlanLights },
  automotive: { drawing: vanAndCar, lights: keyMachine },
}

/** Renders the category's scene from edge to edge, under one sentence in large letters. */
export function CategoryScene({ group, line }: { group: GroupId; line: string }) {
  const { drawing, lights, van } = SCENES[group]
  const size = { width: 2560, height: 520, loading: 'lazy' } as const
  return (
    <section className="category-scene on-dark" data-group={group}>
      <p>{line}</p>
      <div>
        <img src={drawing} alt="" {...size} />
        <img className="scene-lights" src={lights} alt="" {...size} />
        {van !== undefined && <img className="scene-van" src={van} alt="" {...size} />}
      </div>
    </section>
  )
}
