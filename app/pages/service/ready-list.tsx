import type { ComponentType } from 'react'
import type { ReadyIcon } from '#content/ready-icons.ts'
import type { Block } from '#content/read.ts'
import { titledItems } from '#content/text.ts'
import {
  Camera,
  Card,
  Clock,
  Document,
  Id,
  Key,
  MapPin,
  People,
  Phone,
  Scan,
} from '#art/icons/icons.tsx'
import { Inline } from '#app/blocks/text.tsx'

const ICONS: Readonly<Record<ReadyIcon, ComponentType>> = {
  id: Id,
  document: Document,
  scan: Scan,
  key: Key,
  phone: Phone,
  pin: MapPin,
  card: Card,
  camera: Camera,
  clock: Clock,
  people: People,
}

export function ReadyList({ block }: { block: Block }) {
  return (
    <>
      <h3>
        <Inline nodes={block.heading} />
      </h3>
      <ul className="ready">
        {titledItems(block.nodes).map(({ title, nodes, tags }) => {
          const Icon = ICONS[tags['Icon']?.attributes['name'] as ReadyIcon]
          return (
            <li key={title}>
              {Icon && <Icon />}
              <h4>{title}</h4>
              <p>
                <Inline nodes={nodes} />
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
