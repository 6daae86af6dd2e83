import street from 'virtual:drawing/emergency-street'
import residentialStreet from 'virtual:drawing/residential-street'
import residentialStreetLights from 'virtual:drawing/residential-street-lights'
import carDoor from './car-door.svg'
import floorPlan from './floor-plan.svg'
import floorPlanLights from './floor-plan-lights.svg'
import type { GroupId } from '#domain/services.ts'

interface Scene {
  readonly drawing: string
  /** Layer of what is lit, which appears from the left as the scene enters the screen. */
  readonly lights?: string
  readonly width: number
  readonly height: number
}

const SCENES: Readonly<Record<GroupId, Scene>> = {
  emergency: { drawing: street, width: 3840, height: 640 },
  residential: {
    drawing: residentialStreet,
    lights: residentialStreetLights,
    width: 2560,
    height: 520,
  },
  commercial: { drawing: floorPlan, lights: floorPlanLights, width: 2560, height: 520 },
  automotive: { drawing: carDoor, width: 2560, height: 520 },
}

/** Renders the category's scene from edge to edge, under one sentence in large letters. */
export function CategoryScene({ group, line }: { group: GroupId; line: string }) {
  const { drawing, lights, width, height } = SCENES[group]
  return (
    <section className="category-scene on-dark" data-group={group}>
      <p>{line}</p>
      <div>
        <img src={drawing} alt="" width={width} height={height} loading="lazy" />
        {lights !== undefined && (
          <img
            className="scene-lights"
            src={lights}
            alt=""
            width={width}
            height={height}
            loading="lazy"
          />
        )}
      </div>
    </section>
  )
}
