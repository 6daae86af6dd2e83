import type { ReactNode } from 'react'

interface IconProps {
  readonly className?: string
}

/**
 * Creates an icon in a 24 px box in the color of the text (icons.css); decorative, because text is
 * beside it.
 */
function icon(drawing: ReactNode) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        // Without styles it would be as wide as the page.
        width="24"
        height="24"
        viewBox="0 0 24 24"
        className={className === undefined ? 'icon' : `icon ${className}`}
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }
}

const path = (d: string) => icon(<path d={d} />)

export const Phone = path(
  'M8.2 3.5H5A1.5 1.5 0 0 0 3.5 5C3.5 13.6 10.4 20.5 19 20.5a1.5 1.5 0 0 0 1.5-1.5v-3.2l-4.6-1.5-2 2A13 13 0 0 1 7.7 10.1l2-2z',
)
export const ChevronDown = path('M6 9.5l6 6 6-6')
export const MapPin = icon(
  <>
    <path d="M12 21.5S5 15 5 9.8a7 7 0 0 1 14 0C19 15 12 21.5 12 21.5z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
)
export const Badge = icon(
  <>
    <circle cx="12" cy="8.5" r="5.5" />
    <path d="M8.5 13l-1 8.5 4.5-3 4.5 3-1-8.5" />
  </>,
)
export const Pause = path('M6 4h3.5v16H6zM14.5 4H18v16h-3.5z')
export const Play = path('M7 4.5l11.5 7.5L7 19.5z')
export const ArrowRight = path('M4 12h15M13 6l6 6-6 6')
export const Menu = path('M2.5 5h19M2.5 12h19M2.5 19h19')
export const Close = path('M5 5l14 14M19 5L5 19')
export const Check = path('M4.5 12.5l5 5 10-11')

const ring = <circle cx="12" cy="12" r="9.5" />

export const Alert = icon(
  <>
    {ring}
    <path d="M12 7v6M12 16.6v.2" />
  </>,
)
export const AlertTriangle = path('M12 3.5L22 20.5H2zM12 10v5M12 17.8v.1')
export const ShieldAlert = path(
  'M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6zM12 8v4.5M12 15.9v.1',
)
export const CheckCircle = icon(
  <>
    {ring}
    <path d="M7.5 12.5l3.2 3.2 6-7" />
  </>,
)
export const Info = icon(
  <>
    {ring}
    <path d="M12 11v6M12 7.2v.1" />
  </>,
)
export const MapFold = path('M3 6l6-2.5 6 2.5 6-2.5v15L15 21l-6-2.5L3 21zM9 3.5v15M15 6v15')
export const Locate = icon(
  <>
    <circle cx="12" cy="12" r="6" />
    <path d="M12 2v4M12 18v4M2 12h4M18 12h4" />
  </>,
)
export const Id = icon(
  <>
    <path d="M2.5 5h19v14h-19z" />
    <circle cx="8.5" cy="10.5" r="2" />
    <path d="M5.5 15.5c.5-1.5 1.5-2 3-2s2.5.5 3 2M14.5 9.5h4M14.5 13.5h4" />
  </>,
)
export const Document = path('M5 2.5h9l5 5v14H5zM14 2.5v5h5M8.5 12.5h7M8.5 16.5h7')
export const Scan = path('M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M7 12h10')
export const Key = icon(
  <>
    <circle cx="7.5" cy="12" r="4.5" />
    <path d="M12 12h9.5v4M17.5 12v3" />
  </>,
)
export const Card = path('M2.5 5h19v14h-19zM2.5 9.5h19M6 15h4')
export const Camera = icon(
  <>
    <path d="M2.5 7h5l2-3h5l2 3h5v12.5h-19z" />
    <circle cx="12" cy="13" r="3.5" />
  </>,
)
export const Clock = icon(
  <>
    {ring}
    <path d="M12 6.5V12l4 2.5" />
  </>,
)
export const People = icon(
  <>
    <circle cx="8.5" cy="8" r="3.5" />
    <path d="M2.5 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.5.5 4 2.5 4 5.5" />
  </>,
)
