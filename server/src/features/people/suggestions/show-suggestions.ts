import { asc, and, eq } from "drizzle-orm";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { members } from "../../accounts/accounts.table.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { profiles } from "../profile/profile.table.ts";
import { suggestionLists, suggestions } from "./suggestions.table.ts";
import { chooseOfToday } from "./choose-of-today.ts";
import { maySuggestTo } from "./may-be-suggested.ts";
import { computeIfCheap } from "./suggestion-jobs.ts";

/** An empty list is computed again after this time: the member may have told their city meanwhile. */
const EMPTY_FOR_MS = 10 * MINUTE_MS;

/** People to meet. Without the plan three a day, and how many more there are. */
export async function showSuggestions(ctx: MemberContext) {
  const { db, member, now } = ctx;
  const all = await findSuggestions(ctx);
  const shown = (await isPremium(db, member.id, now)) ? all : await chooseOfToday(ctx, all);
  return { suggestions: shown, moreWithPlan: all.length - shown.length };
}

async function findSuggestions(ctx: MemberContext) {
  const { db, member, now } = ctx;
  const found = await readSuggestions(db, member.id);
  if (found.length > 0) return found;
  const [list] = await db.select().from(suggestionLists).where(eq(suggestionLists.memberId, member.id));
  if (list && list.computedAt.getTime() > now.getTime() - EMPTY_FOR_MS) return [];
  await computeIfCheap(ctx, member.id);
  return readSuggestions(db, member.id);
}

/** People who hid, left, were blocked or invited since the list was computed are left out. */
async function readSuggestions(db: Db, memberId: string) {
  const rows = await selectPlanned(db, (planned) =>
    planned
      .select({
        _id: members.id,
        name: members.name,
        profile_image: profiles.photo,
        headline: profiles.headline,
        city: profiles.city,
        mutual: suggestions.mutual,
        reasons: suggestions.reasons,
      })
      .from(suggestions)
      .innerJoin(members, eq(members.id, suggestions.personId))
      .leftJoin(profiles, eq(profiles.memberId, members.id))
      .where(and(eq(suggestions.memberId, memberId), maySuggestTo(memberId)))
      .orderBy(asc(suggestions.place)),
  );
  return rows.map(({ reasons, headline, city, ...person }) => ({
    person: { ...person, headline: headline ?? "", city: city ?? "", path: `/profile/${person._id}` },
    reasons,
  }));
}
