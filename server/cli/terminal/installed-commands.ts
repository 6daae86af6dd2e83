/** A command as it is typed in a clone. */
const IN_A_CLONE = /npm run (leads|reviews|settings|staff|doctor|backup|restore)\b(?: --(?= ))?/g

/**
 * Returns a text with commands as this installation has them: `palisade staff list` where systemd
 * runs the server, whose packages npm as root would spoil (deploy/palisade, which sets the
 * variable).
 */
export const installedCommands = (
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string =>
  environment['PALISADE_TOOL'] === undefined
    ? text
    : text.replaceAll(IN_A_CLONE, `${environment['PALISADE_TOOL']} $1`)
