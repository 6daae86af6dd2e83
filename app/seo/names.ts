import { findPage } from '#domain/pages.ts'
import { type GroupId, SERVICE_GROUPS } from '#domain/services.ts'

/** What pages and services are called in the language of a page. */
export interface Names {
  /** As the breadcrumb says it (R25). @param path the English one */
  readonly crumb: (path: string) => string
  /** @param label the option's stored value */
  readonly service: (label: string) => string
  /** A group of services as the form's select says it. */
  readonly group: (id: GroupId) => string
}

export const ENGLISH_NAMES: Names = {
  crumb: (path) => findPage(path)?.crumb ?? path,
  service: (label) => label,
  group: (id) => SERVICE_GROUPS.find((group) => group.id === id)?.label ?? id,
}
