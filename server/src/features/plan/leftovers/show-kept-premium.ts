import { isDeepStrictEqual } from "node:util";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import type { KeptPremium } from "@cardplaza/contract/plan/kept-premium";
import type { MemberContext } from "../../../context.ts";
import { keeperOf, listOwnCards } from "../../cards/card-queries.ts";
import type { FoundCard } from "../../cards/found-card.ts";
import { designFor } from "../../cards/customization/shown-design.ts";
import { listSavedReplies } from "../../enquiries/saved-replies.ts";
import { listCodesOf } from "../../cards/qr-codes/qr-code-queries.ts";
import { countTemplatesOf } from "../../reviews/review-tool-queries.ts";
import { listSavedSearches } from "../../search/saved-search-queries.ts";
import { lockedFieldsOf } from "../../cards/team/locked-fields.ts";
import { listTeamCards } from "../../cards/team/team-card-queries.ts";
import { findTemplateOf } from "../../cards/team/template-queries.ts";
import { listWebhooks } from "../../leads/webhooks/webhook-queries.ts";

/** Nothing is deleted when a plan ends, so its owner must be able to find it and do so himself. */
export async function showKeptPremium(ctx: MemberContext): Promise<KeptPremium> {
  const { db, member } = ctx;
  const [own, team, codes, hooks, template, searches, { replies }, reviewTemplates] = await Promise.all([
    listOwnCards(db, member.id),
    listTeamCards(db, member.id),
    listCodesOf(db, member.id),
    listWebhooks(db, member.id),
    findTemplateOf(db, member.id),
    listSavedSearches(db, member.id),
    listSavedReplies(ctx),
    countTemplatesOf(db, member.id),
  ]);
  const mine = [...own, ...team.filter(({ card }) => keeperOf(card) === member.id)];
  const cards = await Promise.all(mine.map((found) => keptOn(ctx, found)));
  return {
    cards: cards.filter(({ video, unlisted, hidesSections }) => video || unlisted || hidesSections),
    qrCodes: codes.map(({ id, name }) => ({ _id: id, name })),
    webhooks: hooks.map(({ _id, url }) => ({ _id, url })),
    template: template !== undefined,
    savedSearches: searches.map(({ id, name }) => ({ _id: id, name })),
    savedReplies: replies.map(({ title }) => title),
    reviewTemplates,
  };
}

async function keptOn({ db, member }: MemberContext, { card, video, seo, design }: FoundCard) {
  const { id, name, company } = card;
  const hidesSections = !isDeepStrictEqual(designFor(design, false), DEFAULT_CUSTOMIZATION);
  return {
    _id: id,
    name,
    company,
    video: video !== null,
    unlisted: seo?.index === false,
    // A design that the team's template keeps is not the member's to reset.
    hidesSections: hidesSections && !(await lockedFieldsOf(db, card, member)).includes("design"),
  };
}
