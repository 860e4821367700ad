import type { NewTeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import type { MemberContext } from "../../../context.ts";
import { saysTheSame } from "../verification/verification-queries.ts";
import { listTeamCards } from "./team-card-queries.ts";
import { templateValues } from "../team-rules/template-queries.ts";

/** How many of the member's team cards would lose the Verified badge. */
export async function countLostBadges(
  { db, member, now }: MemberContext,
  given: Pick<NewTeamTemplate, "company" | "website">,
): Promise<{ lost: number }> {
  const values = templateValues(given);
  const lost = (await listTeamCards(db, member.id, now)).filter(
    ({ card, badges }) =>
      card.ownerId === member.id && badges.includes("Verified") && !saysTheSame(card, { ...card, ...values }),
  );
  return { lost: lost.length };
}
