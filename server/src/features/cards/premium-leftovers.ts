import { isDeepStrictEqual } from "node:util";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import type { MemberContext } from "../../context.ts";
import { currentOwnerOf, listOwnCards } from "./card-queries.ts";
import { designFor } from "./customization/shown-design.ts";
import type { FoundCard } from "./found-card.ts";
import { listCodesOf } from "./qr-codes/qr-code-queries.ts";
import { lockedFieldsOf } from "./team-rules/locked-fields.ts";
import { listTeamCards } from "./team/team-card-queries.ts";
import { findTemplateOf } from "./team-rules/template-queries.ts";

/** Premium data on a member's cards after the plan has ended. */
export async function premiumLeftoversOfCards(ctx: MemberContext) {
  const { db, member, now } = ctx;
  const [own, team, codes, template] = await Promise.all([
    listOwnCards(db, member.id, now),
    listTeamCards(db, member.id, now),
    listCodesOf(db, member.id),
    findTemplateOf(db, member.id),
  ]);
  const mine = [...own, ...team.filter(({ card }) => currentOwnerOf(card) === member.id)];
  const cards = await Promise.all(mine.map((found) => leftOn(ctx, found)));
  return {
    cards: cards.filter(({ video, unlisted, hidesSections }) => video || unlisted || hidesSections),
    qrCodes: codes.map(({ id, name }) => ({ _id: id, name })),
    template: template !== undefined,
  };
}

async function leftOn({ db, member }: MemberContext, { card, video, seo, design }: FoundCard) {
  const { id, name, company } = card;
  const hidesSections = !isDeepStrictEqual(designFor(design, false), DEFAULT_CUSTOMIZATION);
  return {
    _id: id,
    name,
    company,
    video: video !== null,
    unlisted: seo?.index === false,
    // Only the team's owner can reset a design that the team's template sets.
    hidesSections: hidesSections && !(await lockedFieldsOf(db, card, member)).includes("design"),
  };
}
