import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import type { PlaceRow } from "../conversations.table.ts";

interface NewPlace {
  standing?: PlaceRow["standing"];
  role?: PlaceRow["role"];
  addedBy?: string;
  /** They see what comes after this number. */
  joinedSeq?: number;
  /** Puts the conversation into their list. */
  placeId?: string;
}

/** A device may hold lines from before: it reads all of it again. */
const ANEW = sql`, joined_seq = excluded.joined_seq, read_seq = excluded.read_seq, seen_seq = excluded.seen_seq,
  other_seq = 0, left_seq = null, own_changes = place.own_changes + 1`;

/**
 * Gives members a place in a conversation, or a new one to those who had left. Who is only invited again keeps reading
 * what they had; who is in it again sees what comes from now on. Its row must be locked or new.
 */
export async function addPlaces(
  tx: Tx,
  conversationId: string,
  memberIds: readonly string[],
  { standing = "in", role = "member", addedBy, joinedSeq = 0, placeId }: NewPlace = {},
): Promise<void> {
  await tx.execute(sql`
    with clocks as (
      insert into message_clocks as clock (member_id, change)
      select id, 1 from unnest(${sql.param([...memberIds])}::text[]) id order by id
      on conflict (member_id) do update set change = clock.change + 1
      returning member_id, change
    )
    insert into conversation_members as place (conversation_id, member_id, role, standing, added_by, joined_seq,
      read_seq, seen_seq, place_id, changed)
    select ${conversationId}, member_id, ${role}, ${standing}, ${addedBy ?? null}, ${joinedSeq}::int, ${joinedSeq}::int,
      ${joinedSeq}::int, ${placeId ?? null}, change
    from clocks order by member_id
    on conflict (conversation_id, member_id) do update set role = excluded.role, standing = excluded.standing,
      added_by = excluded.added_by, place_id = excluded.place_id, archived_at = null, changed = excluded.changed
      ${standing === "invited" ? sql`` : ANEW}`);
}
