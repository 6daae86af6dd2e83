import { perFacts } from '#domain/business/per-facts.ts'
import { findService } from '#domain/services/services.ts'
import type { Plate } from '../types.ts'
import { axisStroke, Hatch } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Masonry and partitions, in section at the height of a door handle. */
const WALLS =
  'M60 112H592V206H580V124H434V222H426V204H346V196H426V124H258V196H300V204H250V124H60ZM60 324H426V270H434V324H580V256H592V336H60Z'
/** Aluminum posts of the storefront, and its glass between them. */
const POSTS =
  'M60 124h12v8H60zM60 160h12v6H60zM60 196h12v10H60zM60 256h12v10H60zM60 288h12v6H60zM60 316h12v8H60z'
const GLASS = 'M64 132V196M68 132V196M64 266V316M68 266V316'

/** Shelves, islands, counter, desk, racks. */
const FURNITURE =
  'M92 126H236V142H92ZM112 168H220V190H112ZM112 272H220V294H112ZM272 246H290V292H352V310H272ZM374 132H412V184H374ZM450 126H570V146H450ZM450 302H570V322H450Z'
const EDGES =
  'M92 134H236M112 179H220M112 283H220M474 126V146M498 126V146M522 126V146M546 126V146M474 302V322M498 302V322M522 302V322M546 302V322'

const hasReader = perFacts(() => findService('Access Control') !== undefined)
const hasExitBar = perFacts(() => findService('Emergency Exit Device') !== undefined)

function drawing() {
  return (
    <>
      <Hatch id="shop-wall" ground={tokens().steel2} line={tokens().ink3} gap={6} />
      <path d="M60 112H592V336H60Z" fill={tokens().ink2} />
      <path d={FURNITURE} fill={tokens().ink4} />
      <path d={EDGES} stroke={tokens().ink2} strokeWidth={2} />
      <path d="M302 252h16v12h-16zM382 150h16v18h-16z" fill={tokens().steel2} />
      <circle cx={365} cy={175} r={7} fill={tokens().steel} />
      <path {...axisStroke()} d="M4 231H676" />
      <path d={WALLS} fill="url(#shop-wall)" />
      <path d={POSTS} fill={tokens().mist} />
      <path d={GLASS} stroke={tokens().steel3} strokeWidth={1.5} />
      <path
        d="M60 124H34V324H60"
        fill="none"
        stroke={tokens().steel2}
        strokeWidth={1.5}
        strokeDasharray="6 4"
      />
      <path
        d="M18 206A48 48 0 0 0 66 254M346 152A46 46 0 0 0 300 200M478 270A48 48 0 0 0 430 222M634 256A48 48 0 0 0 586 208"
        fill="none"
        stroke={tokens().steel2}
        strokeWidth={1.5}
      />
      <path
        d="M18 203H66V209H18ZM343 152H349V200H343ZM430 267H478V273H430ZM586 253H634V259H586Z"
        fill={tokens().mist}
      />
      <path
        d="M18 199H30V213H18ZM339 152H353V164H339ZM466 263H478V277H466Z"
        fill={tokens().brass}
      />
      {hasExitBar() && (
        <path d="M592 245H630V251H592ZM596 251h5v3h-5zM620 251h5v3h-5z" fill={tokens().brass} />
      )}
      {hasReader() && (
        <>
          <path d="M416 206H426V222H416Z" fill={tokens().brass} />
          <path d="M418 208h6v4h-6z" fill={tokens().amber} />
          <path
            d="M410 208a8 8 0 0 0 0 12M403 204a16 16 0 0 0 0 20"
            fill="none"
            stroke={tokens().brassHi}
            strokeWidth={2}
          />
        </>
      )}
    </>
  )
}

/** A narrow shop in plan, the street on the left, the yard on the right: its four doors. */
export const commercialLocksmithPlate = perFacts((): Plate => ({
  frame: { x: 0, y: 90, width: 648, height: 262 },
  parts: {
    front: { dot: { x: 24, y: 206 }, label: { x: 14, y: 384 } },
    office: { dot: { x: 346, y: 158 }, label: { x: 290, y: 27 } },
    ...(hasReader() && { reader: { dot: { x: 421, y: 218 }, label: { x: 364, y: 384 } } }),
    ...(hasExitBar() && { exit: { dot: { x: 612, y: 248 }, label: { x: 540, y: 27 } } }),
  },
  drawing,
}))
