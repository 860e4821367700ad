import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { KnownMember } from "@cardplaza/contract/search/known-member";
import type { AdminContext, Services } from "../../context.ts";
import { members } from "../accounts/accounts.table.ts";
import { measuresOf } from "../accounts/measures/measure-queries.ts";
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

/** A member whom a decision concerns, with what can be found of theirs and the measures against them. */
export async function knownMember(
  ctx: Pick<AdminContext, "db" | "now" | "registry">,
  id: string,
): Promise<z.input<typeof KnownMember> | null> {
  const [member] = await ctx.db.select().from(members).where(eq(members.id, id));
  if (!member) return null;
  return {
    _id: member.id,
    name: member.name,
    email: member.email ?? "",
    emailProven: member.emailProvenAt !== null,
    mobile: member.mobile ?? "",
    mobileProven: member.mobileProvenAt !== null,
    createdAt: member.createdAt,
    owned: await ownedEntries(ctx, id),
    measures: await measuresOf(ctx.db, id),
  };
}
