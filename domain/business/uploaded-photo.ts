/** Matches the name that an uploaded photo gets in the facts, which is a hash of its content. */
export const UPLOADED_PHOTO = /^photos\/[0-9a-f]{32}\.jpg$/
