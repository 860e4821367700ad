import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { Context } from "../../../../context.ts";
import { personsSeenBy } from "../../../people/profile/persons.ts";
import { findMembership, isSeated } from "../chapter-queries.ts";
import { presentChapterLines } from "../present-chapter.ts";
import { takenCategories } from "../show-chapter.ts";
import { findInvite } from "./find-invite.ts";
import { heldSeats } from "./seat-holds.ts";
import { one } from "../../../../platform/one.ts";

/** Anybody with the link sees who invites to which chapter, and which seats are free. */
export async function showInvite(ctx: Pick<Context, "db" | "member" | "now">, code: string) {
  const { db, member, now } = ctx;
  const { invite, chapter, inviter } = await findInvite(db, code, { now, viewerId: member?.id });
  const line = one(await presentChapterLines(ctx, [chapter]));
  // Inviters show who they are, so they are read as they see themselves.
  const [person] = (await personsSeenBy(db, inviter.id, [inviter.id], { withMutual: false })).values();
  const own = member ? await findMembership(db, chapter.id, member.id) : undefined;
  const { venue, oneSeatPerCategory } = chapter;
  const held = oneSeatPerCategory ? await heldSeats(db, chapter.id, now) : [];
  return {
    chapter: { ...line, venue, oneSeatPerCategory },
    invitedBy: { name: inviter.name, role: inviter.role, profile_image: person?.profile_image ?? null },
    category: invite.category,
    categoryName: categoryName(invite.category),
    takenCategories: [...(await takenCategories(db, chapter.id)), ...held],
    isMember: own !== undefined && isSeated(own),
    expiresAt: invite.expiresAt,
  };
}
