import { sql, type SQL } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import { NUDGE_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { TO_ANSWER_SUBTITLE_MAX, TO_ANSWER_TEXT } from "@cardplaza/contract/to-answer/to-answer-words";
import { OFFLINE_NETWORKING_PATH, referralPath } from "@cardplaza/contract/screen-paths";
import { DAY_MS } from "@cardplaza/contract/time";
import { executePlanned } from "../../../platform/execute-planned.ts";
import type { ToAnswerPart, ToAnswerRow } from "../../../registry/to-answer-part.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { oneLine, shortened } from "../../notifications/notification-text.ts";
import { countRows } from "../../to-answer/count-rows.ts";
import { first, isAfter, msOf, placeByClock, placeById } from "../../to-answer/place-in-order.ts";
import { waysToReach } from "../../to-answer/ways-to-reach.ts";
import { referrals } from "./referrals.table.ts";

/** Then the receiver is reminded. */
const ANSWER_MS = NUDGE_DAYS * DAY_MS;

/** Referrals to accept; then accepted ones whose prospect nobody has called yet, for which no clock runs. */
export const waitingReferrals: ToAnswerPart = {
  kind: "referral",
  async list({ db, member }, { after, limit }) {
    const half = (which: SQL, order: SQL) => sql`(
      select ${referrals.id}, ${referrals.giverId} as "giverId", ${referrals.receiverChapterId} as "chapterId",
        ${referrals.prospectName} as prospect, ${referrals.prospectPhone} as phone, ${referrals.prospectEmail} as email,
        ${referrals.need}, ${referrals.status} = 'given' as "isNew", ${msOf(referrals.createdAt)} as "createdMs"
      from ${referrals} where ${which} order by ${order} ${first(limit)})`;
    const byClock = isAfter(referrals.createdAt, referrals.id, placeByClock(after, ANSWER_MS));
    const rows = await executePlanned<Row>(
      db,
      sql`select waiting.*, coalesce((
          select ${members.name} from ${members} where ${members.id} = waiting."giverId" and ${stays()}
        ), ${FORMER_MEMBER_NAME}) as giver
        from (${half(sql`${isGiven(member.id)} and ${byClock}`, sql`${referrals.createdAt}, ${referrals.id}`)}
          union all ${half(
            sql`${isAccepted(member.id)} and ${referrals.id} > ${placeById(after)}`,
            sql`${referrals.id}`,
          )}) waiting`,
    );
    return rows.map(present);
  },
  count: ({ db, member }, atMost) =>
    countRows(
      db,
      atMost,
      [isGiven, isAccepted].map((which) => sql`select 1 from ${referrals} where ${which(member.id)}`),
    ),
};

const isGiven = (receiverId: string) =>
  sql`${referrals.receiverId} = ${receiverId} and ${referrals.status} = 'given'`;
const isAccepted = (receiverId: string) =>
  sql`${referrals.receiverId} = ${receiverId} and ${referrals.status} = 'accepted'`;

interface Row extends Record<string, unknown> {
  id: string;
  giver: string;
  chapterId: string | null;
  prospect: string;
  phone: string;
  email: string;
  need: string;
  isNew: boolean;
  createdMs: number;
}

function present({ id, giver, chapterId, prospect, need, isNew, createdMs, ...ways }: Row): ToAnswerRow {
  const { reach, contact } = waysToReach(ways);
  const words = isNew ? TO_ANSWER_TEXT.referral(prospect, need) : TO_ANSWER_TEXT.prospect(giver, need);
  return {
    _id: id,
    // A prospect who was erased has no name.
    title: isNew ? giver : prospect || giver,
    subtitle: shortened(oneLine(words), TO_ANSWER_SUBTITLE_MAX),
    createdAt: new Date(createdMs),
    dueAt: isNew ? new Date(createdMs + ANSWER_MS) : null,
    path: chapterId ? referralPath(chapterId, id) : OFFLINE_NETWORKING_PATH,
    ...contact,
    acts: [...(isNew ? (["accept"] as const) : []), ...reach, "open"],
    ...(isNew && {
      accept: { method: "PATCH" as const, path: `/api/referrals/${id}`, body: { action: "accept" } },
    }),
  };
}
