import type { Customization, DesignChange } from "@cardplaza/contract/cards/customization/customization";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCardOwnedBy } from "../card-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { requireUnlockedDesign } from "../team-rules/locked-fields.ts";
import { storeUpload } from "../../uploads/store-upload.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { cardCustomizations } from "./customization.table.ts";
import { findDesignOf, findDesignRow } from "./design-queries.ts";
import { wholeDesign } from "./shown-design.ts";

/** Changes only what was sent; an uploaded logo replaces the one before. */
export async function saveDesign(
  ctx: MemberContext,
  cardId: string,
  change: DesignChange,
  logoFile?: File,
): Promise<Customization> {
  // Checked first, so that only members who may change the card can upload.
  if (logoFile) await findDesignOf(ctx, cardId);
  const uploaded = logoFile && (await storeUpload(ctx, logoFile, "logo")).url;
  return inTransaction(ctx.db, async (tx) => {
    const card = await lockCardOwnedBy(tx, ctx.member, cardId);
    await requireUnlockedDesign(tx, card, ctx.member);
    const before = wholeDesign(await findDesignRow(tx, cardId));
    const { logo = before.logo } = change;
    if (!uploaded)
      await requireOwnPictures(tx, ctx.member.id, { "customization.logo": logo }, [
        before.logo,
        card.business_logo,
      ]);
    const design: Customization = {
      ...before,
      ...change,
      gradient: { ...before.gradient, ...change.gradient },
      logo: uploaded ?? logo,
    };
    await tx
      .insert(cardCustomizations)
      .values({ cardId, design, updatedAt: ctx.now })
      .onConflictDoUpdate({ target: cardCustomizations.cardId, set: { design, updatedAt: ctx.now } });
    await changed(ctx, tx, "card", [card.id]);
    return design;
  });
}
