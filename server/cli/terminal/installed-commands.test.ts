import { expect, test } from 'vitest'
import { installedCommands } from './installed-commands.ts'

test.each([
  ['Test: npm run staff -- test Ana', 'Test: palisade staff test Ana'],
  ['  npm run doctor [-- OPTIONS]', '  palisade doctor [-- OPTIONS]'],
  ['Go back with: npm run restore -- /a/b', 'Go back with: palisade restore /a/b'],
  [
    'npm run leads -- list, npm run settings -- get KEY.',
    'palisade leads list, palisade settings get KEY.',
  ],
  ['npm run build and npm start', 'npm run build and npm start'],
])('%s is %s where systemd runs the server', (typed, installed) => {
  expect(installedCommands(typed, { PALISADE_TOOL: 'palisade' })).toBe(installed)
  expect(installedCommands(typed, {})).toBe(typed)
})
