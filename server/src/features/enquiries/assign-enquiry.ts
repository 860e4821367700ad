import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { invalid } from "../../platform/refusals.ts";
import { notify } from "../notifications/notify.ts";
import type { EnquiryRow } from "./enquiries.table.ts";
import { teamOf } from "./enquiry-team.ts";
import { readersLink } from "./notify-sides.ts";

/** Only somebody who may answer the enquiry now can take care of it. */
export async function requireAssignable(
  ctx: MemberContext,
  tx: Tx,
  enquiry: EnquiryRow,
  assigneeId: string,
): Promise<void> {
  const team = await teamOf({ ...ctx, db: tx }, enquiry);
  if (!team.some(({ id }) => id === assigneeId)) throw invalid({ assigneeId: ENQUIRY_TEXT.notInTeam });
}

export async function notifyAssignee(
  ctx: MemberContext,
  tx: Tx,
  enquiry: EnquiryRow,
  assigneeId: string,
): Promise<void> {
  await notify(ctx, tx, {
    to: assigneeId,
    news: "enquiry.assigned",
    with: { by: ctx.member.name, name: enquiry.name, message: enquiry.message },
    targetUrl: readersLink(ctx, enquiry),
    about: `enquiry-assigned:${enquiry.id}`,
    sender: ctx.member.id,
    thread: { kind: "enquiry", id: enquiry.id },
  });
}
