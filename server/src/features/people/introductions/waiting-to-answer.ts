import { not, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { introductionsPath } from "@cardplaza/contract/people/connection-words";
import { TO_ANSWER_TEXT } from "@cardplaza/contract/to-answer/to-answer-words";
import { executePlanned } from "../../../platform/execute-planned.ts";
import type { ToAnswerContext, ToAnswerPart, ToAnswerRow } from "../../../registry/to-answer-part.ts";
import { members } from "../../accounts/accounts.table.ts";
import { hiddenIds } from "../../accounts/member-conditions.ts";
import { isInBlockWith } from "../../moderation/block-queries.ts";
import { countRows } from "../../to-answer/count-rows.ts";
import { first, isAfter, msOf, placeByClock } from "../../to-answer/place-in-order.ts";
import { introductions } from "./introductions.table.ts";

const { id, askerId, viaId, targetId, status, endsAt } = introductions;
const [asker, other] = [alias(members, "asker"), alias(members, "other")];

/** Introductions that the member is asked to make, and those that were made to them. */
export const introductionsToAnswer: ToAnswerPart = {
  kind: "introduction",
  async list(ctx, { after, limit }) {
    const half = (which: SQL, otherId: typeof viaId) => sql`(
      select ${id}, ${askerId} as "askerId", ${otherId} as "otherId", ${status} = 'asked' as "isAsked",
        ${msOf(introductions.at)} as "askedMs", ${msOf(endsAt)} as "endsMs"
      from ${introductions} where ${which} and ${isAfter(endsAt, id, placeByClock(after))}
      order by ${endsAt}, ${id} ${first(limit)})`;
    const rows = await executePlanned<Row>(
      ctx.db,
      sql`select waiting.*, ${asker.name} as name, ${other.name} as "otherName"
        from (${half(isToForward(ctx), targetId)} union all ${half(isToAccept(ctx), viaId)}) waiting
        join ${members} ${sql.identifier("asker")} on ${asker.id} = waiting."askerId"
        join ${members} ${sql.identifier("other")} on ${other.id} = waiting."otherId"`,
    );
    return rows.map(present);
  },
  count: (ctx, atMost) =>
    countRows(
      ctx.db,
      atMost,
      [isToForward(ctx), isToAccept(ctx)].map((which) => sql`select 1 from ${introductions} where ${which}`),
    ),
};

const isToForward = (ctx: ToAnswerContext) =>
  sql`${viaId} = ${ctx.member.id} and ${status} = 'asked' and ${isOn(ctx, askerId, targetId)}`;
const isToAccept = (ctx: ToAnswerContext) =>
  sql`${targetId} = ${ctx.member.id} and ${status} = 'forwarded' and ${isOn(ctx, askerId, viaId)}`;

/** It has not ended, and the other two are there for the member. */
const isOn = ({ member, now }: ToAnswerContext, ...others: (typeof viaId)[]) =>
  sql.join(
    [
      sql`${endsAt} > ${now.toISOString()}::timestamptz`,
      ...others.flatMap((each) => [
        sql`${each} not in ${hiddenIds()}`,
        sql`${not(isInBlockWith(member.id, each))}`,
      ]),
    ],
    sql` and `,
  );

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  otherName: string;
  isAsked: boolean;
  askedMs: number;
  endsMs: number;
}

function present({ id: _id, name, otherName, isAsked, askedMs, endsMs }: Row): ToAnswerRow {
  return {
    _id,
    title: name,
    subtitle: isAsked ? TO_ANSWER_TEXT.forward(otherName) : TO_ANSWER_TEXT.introduced(otherName),
    createdAt: new Date(askedMs),
    dueAt: new Date(endsMs),
    path: introductionsPath,
    acts: ["accept", "open"],
    accept: {
      method: "PATCH",
      path: `/api/intros/${_id}`,
      body: { action: isAsked ? "forward" : "accept" },
    },
  };
}
