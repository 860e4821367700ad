import { and, gte, inArray, or } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { introductions } from "./introductions.table.ts";

interface Wanted {
  among: readonly string[];
  since: Date;
}

/** Those of these people who took part in an introduction together with the member since then. */
export async function introductionPartners(
  db: Db,
  memberId: string,
  { among, since }: Wanted,
): Promise<string[]> {
  const { askerId, viaId, targetId, at, answeredAt } = introductions;
  const people = [...among];
  const isPart = (ids: string[]) => or(inArray(askerId, ids), inArray(viaId, ids), inArray(targetId, ids));
  const rows = await db
    .select({ askerId, viaId, targetId })
    .from(introductions)
    .where(and(isPart([memberId]), isPart(people), or(gte(at, since), gte(answeredAt, since))));
  return rows.flatMap((row) => Object.values(row)).filter((id) => id !== memberId && people.includes(id));
}
