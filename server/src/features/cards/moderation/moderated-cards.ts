import { and, eq, inArray } from "drizzle-orm";
import { CARD_ACTIONS, CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { Db, Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { changed } from "../../../registry/changed.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { notDeleted } from "../card-conditions.ts";
import { currentOwnerOf, lockCard } from "../card-queries.ts";
import { cards, type CardRow } from "../cards.table.ts";

/** A card is hidden from everybody but its owners, or shown again. */
export const moderatedCards = moderated({
  kind: "card",
  actions: CARD_ACTIONS,
  against: ["hide"],
  notFound: CARD_TEXT.notFound,
  cases: {
    type: "card",
    noun: "card",
    find: findCardSubjects,
    meanings: { show: "show", hide: "hide" },
  },
  show: async ({ db }, id) => (await db.select().from(cards).where(eq(cards.id, id)))[0],
  async lock(_ctx, tx, id) {
    const card = await lockCard(tx, id);
    return card?.deletedAt ? undefined : card;
  },
  rowOf: (card) => card,
  refuse: ({ hiddenAt }, { action }) =>
    (hiddenAt !== null) === (action === "hide") ? wrongState(CARD_TEXT.notNow[action]) : undefined,
  async change(ctx, tx, before, { action, reason = "" }) {
    const isHidden = action === "hide";
    const after = one(
      await tx
        .update(cards)
        .set({
          hiddenAt: isHidden ? ctx.now : null,
          hiddenFor: isHidden ? reason : "",
          ...nextVersion(before, ctx.now),
        })
        .where(eq(cards.id, before.id))
        .returning(),
    );
    await changed(ctx, tx, "card", [before.id]);
    return after;
  },
  async notify(ctx, tx, { after, decision: { action, reason }, appealPath }) {
    await notify(ctx, tx, {
      to: currentOwnerOf(after),
      news: "card.decided",
      with: { name: after.name, isHidden: action === "hide", reason },
      targetUrl: appealPath ?? pathOf(after),
      about: `card:${after.id}:${action}:${after.version}`,
    });
  },
});

async function findCardSubjects(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(cards)
    .where(and(inArray(cards.id, [...ids]), notDeleted()));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        memberId: currentOwnerOf(row),
        title: row.name,
        text: [
          `${row.role}, ${row.company}`,
          row.shortDescription,
          row.longDescription,
          row.business_description,
          row.phone,
          row.email,
          row.website,
        ]
          .filter(Boolean)
          .join("\n"),
        pictures: [row.profile_image, row.business_logo, row.business_cover_photo, ...row.gallery].filter(
          Boolean,
        ),
        path: pathOf(row),
        state: row.hiddenAt ? "hidden" : "shown",
        note: row.hiddenFor,
      },
    ]),
  );
}

const pathOf = ({ id, name }: CardRow) => CARD_PATHS.card(slugOfName({ name, _id: id }));
