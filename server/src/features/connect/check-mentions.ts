import { and, eq, inArray, sql } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../platform/database.ts";
import { selectPlanned } from "../../platform/execute-planned.ts";
import { forbidden, invalid } from "../../platform/refusals.ts";
import { members, type Member } from "../accounts/accounts.table.ts";
import { isReachableBy } from "../moderation/reachable.ts";
import { isProfileSeenBy } from "../people/profile/persons.ts";
import { profiles } from "../people/profile/profile.table.ts";
import type { StoredMention } from "./posts/posts.table.ts";

type Author = Pick<Member, "id" | "emailProvenAt" | "mobileProvenAt">;

/** Links and mentions are only for members who have proven an address or a number: floods come from new accounts. */
export function requireProven({ emailProvenAt, mobileProvenAt }: Author): void {
  if (!emailProvenAt && !mobileProvenAt) throw forbidden(POST_TEXT.proveFirst);
}

/**
 * The mentions of a text in their order. Those of members who left, and of members in a block with the author, become
 * plain text: the author learns nothing.
 */
export async function checkMentions(
  db: Db | Tx,
  author: Author,
  body: string,
  mentions: readonly StoredMention[],
): Promise<StoredMention[]> {
  if (mentions.length === 0) return [];
  requireProven(author);
  const inOrder = mentions.toSorted((one, other) => one.start - other.start);
  let end = 0;
  for (const { start, length } of inOrder) {
    if (start < end || start + length > body.length) throw invalid({ mentions: POST_TEXT.badMention });
    end = start + length;
  }
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, idsIn(inOrder)), isReachableBy(author.id)));
  const known = new Set(rows.map(({ id }) => id));
  return inOrder.filter(({ userId }) => known.has(userId));
}

/**
 * By these ids a viewer may open the profile of a mentioned member; other mentions are plain text to them. A visitor
 * can open none.
 */
export async function mentionsSeenBy(
  db: Db | Tx,
  viewerId: string | null,
  mentions: readonly StoredMention[],
): Promise<ReadonlySet<string>> {
  if (viewerId === null || mentions.length === 0) return new Set();
  const rows = await selectPlanned(db, (planned) =>
    planned
      .select({ id: members.id })
      .from(members)
      .leftJoin(profiles, eq(profiles.memberId, members.id))
      .where(
        and(
          sql`${members.id} = any(${sql.param(idsIn(mentions))}::text[])`,
          isReachableBy(viewerId),
          isProfileSeenBy(viewerId),
        ),
      ),
  );
  return new Set(rows.map(({ id }) => id));
}

const idsIn = (mentions: readonly StoredMention[]) => [...new Set(mentions.map(({ userId }) => userId))];
