import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { LEAD_ANSWER_HOURS } from "@cardplaza/contract/leads/lead-limits";
import { LEAD_SOURCE_LABEL, type LeadSource } from "@cardplaza/contract/leads/lead-words";
import { TO_ANSWER_TEXT } from "@cardplaza/contract/to-answer/to-answer-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import { executePlanned } from "../../platform/execute-planned.ts";
import type { ToAnswerPart, ToAnswerRow } from "../../registry/to-answer-part.ts";
import { cards } from "../cards/cards.table.ts";
import { countRows } from "../to-answer/count-rows.ts";
import { first, isAfter, msOf, placeByClock, type Place } from "../to-answer/place-in-order.ts";
import { waysToReach } from "../to-answer/ways-to-reach.ts";
import { leadPath } from "./lead-notice.ts";
import { leads } from "./leads.table.ts";

const ANSWER_MS = LEAD_ANSWER_HOURS * HOUR_MS;

/** Leads to get back to: at the time of the reminder, else within a day. Each of the two has its own index. */
export const leadsToAnswer: ToAnswerPart = {
  kind: "lead",
  async list({ db, member }, { after, limit }) {
    const half = (which: SQL, at: PgColumn, place: Place) => sql`(
      select ${leads.id}, ${leads.cardId}, ${leads.name}, ${leads.phone}, ${leads.email}, ${leads.source},
        ${msOf(leads.createdAt)} as "createdMs", ${msOf(leads.remindAt)} as "remindMs"
      from ${leads} where ${which} and ${isAfter(at, leads.id, place)}
      order by ${at}, ${leads.id} ${first(limit)})`;
    const rows = await executePlanned<Row>(
      db,
      sql`select waiting.*, ${cards.name} as card
        from (${half(unreminded(member.id), leads.createdAt, placeByClock(after, ANSWER_MS))}
          union all ${half(reminded(member.id), leads.remindAt, placeByClock(after))}) waiting
        join ${cards} on ${cards.id} = waiting.card_id`,
    );
    return rows.map(present);
  },
  count: ({ db, member }, atMost) =>
    countRows(
      db,
      atMost,
      [unreminded, reminded].map((which) => sql`select 1 from ${leads} where ${which(member.id)}`),
    ),
};

const pending = (ownerId: string) => sql`${leads.ownerId} = ${ownerId} and ${leads.followUpStatus} = 'pending'
  and ${leads.mergedIntoId} is null and ${leads.withdrawnAt} is null`;
const unreminded = (ownerId: string) => sql`${pending(ownerId)} and ${leads.remindAt} is null`;
const reminded = (ownerId: string) => sql`${pending(ownerId)} and ${leads.remindAt} is not null`;

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  phone: string;
  email: string;
  source: LeadSource;
  card: string;
  createdMs: number;
  remindMs: number | null;
}

function present({ id, name, source, card, createdMs, remindMs, ...ways }: Row): ToAnswerRow {
  const { reach, contact } = waysToReach(ways);
  return {
    _id: id,
    title: name,
    subtitle: TO_ANSWER_TEXT.lead(LEAD_SOURCE_LABEL[source], card),
    createdAt: new Date(createdMs),
    dueAt: new Date(remindMs ?? createdMs + ANSWER_MS),
    path: leadPath(id),
    ...contact,
    acts: [...reach, "open"],
  };
}
