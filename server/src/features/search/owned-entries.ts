import { asc, eq } from "drizzle-orm";
import type { Services } from "../../context.ts";
import { searchEntries } from "./search.table.ts";

const MOST = 50;

/** What can be found of a member, with its page. */
export async function ownedEntries(
  { db, registry, now }: Pick<Services, "db" | "registry"> & { now: Date },
  ownerId: string,
) {
  const entries = await db
    .select({ type: searchEntries.type, id: searchEntries.id })
    .from(searchEntries)
    .where(eq(searchEntries.ownerId, ownerId))
    .orderBy(asc(searchEntries.type), asc(searchEntries.createdAt))
    .limit(MOST);
  const kinds = registry.searchKinds.map(async (kind) => {
    const ids = entries.flatMap(({ type, id }) => (type === kind.type ? [id] : []));
    const shown = ids.length > 0 ? await kind.resultsOf(db, ids, now, true) : [];
    return shown.map(({ title, url }) => ({ kind: kind.type, name: title, path: url }));
  });
  return (await Promise.all(kinds)).flat();
}
