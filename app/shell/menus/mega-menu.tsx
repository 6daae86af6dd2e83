import { drawingAddress } from '#art/drawing-address.ts'
import { smallDrawingId } from '#art/small/small-drawing-id.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { ArrowRight, Phone } from '#art/icons/icons.tsx'
import { PhoneLink, PhoneNumber } from '#app/ui/phone-link.tsx'
import type { NavItem } from '#domain/pages/pages.ts'
import { PageLink } from './page-link.tsx'

/** Width and height of a small drawing, CSS pixels. */
const SPOT_SIZE_PX = 52

interface MegaMenuProps {
  readonly item: NavItem
  readonly path: string
}

/** Renders a column per category, and a line for visitors who do not know which one they need. */
export function MegaMenu({ item, path }: MegaMenuProps) {
  const link = useLink()
  const messages = useCopy('menus').megaMenu
  return (
    <>
      <div className="shell-width mega-columns">
        {item.children?.map((category) => (
          <Column key={category.path} category={category} path={path} />
        ))}
      </div>
      <div className="mega-strip">
        <div className="shell-width">
          <p>
            <strong>{messages.unsure.title}</strong> {messages.unsure.text}
          </p>
          <PhoneLink className="mega-strip-link">
            <Phone />
            <PhoneNumber />
          </PhoneLink>
          <a href={link(item.path)} className="mega-strip-link">
            {messages.allServices}
            <ArrowRight />
          </a>
        </div>
      </div>
    </>
  )
}

function Column({ category, path }: { category: NavItem; path: string }) {
  const names = useNames()
  const label = names.page(category.path)
  const { categoryLink } = useCopy('menus').megaMenu
  return (
    <div>
      <PageLink
        item={category}
        path={path}
        className="mega-heading"
        aria-label={fillTemplate(categoryLink, { label })}
      >
        {label}
        <ArrowRight />
      </PageLink>
      <ul>
        {category.children?.map((service) => (
          <li key={service.path}>
            <PageLink item={service} path={path} className="mega-row">
              <img
                src={`${drawingAddress('small-drawings')}#${drawingIdOf(service.path)}`}
                alt=""
                width={SPOT_SIZE_PX}
                height={SPOT_SIZE_PX}
              />
              {names.page(service.path)}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the name of a service's small drawing: the last two segments of its path. */
function drawingIdOf(path: string): string {
  const [group = '', slug = ''] = path.split('/').slice(-2)
  return smallDrawingId(group, slug)
}
