import type { AdminRole } from "@cardplaza/contract/admin-roles";
import type { QueueName } from "@cardplaza/contract/admin/queue-words";
import type { Db } from "../platform/database.ts";
import type { Waiting } from "../platform/read-waiting.ts";

/** What waits in a room until an administrator decides. */
export interface AdminQueue {
  name: QueueName;
  /** Who works it off, beside the superadmin. */
  roles: readonly AdminRole[];
  /** The screen on which that is done; null as long as there is none. */
  path: string | null;
  /** How long each may wait. Left out where each has a time of its own. */
  hours?: number;
  /** Reads by an index, because a wave of spam may leave a million of them. */
  read: (db: Db) => Promise<Waiting>;
}
