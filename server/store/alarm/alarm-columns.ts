import { SUSPICION_REASONS } from '#domain/doubts.ts'
import type { Tables } from '../migration.ts'

/** Columns for caps that delay, the network rule and a clock that is set back (R171, R173). */
export const alarmColumns = ({ integer }: Tables): string => `
  -- Keyed hash of the network that sent the submission; cleared after 24 hours.
  ALTER TABLE alarms ADD COLUMN network text;
  -- 0: every channel. 1: lowered by the network rule. 2: unverified, or the trap was filled in.
  ALTER TABLE alarms ADD COLUMN escalation ${integer} NOT NULL DEFAULT 0;
  -- When next_at was last computed: later than now only where the clock was set back.
  ALTER TABLE alarms ADD COLUMN stepped_at ${integer};
  CREATE INDEX alarms_waiting ON alarms (started_at) WHERE escalation = 0;
  CREATE INDEX alarms_network ON alarms (network, started_at) WHERE network IS NOT NULL;
  UPDATE alarms SET escalation = 2 WHERE submission_id IN
    (SELECT id FROM submissions WHERE verification <> 'verified'
       OR CAST(suspicion_reasons AS text) LIKE '%${SUSPICION_REASONS.trap}%');

  -- When a cap first delayed this call or message.
  ALTER TABLE notices ADD COLUMN held_at ${integer};
  CREATE INDEX notices_held ON notices (number) WHERE held_at IS NOT NULL;
`
