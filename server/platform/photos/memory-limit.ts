import { existsSync } from 'node:fs'

/**
 * Part of util-linux, which every usual Linux system has. Without it photos are converted without
 * the limit, and `npm run doctor` says so.
 */
export const PRLIMIT = '/usr/bin/prlimit'

/** Returns whether the memory of the converting process can be limited here. */
export const canLimitMemory = (): boolean => existsSync(PRLIMIT)
