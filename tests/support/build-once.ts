import { spawnSync } from 'node:child_process'

/** Builds before the tests that start servers, in plain Node, as `npm start` does. */
export default function buildOnce(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('the site could not be built')
}
