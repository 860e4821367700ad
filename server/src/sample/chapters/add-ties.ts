import { connections } from "../../features/people/connections/connections.table.ts";
import { pairOf } from "../../features/people/connections/connection-conditions.ts";
import { contacts } from "../../features/contacts/contacts.table.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { membersOf, type PeopleByKey } from "../connect/people-by-key.ts";
import { phoneOf } from "./build-referrals.ts";
import { daysBefore } from "./sample-history.ts";

/** Who of a table also found each other online, each pair once. */
const CONNECTED: Record<string, string> = {
  asha: "shalini biju neethu rasheed deepa sibi",
  shalini: "biju deepa",
  sunita: "ravi amol rekha zoya",
  ravi: "amol rekha hemant",
};
const FIRST_DAYS_AGO = 170;
const APART_DAYS = 6;
/** The prospect whose paper card Asha scanned at a fair, the day before they wrote to her. */
const SCANNED = { name: "Sameer Khan", daysAgo: 17 };

/** The beginnings of trails: connections within chapters, and a scan. */
export async function addTies(tx: Tx, people: PeopleByKey, now: Date): Promise<void> {
  const pairs = Object.entries(CONNECTED).flatMap(([key, others]) =>
    membersOf(people, key).flatMap((one) => membersOf(people, others).map((other) => [one, other] as const)),
  );
  const rows = pairs.map(([one, other], order) => {
    const invitedAt = daysBefore(now, FIRST_DAYS_AGO - order * APART_DAYS);
    return {
      id: newId(invitedAt.getTime()),
      ...pairOf(one.id, other.id),
      inviterId: one.id,
      status: "accepted" as const,
      invitedAt,
      answeredAt: daysBefore(invitedAt, -1),
    };
  });
  if (rows.length > 0) await tx.insert(connections).values(rows);
  const createdAt = daysBefore(now, SCANNED.daysAgo);
  for (const { id: memberId } of membersOf(people, "asha"))
    await tx.insert(contacts).values({
      id: newId(createdAt.getTime()),
      memberId,
      name: SCANNED.name,
      company: "Khan Marine Stores",
      phone: phoneOf(SCANNED.name),
      notes: "Building fair in Kaloor. Plans a house of 180 m².",
      source: "paper",
      createdAt,
      updatedAt: createdAt,
    });
}
