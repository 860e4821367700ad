import type { JobContext } from "../context.ts";
import type { Db, Tx } from "../platform/database.ts";

/** A member's own file in the file store, and its name in an export. */
export interface OwnFile {
  name: string;
  key: string;
}

/** What a feature stores about a member: how it is exported and how it is erased. */
export interface AccountPart {
  /** Each kind becomes a JSON and a CSV file with that name. Only the member's own data, and no secrets. */
  kinds: Record<string, (db: Db, memberId: string) => Promise<object[]>>;
  files?: (db: Db, memberId: string) => Promise<OwnFile[]>;
  /**
   * Locks the rows that others lock before they refer to the member. Called before the member is locked, from the ground
   * up, so that an erasure and another change never wait for each other.
   */
  lock?: (tx: Tx, memberId: string) => Promise<void>;
  /** Erases the member's personal data. It may be called twice. */
  erase: (ctx: JobContext, tx: Tx, memberId: string) => Promise<void>;
}
