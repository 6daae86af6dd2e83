import { Link, type LinkProps } from 'react-router'

interface PageLinkProps extends Omit<LinkProps, 'to' | 'prefetch'> {
  /** Path within the site. */
  readonly to: string
  /** Of what most visitors go to next: fetched when the link is seen, not only when somebody comes near it. */
  readonly fetchedOnSight?: boolean
}

/** A link to another page of the site. The page is fetched when a pointer, a finger or the focus reaches the link. */
export function PageLink({ fetchedOnSight = false, ...props }: PageLinkProps) {
  return <Link {...props} prefetch={fetchedOnSight ? 'viewport' : 'intent'} />
}
