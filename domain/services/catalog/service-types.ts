/** What a service and a group of services are. */

export type GroupId = 'emergency' | 'residential' | 'commercial' | 'automotive'

/** Vehicle fields: hidden, optional or required. */
export type VehicleNeed = 'none' | 'optional' | 'required'

/** The yes/no question about keys that a service adds. */
export type KeyQuestionField = 'all_keys_lost' | 'unused_key'

export interface Service {
  /** Text of the option and stored value, letter for letter. */
  readonly label: string
  readonly group: GroupId
  /** Last path segment of its page, unique within its group. */
  readonly slug: string
  /** Name in menus and headings; can be shorter, because menus have a group heading. */
  readonly menuLabel: string
  /** Name in the breadcrumb. */
  readonly crumb: string
  readonly vehicle: VehicleNeed
  readonly keyQuestion: KeyQuestionField | null
}

export interface ServiceGroup {
  readonly id: GroupId
  /** Heading of the option group in the select. */
  readonly label: string
  /** Column heading of the mega menu. */
  readonly menuLabel: string
  readonly slug: string
  readonly crumb: string
  /** Slugs of its pages in the order of the menus, which differs slightly from the select. */
  readonly pages: readonly string[]
}
