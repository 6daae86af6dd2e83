import { shell } from '#app/content/shell.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { breadcrumb } from '#domain/pages.ts'

/** R25: where this page stands, from home down to itself. */
export function Breadcrumb({ path, className }: { path: string; className?: string }) {
  const trail = breadcrumb(path)
  return (
    <nav aria-label={shell.breadcrumbLabel} className={className}>
      <ol className="crumbs">
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <PageLink to={crumb.path} fetchedOnSight>
                <span>{crumb.label}</span>
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
