/** The options of the form's selects. Labels are translated; what is sent is the stored value. */

import { business } from '#domain/business/business.ts'
import { type GroupId, OTHER_SERVICE, SERVICE_GROUPS, SERVICES } from '#domain/services/services.ts'
import { TIMEFRAMES } from '#domain/submission/draft.ts'
import { windowName } from '#domain/time/appointment.ts'

/**
 * The services of the catalog, without "Other". Functions rather than components: what they return
 * is part of their select.
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

export const timeframeOptions = (
  timeframeName: (timeframe: (typeof TIMEFRAMES)[number]) => string,
) =>
  TIMEFRAMES.map((timeframe) => (
    <option key={timeframe} value={timeframe}>
      {timeframeName(timeframe)}
    </option>
  ))

/** The windows of hours in which an appointment can begin. */
export const windowOptions = (language: string) =>
  business.appointmentHours.map((hour) => (
    <option key={hour} value={hour}>
      {windowName(hour, language)}
    </option>
  ))
