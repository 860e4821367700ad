import { not, sql } from "drizzle-orm";
import { conversationPath } from "@cardplaza/contract/messages/message-words";
import { TO_ANSWER_TEXT } from "@cardplaza/contract/to-answer/to-answer-words";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { timeOfId } from "../../../platform/ids.ts";
import type { ToAnswerPart, ToAnswerRow } from "../../../registry/to-answer-part.ts";
import { members } from "../../accounts/accounts.table.ts";
import { hiddenIds } from "../../accounts/member-conditions.ts";
import { isInBlockWith } from "../../moderation/block-queries.ts";
import { countRows } from "../../to-answer/count-rows.ts";
import { first, placeById } from "../../to-answer/place-in-order.ts";
import { askedOf, conversationMembers, conversations } from "../conversations.table.ts";

const { id, request, requestedBy } = conversations;
const place = conversationMembers;

/**
 * Message requests and invitations to groups. No clock runs for them, and the ids by which both are sorted say since
 * when they wait. Nothing of a stranger's text is shown here.
 */
export const messagesToAnswer: ToAnswerPart = {
  kind: "message",
  async list({ db, member }, { after, limit }) {
    const from = placeById(after);
    const requests = executePlanned<RequestRow>(
      db,
      sql`select ${id} as id, ${members.name} as name from ${conversations}
        join ${members} on ${members.id} = ${requestedBy}
        where ${isAsked(member.id)} and ${id} > ${from} order by ${id} ${first(limit)}`,
    );
    const invitations = executePlanned<InvitationRow>(
      db,
      sql`select ${id} as id, ${conversations.name} as "group", ${place.placeId} as "placeId",
          (select ${members.name} from ${members}
            where ${members.id} = ${place.addedBy} and ${members.id} not in ${hiddenIds()}) as name
        from ${place} join ${conversations} on ${id} = ${place.conversationId}
        where ${isInvited(member.id)} and ${place.placeId} > ${from} order by ${place.placeId} ${first(limit)}`,
    );
    return [...(await requests).map(presentRequest), ...(await invitations).map(presentInvitation)];
  },
  count: ({ db, member }, atMost) =>
    countRows(db, atMost, [
      sql`select 1 from ${conversations} where ${isAsked(member.id)} order by ${id}`,
      sql`select 1 from ${place} where ${isInvited(member.id)} order by ${place.placeId}`,
    ]),
};

/** Also where the receiver deleted it for themselves, or a moderator looks at it first, nothing waits. */
const isAsked = (memberId: string) => sql`${request} = 'asked' and ${askedOf(conversations)} = ${memberId}
  and exists (select from ${place} where ${place.conversationId} = ${id} and ${place.memberId} = ${memberId}
    and ${place.placeId} is not null)
  and ${requestedBy} not in ${hiddenIds()} and ${not(isInBlockWith(memberId, requestedBy))}`;

const isInvited = (memberId: string) =>
  sql`${place.standing} = 'invited' and ${place.memberId} = ${memberId} and ${place.placeId} is not null`;

interface RequestRow extends Record<string, unknown> {
  id: string;
  name: string;
}
interface InvitationRow extends Record<string, unknown> {
  id: string;
  group: string;
  placeId: string;
  name: string | null;
}

const acceptOf = (_id: string) => ({
  method: "POST" as const,
  path: `/api/conversations/${_id}/accept`,
  body: {},
});

/** Opened first: with how they know each other, and with a warning if there is one. */
const presentRequest = ({ id: _id, name }: RequestRow): ToAnswerRow => ({
  _id,
  title: name,
  subtitle: TO_ANSWER_TEXT.message,
  createdAt: new Date(timeOfId(_id)),
  dueAt: null,
  path: conversationPath(_id),
  acts: ["open", "accept"],
  accept: acceptOf(_id),
});

const presentInvitation = ({ id: _id, group, placeId, name }: InvitationRow): ToAnswerRow => ({
  _id,
  orderId: placeId,
  title: group,
  subtitle: TO_ANSWER_TEXT.group(name ?? ""),
  createdAt: new Date(timeOfId(placeId)),
  dueAt: null,
  path: conversationPath(_id),
  acts: ["accept", "open"],
  accept: acceptOf(_id),
});
