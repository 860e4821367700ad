import type { MemberContext } from "../context.ts";
import type { Tx } from "../platform/database.ts";

/** A kind of thing that members can report. */
export interface ReportTarget {
  type: string;
  /** Throws where the member may not know of it, or may not report it, such as their own. */
  requireReportable: (ctx: MemberContext, tx: Tx, id: string) => Promise<void>;
}
