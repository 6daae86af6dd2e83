/**
 * What the carriers say about the number of a call (STIR/SHAKEN), in Twilio's words such as
 * `TN-Validation-Passed-A`; '' where they say nothing (https://www.twilio.com/docs/voice/trusted-calling-with-shakenstir).
 */

/** Returns whether the carriers say that the number is not the caller's. */
export const isCalledFalse = (attestation: string): boolean => /failed/i.test(attestation)

/**
 * Returns whether the carrier vouches for the number: A. With B it knows the customer and not the
 * number, with C neither.
 */
export const isVouchedFor = (attestation: string): boolean => /passed-a\b/i.test(attestation)
