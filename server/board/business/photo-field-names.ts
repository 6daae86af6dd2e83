/** Names of the fields beside the one of a photo's file, such as `photos.van.file`. */

/** A new photo. */
export const uploadField = (name: string): string => `${name}.upload`
/** Takes the photo off. */
export const removalField = (name: string): string => `${name}.remove`
