import { eq } from "drizzle-orm";
import { linksIn } from "@cardplaza/contract/connect/post-rules";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../../accounts/accounts.table.ts";
import { findPreviewForPost, usePreview } from "../../connect/links/link-previews.ts";
import { messages } from "../messages.table.ts";
import { changeMessage } from "../places/change-message.ts";

/** Adds to a message what its first link leads to. */
export const previewLinkJob: Job<JobContext, { messageId: string; memberId: string }> = {
  name: "message-link-preview",
  concurrency: 2,
  async run(ctx, { messageId, memberId }) {
    const [member] = await ctx.db.select().from(members).where(eq(members.id, memberId));
    const [message] = await ctx.db.select().from(messages).where(eq(messages.id, messageId));
    const [link] = linksIn(message?.body ?? "");
    if (!member || !link || message?.deletedAt) return;
    const url = link.text.startsWith("www.") ? `https://${link.text}` : link.text;
    if (!URL.canParse(url)) return;
    const preview = await findPreviewForPost({ ...ctx, member }, url);
    if (!preview) return;
    await inTransaction(ctx.db, async (tx) => {
      const used = await usePreview(tx, preview);
      await changeMessage(ctx, tx, messageId, { link: used });
    });
  },
};
