/** Local storage key: stored leads that no tag has heard of yet, as `ID@MS ID@MS`. */
export const WAITING_KEY = 'waitingLeads'
/** Local storage key: ids of the latest reported leads, the newest last. */
export const REPORTED_KEY = 'reportedLead'
/** Event of the window when a lead waits to be reported. */
export const LEAD_EVENT = 'leadstored'
