import { eq } from "drizzle-orm";
import type { ProfileChange } from "@cardplaza/contract/profile/profile";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { stale, unauthenticated } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members, type Member } from "../accounts/accounts.table.ts";
import { renameMember } from "../accounts/rename-member.ts";
import { changed } from "../../registry/changed.ts";
import { requireOwnPictures } from "../uploads/upload-queries.ts";
import { presentOwnProfile } from "./present-profile.ts";
import { findProfileOf } from "./profile-queries.ts";
import { profiles } from "./profile.table.ts";

/** Changes what was sent and nothing else. A name is changed here too, so that one version covers both. */
export function changeProfile(ctx: MemberContext, change: ProfileChange) {
  const { name, profile_image, updated_at: readAt, ...told } = change;
  return inTransaction(ctx.db, async (tx) => {
    const member = await lockMember(tx, ctx.member.id);
    const before = await findProfileOf(tx, member);
    if (readAt !== undefined && Date.parse(readAt) !== before.updatedAt.getTime()) throw stale();
    await requireOwnPictures(tx, member.id, { profile_image }, [before.photo]);

    const updatedAt = laterThan(before.updatedAt, ctx.now);
    const photo = profile_image === undefined ? before.photo : profile_image;
    const after = { ...before, ...told, photo, updatedAt };
    await tx.insert(profiles).values(after).onConflictDoUpdate({ target: profiles.memberId, set: after });
    if (name !== undefined && name !== member.name) await renameMember(tx, member.id, name, ctx.now);
    // Team cards name their owner, reviews their author.
    await changed(ctx, tx, "member", [member.id]);
    return presentOwnProfile({ db: tx, now: ctx.now }, { ...member, name: name ?? member.name }, after);
  });
}

/** Of two changes at once, the second sees what the first has done. */
async function lockMember(tx: Tx, id: string): Promise<Member> {
  const [member] = await tx.select().from(members).where(eq(members.id, id)).for("update");
  if (!member) throw unauthenticated();
  return member;
}

// Each version has a time of its own, also where two changes fall into one millisecond.
const laterThan = (before: Date, now: Date) => new Date(Math.max(now.getTime(), before.getTime() + 1));
