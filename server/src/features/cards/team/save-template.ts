import { randomInt } from "node:crypto";
import { TEMPLATE_FIELDS } from "@cardplaza/contract/cards/team/team-template-rules";
import type { NewTeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { changeTeamCards } from "../change-team-cards.ts";
import { applyDesign } from "../customization/apply-design.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { teamTemplates, type TeamTemplateRow } from "./team-cards.table.ts";
import { lockTeamOwner } from "../team-rules/team-limit.ts";
import { findTemplateOf, presentTemplate, templateValues } from "../team-rules/template-queries.ts";

/** Saves the whole template and, if requested, applies it to existing cards. */
export function saveTemplate(
  ctx: MemberContext,
  { applyToCards, version, updated_at, ...given }: NewTeamTemplate,
) {
  const ownerId = ctx.member.id;
  return inTransaction(ctx.db, async (tx) => {
    // Two tabs wait for each other here, so that the second one learns that it is stale.
    await lockTeamOwner(tx, ownerId);
    const before = await findTemplateOf(tx, ownerId);
    requireLatest(before, { version, updated_at });
    const { business_logo, business_cover_photo, design } = given;
    const shown = [before?.business_logo, before?.business_cover_photo, before?.design?.logo];
    const pictures = { business_logo, business_cover_photo, "design.logo": design?.logo };
    await requireOwnPictures(tx, ownerId, pictures, shown);

    const edit = before ? nextVersion(before, ctx.now) : { version: firstVersion(), updatedAt: ctx.now };
    const values = { ...EMPTY, ...given, ...edit };
    const template = one(
      await tx
        .insert(teamTemplates)
        .values({ ...values, ownerId })
        .onConflictDoUpdate({ target: teamTemplates.ownerId, set: values })
        .returning(),
    );
    const changedCards = applyToCards ? await giveToCards(ctx, tx, template) : 0;
    return { ...presentTemplate(template), changedCards };
  });
}

// A template can be deleted and created again. A tab that shows the deleted one must not overwrite the new one.
const firstVersion = () => randomInt(1, 1_000_000_000);

const EMPTY = {
  ...Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, ""])),
  theme: "modern" as const,
};

async function giveToCards(ctx: MemberContext, tx: Tx, template: TeamTemplateRow): Promise<number> {
  const ids = await changeTeamCards(ctx, tx, templateValues(template));
  if (template.design) await applyDesign(ctx, tx, ids, template.design);
  return ids.length;
}
