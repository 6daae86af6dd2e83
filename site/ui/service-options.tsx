import { type GroupId, OTHER_SERVICE, SERVICE_GROUPS, SERVICES } from '#domain/services/services.ts'

/**
 * The services of the catalog, without "Other". A function rather than a component: what it
 * returns is part of its select. Labels are translated; what is sent is the stored value.
 */
export const serviceOptions = (
  groupName: (group: GroupId) => string,
  serviceName: (service: string) => string,
) =>
  SERVICE_GROUPS.map((group) => (
    <optgroup key={group.id} label={groupName(group.id)}>
      {SERVICES.filter((service) => service.group === group.id).map(({ label }) => (
        <option key={label} value={label}>
          {serviceName(label)}
        </option>
      ))}
    </optgroup>
  ))
