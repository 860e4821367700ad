import type { AdminRole } from "@cardplaza/contract/admin-roles";
import type { FailureKind } from "@cardplaza/contract/admin/operation-words";
import type { Services } from "../context.ts";
import type { Db, Tx } from "../platform/database.ts";

export interface FailedWork {
  id: string;
  name: string;
  problem: string;
  at: Date;
}

/** Work of a room that may fail for good, and that administrators can have tried again. */
export interface FailingWork {
  kind: FailureKind;
  /** Who sees it, beside the superadmin. */
  roles: readonly AdminRole[];
  /** The newest first. */
  list: (ctx: Pick<Services, "jobs"> & { db: Db }, limit: number) => Promise<FailedWork[]>;
  /** False if it is not failed any more. */
  retry: (ctx: Pick<Services, "jobs">, tx: Tx, id: string) => Promise<boolean>;
}
