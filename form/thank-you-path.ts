/** English path of the page that thanks; in another language `useLink` knows its address. */
export const THANK_YOU_PATH = '/thank-you'
