import type { moderation } from "@cardplaza/contract/moderation/moderation";
import type { HandlersOf } from "../../context.ts";
import { blockMember } from "./block-member.ts";
import { listBlocks } from "./block-queries.ts";
import { submitReport } from "./submit-report.ts";
import { unblockMember } from "./unblock-member.ts";

export const moderationHandlers: HandlersOf<typeof moderation> = {
  "POST /api/business-cards/:id/report": ({ ctx, params, body }) =>
    submitReport(ctx, "card", params.id, body),
  "GET /api/blocks": async ({ ctx }) => ({ blocks: await listBlocks(ctx.db, ctx.member.id) }),
  "PUT /api/blocks/:userId": ({ ctx, params }) => blockMember(ctx, params.userId),
  "DELETE /api/blocks/:userId": ({ ctx, params }) => unblockMember(ctx, params.userId),
};
