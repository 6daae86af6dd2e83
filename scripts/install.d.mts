/** See install.mjs. */
export function nodeProblem(output: string): string
