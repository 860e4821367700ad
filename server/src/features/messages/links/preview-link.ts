import { linksIn } from "@cardplaza/contract/connect/post-rules";
import type { MemberJobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { ShownMessage } from "../present/present-messages.ts";
import { previewLinkJob } from "./preview-link-job.ts";

/** The message does not wait for the website: its preview comes a moment later, as a change of the message. */
export async function previewSoon(ctx: MemberJobContext, tx: Tx, { _id, body }: ShownMessage): Promise<void> {
  const [first] = linksIn(body);
  if (first) await ctx.jobs.enqueue(tx, previewLinkJob, { messageId: _id, memberId: ctx.member.id });
}
