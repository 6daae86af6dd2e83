import { clockBack } from './clock-back.ts'
import { connections } from './connections.ts'
import { correctedRequest } from './corrected-request.ts'
import { cutConnections } from './cut-connections.ts'
import { deletedFiles, deletedFolder } from './deleted-database.ts'
import type { Fault } from './fault.ts'
import { floodCallbacks } from './flood-callbacks.ts'
import { floodChallenges } from './flood-challenges.ts'
import { floodNative } from './flood-native.ts'
import { floodPrefixes } from './flood-prefixes.ts'
import { floodRecipients } from './flood-recipients.ts'
import { floodRefused } from './flood-refused.ts'
import { floodSignIn } from './flood-sign-in.ts'
import { fullDisk } from './full-disk.ts'
import { fullLog } from './full-log.ts'
import { hostilePostsFault } from './hostile-posts.ts'
import { lockedTables } from './locked-tables.ts'
import { longPaths } from './long-paths.ts'
import { longTexts } from './long-texts.ts'
import { oddPosts } from './odd-posts.ts'
import { proxiedFigures } from './proxied-figures.ts'
import { purgedData } from './purged-data.ts'
import { secondServer } from './second-server.ts'
import { slowClients } from './slow-clients.ts'
import { wrongSettings } from './wrong-settings.ts'

/** Every fault; a new one is a file beside these and a line here. */
export const FAULTS: readonly Fault[] = [
  floodRefused,
  floodNative,
  floodPrefixes,
  floodChallenges,
  floodSignIn,
  floodCallbacks,
  floodRecipients,
  hostilePostsFault,
  longPaths,
  longTexts,
  connections,
  slowClients,
  deletedFiles,
  deletedFolder,
  fullLog,
  fullDisk,
  clockBack,
  proxiedFigures,
  purgedData,
  correctedRequest,
  oddPosts,
  secondServer,
  lockedTables,
  cutConnections,
  wrongSettings,
]
