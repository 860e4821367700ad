import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../../platform/transaction.ts";
import { untilWaiting } from "../../../testing/locked-table.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { openDevice } from "../device.fixtures.ts";
import { writerOf } from "../messages.fixtures.ts";
import { remindOfMessagesJob } from "./remind-of-messages.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let id: string;
let messageId: string;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  await connect(app, asha, ravi);
  const { json } = await writerOf(app, asha).begin(ravi, "Call me about the rates");
  id = json.conversation._id;
  messageId = json.message?._id ?? "";
});

const after = (ms: number) => new Date(Date.now() + ms).toISOString();
const remind = (at: string | null) =>
  app.call("PUT", `/api/messages/${messageId}/reminder`, { as: ravi, body: { at } });
const runAfter = (ms: number) =>
  remindOfMessagesJob.run(
    { ...app.services, now: new Date(Date.now() + ms) },
    {},
    new AbortController().signal,
  );

test("a reminder shows and vanishes on the member's other devices, and nobody else reads the thread again", async () => {
  const [other, hers] = [openDevice(app, ravi), openDevice(app, asha)];
  const shownOn = async (device: typeof other) => {
    await device.sync();
    return device.state().threads[id]?.map(({ remindAt }) => remindAt);
  };
  await hers.sync();
  const before = hers.state();
  expect(await shownOn(other)).toEqual([null]);
  for (const at of [after(HOUR_MS), after(2 * HOUR_MS), null, after(3 * HOUR_MS)]) {
    await remind(at);
    expect(await shownOn(other)).toEqual([at]);
  }
  await runAfter(4 * HOUR_MS);
  expect(await shownOn(other)).toEqual([null]);
  await hers.sync();
  expect(hers.state()).toEqual(before);
});

test("none stands beside a message that was deleted for all", async () => {
  await remind(after(HOUR_MS));
  const device = openDevice(app, ravi);
  await app.call("DELETE", `/api/messages/${messageId}?for=all`, { as: asha });
  await device.sync();
  expect(device.state().threads[id]).toMatchObject([{ remindAt: null }]);
  await runAfter(2 * HOUR_MS);
});

test("one that is changed in the moment in which it is due waits for nothing in a circle", async () => {
  await remind(after(HOUR_MS));
  const later = after(5 * HOUR_MS);
  const both = await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`select from message_clocks where member_id = ${ravi.member.id} for no key update`);
    const changing = remind(later);
    await untilWaiting(app.db, 1);
    const ringing = runAfter(2 * HOUR_MS);
    await untilWaiting(app.db, 2);
    return [changing, ringing] as const;
  });
  const [{ json }] = await Promise.all(both);
  expect(json.message.remindAt).toBe(later);
});
