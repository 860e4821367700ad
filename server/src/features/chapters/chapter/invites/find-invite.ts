import { and, eq } from "drizzle-orm";
import { INVITE_TEXT } from "@cardplaza/contract/chapters/invite-words";
import type { ChapterRole } from "@cardplaza/contract/chapters/chapter-words";
import type { Db, Tx } from "../../../../platform/database.ts";
import { gone, notFound } from "../../../../platform/refusals.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { stays } from "../../../accounts/member-conditions.ts";
import { hashToken } from "../../../accounts/sessions/session-queries.ts";
import { isBlockedPair } from "../../../moderation/block-queries.ts";
import { isOfficer, takesPart } from "../chapter-queries.ts";
import { isListedStatus } from "../chapters-seen.ts";
import { chapterMembers, chapters, type ChapterRow } from "../chapters.table.ts";
import { chapterInvites, type InviteRow } from "./invites.table.ts";

export interface FoundInvite {
  invite: InviteRow;
  chapter: ChapterRow;
  inviter: { id: string; name: string; role: ChapterRole };
}

/**
 * The invitation of a code that works now: in time, not used, by somebody who still runs the chapter, which takes
 * members. In a block with the inviter it has ended, too: nobody learns from it who blocked them.
 */
export async function findInvite(
  db: Db | Tx,
  code: string,
  { now, viewerId }: { now: Date; viewerId: string | undefined },
): Promise<FoundInvite> {
  const [invite] = await db
    .select()
    .from(chapterInvites)
    .where(eq(chapterInvites.codeHash, hashToken(code)));
  if (!invite) throw notFound(INVITE_TEXT.notFound);
  const found = isLive(invite, now) ? await findInviter(db, invite) : undefined;
  if (!found || !isListedStatus(found.chapter.status) || !isOfficer(found.inviter.role)) throw ended();
  if (viewerId && (await isBlockedPair(db, viewerId, invite.inviterId))) throw ended();
  return { invite, ...found };
}

const ended = () => gone(INVITE_TEXT.ended);
const isLive = ({ endedAt, expiresAt }: InviteRow, now: Date) => endedAt === null && expiresAt > now;

async function findInviter(db: Db | Tx, { chapterId, inviterId }: InviteRow) {
  const [found] = await db
    .select({ chapter: chapters, id: members.id, name: members.name, role: chapterMembers.role })
    .from(chapterMembers)
    .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
    .innerJoin(members, eq(members.id, chapterMembers.memberId))
    .where(
      and(
        eq(chapterMembers.chapterId, chapterId),
        eq(chapterMembers.memberId, inviterId),
        takesPart(),
        stays(),
      ),
    );
  return found && { chapter: found.chapter, inviter: { id: found.id, name: found.name, role: found.role } };
}
