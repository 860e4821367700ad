import type { z } from "zod";
import type { CompanyTeam } from "@cardplaza/contract/companies/company-team";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { mainCardsOf } from "../../cards/card-queries.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { findCompanyManagedBy } from "../company/company-queries.ts";
import { openInvitesOf, teamOf } from "./team-queries.ts";

/** The team, as everybody in it sees it. */
export async function showTeamTo({ db, member, now }: MemberContext, id: string) {
  return showTeam(db, await findCompanyManagedBy(db, member, id), now);
}

export async function showTeam(
  db: Db | Tx,
  company: Pick<CompanyRow, "id" | "ownerId">,
  now: Date,
): Promise<z.input<typeof CompanyTeam>> {
  const team = await teamOf(db, company);
  const cards = await mainCardsOf(
    db,
    team.map(({ member }) => member.id),
  );
  const invites = await openInvitesOf(db, company.id, now);
  return {
    managers: team.map(({ member, joinedAt }) => ({
      _id: member.id,
      name: member.name,
      email: member.email ?? "",
      picture: cards.get(member.id)?.profile_image || null,
      role: joinedAt ? "manager" : "owner",
      since: joinedAt,
    })),
    invites: invites.map(({ id, email, createdAt, endsAt }) => ({
      _id: id,
      email,
      invitedAt: createdAt,
      endsAt,
    })),
  };
}
