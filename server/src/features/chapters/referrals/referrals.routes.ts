import type { referrals } from "@cardplaza/contract/chapters/referrals";
import type { HandlersOf } from "../../../context.ts";
import { opened } from "../../notifications/opened.ts";
import { answerReferral } from "./answer-referral.ts";
import { showBusinessSources } from "./business-sources.ts";
import { changeThankYou } from "./thank-yous/change-thank-you.ts";
import { answerOneToOne } from "./confirm-one-to-one.ts";
import { enterOneToOne } from "./enter-one-to-one.ts";
import { eraseProspect, eraseProspectAsAdmin } from "./erase-prospects.ts";
import { findReceivers } from "./find-receivers.ts";
import { giveReferral } from "./give-referral.ts";
import { giveThankYou } from "./thank-yous/give-thank-you.ts";
import { listOneToOnes } from "./list-one-to-ones.ts";
import { listOwnReferrals } from "./list-referrals.ts";
import { showReferral } from "./show-referral.ts";
import { showTrail } from "./show-trail.ts";
import { listThankYous } from "./thank-yous/thank-you-queries.ts";

export const referralHandlers: HandlersOf<typeof referrals> = {
  "POST /api/referrals": ({ ctx, body }) => giveReferral(ctx, body),
  "GET /api/referrals": ({ ctx, query }) => listOwnReferrals(ctx, query),
  "GET /api/referrals/receivers": ({ ctx, query }) => findReceivers(ctx, query),
  "GET /api/referrals/prospect": async ({ ctx, query }) => {
    const { text, ...writer } = await ctx.registry.conversations.findWriter(ctx, query.messageId);
    return { ...writer, message: text };
  },
  "GET /api/referrals/sources": ({ ctx, query }) => showBusinessSources(ctx, query),
  "GET /api/referrals/:id": ({ ctx, params }) => opened(ctx, params.id, showReferral(ctx, params.id)),
  "PATCH /api/referrals/:id": ({ ctx, params, body }) => answerReferral(ctx, params.id, body),
  "DELETE /api/referrals/:id/prospect": ({ ctx, params }) => eraseProspect(ctx, params.id),
  "GET /api/referrals/:id/trail": ({ ctx, params }) => showTrail(ctx, params.id),
  "POST /api/thank-yous": ({ ctx, body }) => giveThankYou(ctx, body),
  "GET /api/thank-yous": ({ ctx, query }) => listThankYous(ctx, query),
  "PATCH /api/thank-yous/:id": ({ ctx, params, body }) => changeThankYou(ctx, params.id, body),
  "POST /api/one-to-ones": ({ ctx, body }) => enterOneToOne(ctx, body),
  "GET /api/one-to-ones": ({ ctx, query }) => listOneToOnes(ctx, query),
  "PATCH /api/one-to-ones/:id/confirm": ({ ctx, params, body }) => answerOneToOne(ctx, params.id, body),
  "POST /api/admin/prospects/erase": ({ ctx, body }) => eraseProspectAsAdmin(ctx, body),
};
