import type { AppealStatus } from "@cardplaza/contract/cases/case-words";
import { decisionPath } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { notify } from "../notifications/notify.ts";
import type { CaseRow } from "./cases.table.ts";
import { nounOf } from "./find-subjects.ts";

/** That we looked at a decision again, and what became of it. */
export async function tellAuthor(
  ctx: AdminContext,
  tx: Tx,
  { id, kind, memberId, version }: CaseRow,
  status: Exclude<AppealStatus, "open">,
  reason = "",
): Promise<void> {
  if (memberId === null) return;
  await notify(ctx, tx, {
    to: memberId,
    news: "case.looked-again",
    with: { what: nounOf(ctx, kind), status, reason },
    targetUrl: decisionPath(id),
    about: `case:${id}:${version}`,
  });
}
