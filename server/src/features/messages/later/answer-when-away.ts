import { and, eq, sql } from "drizzle-orm";
import { AWAY_REPEAT_HOURS, MAIL_AFTER_MINUTES } from "@cardplaza/contract/messages/message-limits";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { awayReplies } from "./later.table.ts";
import type { MessageSettingsRow } from "../settings/settings.table.ts";
import { ms } from "../present/times.ts";
import { writeMessage } from "../writing/write-message.ts";
import { isInOffice } from "./office-hours.ts";

/** The keys of away messages begin so. None of them is answered by another. */
const AWAY_KEY = "away-";

/** Every minute: answers, for members outside their office hours, what has come and they have not read. */
export const answerWhenAwayJob: Job<JobContext, object> = {
  name: "answer-when-away",
  schedule: "* * * * *",
  async run(ctx, _data, signal) {
    for (const waiting of await findWaiting(ctx)) {
      signal.throwIfAborted();
      if (isInOffice(waiting, new Date(waiting.at))) continue;
      try {
        await answer(ctx, waiting);
      } catch (error) {
        ctx.log.warn(
          { error, memberId: waiting.memberId },
          "an away message was not sent and will be tried again",
        );
      }
    }
  },
};

type Away = Pick<MessageSettingsRow, "awayText" | "officeFrom" | "officeTo" | "officeDays">;

interface Waiting extends Away {
  memberId: string;
  conversationId: string;
  senderId: string;
  seq: number;
  at: number;
}

/** Of each person the first unread message of the last minutes, unless they were answered today. */
async function findWaiting({ db, now }: JobContext): Promise<Waiting[]> {
  const since = (msAgo: number) => sql`${new Date(now.getTime() - msAgo).toISOString()}::timestamptz`;
  const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
    select notice.member_id as "memberId", notice.conversation_id as "conversationId", first.sender_id as "senderId",
      first.seq, first.at, settings.away_text as "awayText", settings.office_from as "officeFrom",
      settings.office_to as "officeTo", settings.office_days as "officeDays"
    from message_settings settings
    join message_notices notice on notice.member_id = settings.member_id and notice.mail_at is not null
    join conversations conversation on conversation.id = notice.conversation_id and conversation.kind = 'direct'
      and coalesce(conversation.request, 'accepted') = 'accepted'
    join conversation_members place on place.conversation_id = notice.conversation_id
      and place.member_id = notice.member_id and place.standing = 'in' and place.other_seq > place.read_seq
    cross join lateral (select message.sender_id, message.seq, ${ms("message.created_at")} as at from messages message
      where message.conversation_id = notice.conversation_id and message.seq > place.read_seq and message.kind = 'text'
        and message.sender_id <> notice.member_id and message.status = 'sent' and message.deleted_at is null
        and message.created_at > ${since(MAIL_AFTER_MINUTES * MINUTE_MS)}
        and not starts_with(message.client_id, ${AWAY_KEY})
      order by message.seq limit 1) first
    where settings.away_on and settings.away_text <> '' and not exists (select from away_replies reply
      where reply.member_id = notice.member_id and reply.to_id = first.sender_id
        and reply.at > ${since(AWAY_REPEAT_HOURS * HOUR_MS)})`);
  return rows;
}

/** The key names what is answered: after a crash the same message is not answered twice. */
async function answer(
  ctx: JobContext,
  { memberId, conversationId, senderId, seq, awayText }: Waiting,
): Promise<void> {
  const [member] = await ctx.db
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), stays()));
  if (!member) return;
  const clientId = `${AWAY_KEY}${conversationId}-${seq}`;
  try {
    await writeMessage({ ...ctx, member }, conversationId, { clientId, body: awayText, files: [] });
  } catch (error) {
    // Blocked meanwhile, or the writer has left.
    if (!(error instanceof Refusal)) throw error;
  }
  const { memberId: from, toId } = awayReplies;
  await ctx.db
    .insert(awayReplies)
    .values({ memberId, toId: senderId, at: ctx.now })
    .onConflictDoUpdate({ target: [from, toId], set: { at: ctx.now } });
}
