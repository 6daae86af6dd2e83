import type { ComponentType } from 'react'
import type { ReadyIcon, ServiceCopy } from '#copy/types.ts'
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
import { BusinessText } from '#client/visit/business-text.tsx'

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

export function ReadyList({ copy }: { copy: ServiceCopy['ready'] }) {
  return (
    <>
      <h3>{copy.heading}</h3>
      <ul className="ready">
        {copy.items.map(({ icon, title, text }) => {
          const Icon = ICONS[icon]
          return (
            <li key={title}>
              <Icon />
              <h4>{title}</h4>
              <p>
                <BusinessText text={text} />
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
