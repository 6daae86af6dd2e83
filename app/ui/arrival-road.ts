/** Length of the road on the status page, and of the van on it, in units of the drawing. */
export const VAN_ROAD = 1200
const VAN_LENGTH = 312
/** Distance from the end of the road at which the van stops: before the door. */
const DOOR = 130

/**
 * Returns the van's place on the road as an SVG transform.
 * @param share of the promised time that is gone, 0 to 1
 */
export const vanPosition = (share: number): string =>
  `translate(${Math.round(share * (VAN_ROAD - VAN_LENGTH - DOOR))} 0)`
