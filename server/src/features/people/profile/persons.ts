import { and, eq, not, or, sql } from "drizzle-orm";
import type { Person } from "@cardplaza/contract/people/person";
import type { Db, Tx } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { connectedBetween } from "../connections/connection-conditions.ts";
import { mutualCounts } from "../connections/connection-queries.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { profiles } from "./profile.table.ts";

/** In a query that joins `profiles`: this viewer may see it; null for a visitor. */
export const isProfileSeenBy = (viewerId: string | null) =>
  viewerId === null
    ? eq(profiles.visibility, "public")
    : or(
        eq(members.id, viewerId),
        // A member who wrote nothing has no row, and the usual settings.
        sql`coalesce(${profiles.visibility}, 'members') <> 'connections'`,
        connectedBetween(members.id, viewerId),
      );

/** In a query that joins `profiles`: its member did not choose to be seen by connections alone, or this viewer is one. */
const isNamedTo = (viewerId: string | null) =>
  viewerId === null
    ? sql`coalesce(${profiles.visibility}, 'members') <> 'connections'`
    : isProfileSeenBy(viewerId);

/**
 * Members by their id, as the viewer may see them: of a hidden profile the name alone, or nothing in a public list.
 * Those who left, and those in a block with the viewer, are absent. Counting shared connections takes much longer than
 * all the rest.
 */
export async function personsSeenBy(
  db: Db | Tx,
  viewerId: string | null,
  ids: readonly string[],
  { withMutual = true, isPublicList = false } = {},
): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await selectPlanned(db, (planned) =>
    planned
      .select({
        id: members.id,
        name: members.name,
        photo: profiles.photo,
        headline: profiles.headline,
        city: profiles.city,
        isSeen: sql<boolean>`coalesce(${isProfileSeenBy(viewerId)}, false)`,
      })
      .from(members)
      .leftJoin(profiles, eq(profiles.memberId, members.id))
      .where(
        and(
          sql`${members.id} = any(${sql.param(wanted)}::text[])`,
          stays(),
          isPublicList ? isNamedTo(viewerId) : undefined,
          viewerId === null ? undefined : not(blockedBetween(viewerId, members.id)),
        ),
      ),
  );
  const mutual =
    viewerId && withMutual ? await mutualCounts(db, viewerId, wanted) : new Map<string, number>();
  return new Map(
    rows.map(({ id, name, photo, headline, city, isSeen }) => [
      id,
      {
        _id: id,
        name,
        profile_image: isSeen ? photo : null,
        headline: isSeen ? (headline ?? "") : "",
        // A visitor sees name, headline and photo of a public profile, nothing else.
        city: isSeen && viewerId !== null ? (city ?? "") : "",
        mutual: isSeen ? (mutual.get(id) ?? 0) : 0,
        path: isSeen && viewerId !== null ? `/profile/${id}` : "",
      },
    ]),
  );
}
