/**
 * Returns one attribute per reason why a script's press failed: `noService` becomes
 * `data-no-service`, which the script reads by that name.
 */
export const problemAttributes = (
  problems: Readonly<Record<string, string>>,
): Readonly<Record<`data-${string}`, string>> =>
  Object.fromEntries(
    Object.entries(problems).map(([reason, text]) => [
      `data-${reason.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      text,
    ]),
  )
