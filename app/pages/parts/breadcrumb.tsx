import { useCopy } from '#app/copy/use-copy.ts'
import { breadcrumb } from '#domain/pages.ts'

/** R25: where this page stands, from home down to itself. */
export function Breadcrumb({ path, className }: { path: string; className?: string }) {
  const { breadcrumbLabel } = useCopy('shell')
  const trail = breadcrumb(path)
  return (
    <nav aria-label={breadcrumbLabel} className={className}>
      <ol className="crumbs">
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>
                <span>{crumb.label}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
