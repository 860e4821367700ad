import type { JobContext } from "../context.ts";
import type { Db, Tx } from "../platform/database.ts";

/** A file of a member's own in the file store, and its name in an export. */
export interface OwnFile {
  name: string;
  key: string;
}

/** What a feature keeps of a member: how it is handed out, and how it goes. */
export interface AccountPart {
  /** Each kind becomes a JSON and a CSV file of that name. Only the member's own, and no secrets. */
  kinds: Record<string, (db: Db, memberId: string) => Promise<object[]>>;
  files?: (db: Db, memberId: string) => Promise<OwnFile[]>;
  /** Wipes what would tell who it was. May be called again after it was done. */
  erase: (ctx: JobContext, tx: Tx, memberId: string) => Promise<void>;
}
