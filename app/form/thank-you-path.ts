/** English path of the thank-you page; `useLink` translates it. */
export const THANK_YOU_PATH = '/thank-you'
