import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { breadcrumb } from '#domain/pages/pages.ts'

export function Breadcrumb({ path }: { path: string }) {
  const link = useLink()
  const names = useNames()
  const { breadcrumbLabel } = useCopy('shell')
  const trail = breadcrumb(path)
  return (
    <nav aria-label={breadcrumbLabel}>
      <ol className="crumbs">
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{names.crumb(crumb.path)}</span>
            ) : (
              <a href={link(crumb.path)}>
                <span>{names.crumb(crumb.path)}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
