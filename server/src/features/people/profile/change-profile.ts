import type { ProfileChange } from "@cardplaza/contract/people/profile";
import { OPEN_TO } from "@cardplaza/contract/people/profile-words";
import type { MemberContext } from "../../../context.ts";
import { unauthenticated } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { renameMember } from "../../accounts/rename-member.ts";
import { changed } from "../../../registry/changed.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { cleanLists } from "./clean-profile.ts";
import { presentOwnProfile } from "./present-profile.ts";
import { findProfileOf } from "./profile-queries.ts";
import { profiles } from "./profile.table.ts";

/** Changes only what was sent. The name is changed here too, so that one version covers both. */
export function changeProfile(ctx: MemberContext, change: ProfileChange) {
  const { name, profile_image, openTo, version, updated_at, ...fields } = change;
  return inTransaction(ctx.db, async (tx) => {
    // Of two changes at once, the second sees what the first has done.
    const member = await lockMember(tx, ctx.member.id);
    if (!member) throw unauthenticated();
    const before = await findProfileOf(tx, member);
    requireLatest(before, { version, updated_at });
    await requireOwnPictures(tx, member.id, { profile_image, cover: fields.cover }, [
      before.photo,
      before.cover,
    ]);

    const photo = profile_image === undefined ? before.photo : profile_image;
    const choices = openTo ? OPEN_TO.filter((choice) => openTo[choice]) : before.openTo;
    const after = {
      ...before,
      ...fields,
      ...cleanLists(fields),
      openTo: choices,
      photo,
      ...nextVersion(before, ctx.now),
    };
    await tx.insert(profiles).values(after).onConflictDoUpdate({ target: profiles.memberId, set: after });
    if (name !== undefined && name !== member.name) await renameMember(tx, member.id, name, ctx.now);
    // Team cards name their owner, reviews their author.
    await changed(ctx, tx, "member", [member.id]);
    return presentOwnProfile({ db: tx, now: ctx.now }, { ...member, name: name ?? member.name }, after);
  });
}
