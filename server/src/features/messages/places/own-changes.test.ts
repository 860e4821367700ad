import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { untilWaiting } from "../../../testing/locked-table.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let id: string;
let first: string;
let second: string;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  await connect(app, asha, ravi);
  const { json } = await writerOf(app, asha).begin(ravi, "We need boxes");
  id = json.conversation._id;
  first = json.message?._id ?? "";
  second = (await writerOf(app, asha).write(id, "And ribbons")).json.message?._id ?? "";
});

/** Holds what everybody takes first, until so many of these calls wait for it. */
const atOnce = async <Call>(calls: (() => Promise<Call>)[]): Promise<Call[]> => {
  const [all] = await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`select from message_clocks where member_id = ${ravi.member.id} for no key update`);
    const under: Promise<Call>[] = [];
    for (const call of calls) {
      under.push(call());
      await untilWaiting(app.db, under.length);
    }
    return [Promise.all(under)] as const;
  });
  return all;
};
const placeOf = async (person: Person) => (await writerOf(app, person).show(id)).json;

test("two things made of messages at once are two changes for the member's devices", async () => {
  const made = await atOnce([
    () => app.send("POST", `/api/messages/${first}/contact`, { as: ravi }),
    () => app.send("POST", `/api/messages/${second}/note`, { as: ravi }),
  ]);
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  expect((await placeOf(ravi)).ownChanges).toBe(2);
});

test("what others know as seen does not go back by two reads at once", async () => {
  const r = writerOf(app, ravi);
  await atOnce([() => r.read(id, 2), () => r.read(id, 1)]);
  expect((await placeOf(asha)).participants.find(({ _id }) => _id === ravi.member.id)?.seenSeq).toBe(2);
});
