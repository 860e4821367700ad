import { not, sql } from "drizzle-orm";
import { invitationPath } from "@cardplaza/contract/people/connection-words";
import { TO_ANSWER_TEXT } from "@cardplaza/contract/to-answer/to-answer-words";
import { executePlanned } from "../../../platform/execute-planned.ts";
import type { ToAnswerPart, ToAnswerRow } from "../../../registry/to-answer-part.ts";
import { members } from "../../accounts/accounts.table.ts";
import { hiddenIds } from "../../accounts/member-conditions.ts";
import { isInBlockWith } from "../../moderation/block-queries.ts";
import { oneLine } from "../../notifications/notification-text.ts";
import { countRows } from "../../to-answer/count-rows.ts";
import { first, isAfter, msOf, orderIdOf, placeByTime } from "../../to-answer/place-in-order.ts";
import { connections, lastChange } from "./connections.table.ts";

const { firstId, secondId, inviterId, id } = connections;

/** Invitations of other members. No clock runs for them. */
export const invitationsToAnswer: ToAnswerPart = {
  kind: "invitation",
  async list({ db, member }, { after, limit }) {
    const invitedAt = lastChange(connections);
    const half = (own: typeof firstId) => sql`(
      select ${id}, ${inviterId} as "inviterId", ${connections.note}, ${msOf(invitedAt)} as "invitedMs"
      from ${connections} where ${isReceived(member.id, own)} and ${isAfter(invitedAt, id, placeByTime(after))}
      order by ${invitedAt}, ${id} ${first(limit)})`;
    const rows = await executePlanned<Row>(
      db,
      sql`select waiting.*, ${members.name} from (${half(firstId)} union all ${half(secondId)}) waiting
        join ${members} on ${members.id} = waiting."inviterId"`,
    );
    return rows.map(present);
  },
  count: ({ db, member }, atMost) =>
    countRows(
      db,
      atMost,
      // In the order of the index: without it, PostgreSQL may read all connections of the member.
      [firstId, secondId].map(
        (own) =>
          sql`select 1 from ${connections} where ${isReceived(member.id, own)} order by ${lastChange(connections)}, ${id}`,
      ),
    ),
};

const isReceived = (memberId: string, own: typeof firstId) => sql`${own} = ${memberId}
  and ${connections.status} = 'pending' and ${inviterId} <> ${memberId} and ${inviterId} not in ${hiddenIds()}
  and ${not(isInBlockWith(memberId, inviterId))}`;

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  note: string;
  invitedMs: number;
}

function present({ id: _id, name, note, invitedMs }: Row): ToAnswerRow {
  const invitedAt = new Date(invitedMs);
  return {
    _id,
    orderId: orderIdOf(invitedAt, _id),
    title: name,
    subtitle: oneLine(note) || TO_ANSWER_TEXT.invitation,
    createdAt: invitedAt,
    dueAt: null,
    path: invitationPath(_id),
    acts: ["accept", "open"],
    accept: { method: "PATCH", path: `/api/connections/${_id}`, body: { action: "accept" } },
  };
}
