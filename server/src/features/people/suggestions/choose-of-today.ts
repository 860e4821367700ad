import { and, eq, sql } from "drizzle-orm";
import { FREE_SUGGESTIONS_A_DAY } from "@cardplaza/contract/people/connection-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { suggestionLists } from "./suggestions.table.ts";

interface Suggested {
  person: { _id: string };
}

/** The same all day, and others on the next day, until all had their turn. */
export async function chooseOfToday<Each extends Suggested>(
  ctx: Pick<MemberContext, "db" | "member" | "now">,
  all: readonly Each[],
): Promise<Each[]> {
  const { db, member, now } = ctx;
  const today = dateInIndia(now);
  const isOwn = eq(suggestionLists.memberId, member.id);
  const [list] = await selectPlanned(db, (planned) => planned.select().from(suggestionLists).where(isOwn));
  if (!list) return all.slice(0, FREE_SUGGESTIONS_A_DAY);
  const withIds = (ids: readonly string[]) => all.filter(({ person }) => ids.includes(person._id));
  if (list.day === today) return withIds(list.todays);

  const before = [...list.earlier, ...list.todays];
  const fresh = all.filter(({ person }) => !before.includes(person._id));
  const isRound = fresh.length < FREE_SUGGESTIONS_A_DAY;
  // The last ones again only if there are no others.
  const rest = all.filter((each) => !fresh.includes(each));
  const again = [...rest.filter((each) => !withIds(list.todays).includes(each)), ...withIds(list.todays)];
  const chosen = [...fresh, ...again].slice(0, FREE_SUGGESTIONS_A_DAY);
  // With fewer there is nothing to choose, and more may come today.
  if (chosen.length < FREE_SUGGESTIONS_A_DAY) return chosen;
  const todays = chosen.map(({ person }) => person._id);
  const stored = await db
    .update(suggestionLists)
    .set({ day: today, todays, earlier: isRound ? [] : before })
    .where(and(isOwn, sql`${suggestionLists.day} is distinct from ${today}::date`))
    .returning({ day: suggestionLists.day });
  // Another tab has chosen meanwhile.
  return stored.length > 0 ? chosen : chooseOfToday(ctx, all);
}
