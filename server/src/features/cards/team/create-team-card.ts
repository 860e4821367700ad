import type { NewTeamCard } from "@cardplaza/contract/cards/team/team-cards";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { addCard } from "../add-card.ts";
import { applyDesign } from "../customization/apply-design.ts";
import { countingInvites, inviteToCard } from "./invite-to-card.ts";
import { showTeamCard } from "./show-team-cards.ts";
import { requireRoomForTeamCard } from "../team-rules/team-limit.ts";
import { requireTemplate, templateValues } from "../team-rules/template-queries.ts";

/** Creates a card for a member of the team, who may be invited to it at once. */
export function createTeamCard(
  ctx: MemberContext,
  { inviteEmail, fromTemplate = false, ...fields }: NewTeamCard,
) {
  return countingInvites(ctx, inviteEmail ? [inviteEmail] : [], () =>
    inTransaction(ctx.db, async (tx) => {
      await requireRoomForTeamCard(ctx, tx);
      const template = fromTemplate ? await requireTemplate(ctx, tx) : undefined;
      const { id } = await addCard(ctx, tx, "team", { ...(template && templateValues(template)), ...fields });
      if (template?.design) await applyDesign(ctx, tx, [id], template.design);
      if (inviteEmail) await inviteToCard(ctx, tx, id, inviteEmail);
      return showTeamCard(tx, ctx.member, id, ctx.now);
    }),
  );
}
