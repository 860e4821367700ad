import { and, asc, eq, not } from "drizzle-orm";
import type { RequirementFields } from "@cardplaza/contract/it-services/it-requirements";
import {
  IT_TEXT,
  MATCHES_NOTIFIED,
  REQUIREMENT_DAYS,
  requirementPath,
} from "@cardplaza/contract/it-services/it-words";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isInCity, isManagedBy } from "../../companies/company-conditions.ts";
import { companiesOf } from "../../companies/company/company-queries.ts";
import { requireOwnDocument } from "../../uploads/upload-queries.ts";
import { notifyTeams } from "../../companies/team/notify-team.ts";
import { BY_RATING, findListedProviders, isListedFor } from "../providers/found-provider.ts";
import { worksIn } from "../providers/list-providers.ts";
import { itProviders } from "../providers/providers.table.ts";
import { showRequirement } from "./present-requirement.ts";
import { itInvitations, itRequirements } from "./requirements.table.ts";

/** Asks the invited providers, or all that fit in a city, for quotes. */
export function postRequirement(ctx: MemberContext, { providers, city, mode, ...fields }: RequirementFields) {
  return inTransaction(ctx.db, async (tx) => {
    for (const [at, url] of fields.files.entries())
      await requireOwnDocument(tx, ctx.member.id, `files.${at}`, url);
    const asked = mode === "invite" ? providers : [];
    await requireInvitable({ ...ctx, db: tx }, asked);
    const id = newId(ctx.now.getTime());
    await tx.insert(itRequirements).values({
      ...fields,
      id,
      buyerId: ctx.member.id,
      mode,
      city: mode === "open" ? city : "",
      cityKey: mode === "open" ? cityKey(city) : "",
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + REQUIREMENT_DAYS * DAY_MS),
    });
    if (asked.length > 0)
      await tx.insert(itInvitations).values(asked.map((companyId) => ({ requirementId: id, companyId })));
    const toNotify = mode === "invite" ? asked : await findFitting(ctx, tx, fields.category, city);
    const { title, description, category, budget, timeline } = fields;
    await notifyTeams(
      ctx,
      tx,
      toNotify.map((companyId) => ({
        companyId,
        news: "it-requirement.received",
        with: {
          name: ctx.member.name,
          title,
          description,
          category,
          budget,
          timeline,
          city: mode === "open" ? city : "",
        },
        targetUrl: requirementPath(id),
        about: `it-requirement:${id}`,
        sender: ctx.member.id,
      })),
    );
    return showRequirement({ ...ctx, db: tx }, id);
  });
}

async function requireInvitable(ctx: MemberContext, ids: string[]): Promise<void> {
  const own = await companiesOf(ctx.db, ctx.member.id);
  if (own.some(({ id }) => ids.includes(id))) throw invalid({ providers: IT_TEXT.inviteOwn });
  if ((await findListedProviders(ctx, ids)).length < ids.length)
    throw invalid({ providers: IT_TEXT.inviteGone });
}

/** The best rated first. */
async function findFitting(
  { member }: MemberContext,
  tx: Tx,
  category: RequirementFields["category"],
  city: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: itProviders.companyId })
    .from(itProviders)
    .innerJoin(companies, eq(companies.id, itProviders.companyId))
    .where(
      and(
        isListedFor(member),
        worksIn(category),
        isInCity(city),
        not(isManagedBy(member.id) ?? eq(companies.ownerId, member.id)),
      ),
    )
    .orderBy(BY_RATING, asc(itProviders.companyId))
    .limit(MATCHES_NOTIFIED);
  return rows.map(({ id }) => id);
}
