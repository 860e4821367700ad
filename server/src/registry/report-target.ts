import type { MemberContext } from "../context.ts";
import type { Tx } from "../platform/database.ts";

/** A kind that members can report, such as a card or a review. */
export interface ReportTarget {
  type: string;
  /** Throws if the member may not see it, or may not report it because it is their own. */
  requireReportable: (ctx: MemberContext, tx: Tx, id: string) => Promise<void>;
  /** Further work after a report was saved, in its transaction. */
  onReported?: (ctx: MemberContext, tx: Tx, id: string) => Promise<void>;
}
