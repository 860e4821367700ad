import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MESSAGES_A_DAY, MESSAGES_A_MINUTE } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { writerOf } from "./messages.fixtures.ts";
import { messageClocks } from "./conversations.table.ts";

const app = await sharedTestApp();

/** In a conversation of two, at a time that stands still. */
async function talking(at: string) {
  app.clock.set(at);
  const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  await connect(app, asha, ravi);
  const a = writerOf(app, asha);
  const id = (await a.begin(ravi, "Good morning")).json.conversation._id;
  const write = async (body: string) => {
    const { status, json } = await a.write(id, body);
    return status === 201 ? status : [status, json.message];
  };
  return { asha, write, count: async () => (await a.thread(id)).json.messages.length };
}

/** As if they had sent so many already. */
const setSent = ({ member }: Person, sent: { minuteCount?: number; dayCount?: number }) =>
  app.db.update(messageClocks).set(sent).where(eq(messageClocks.memberId, member.id));

test("60 messages a minute; what is refused is not stored and not counted", async () => {
  const { asha, write, count } = await talking("2030-05-06T06:00:10Z");
  await setSent(asha, { minuteCount: MESSAGES_A_MINUTE - 1 });
  expect(await write("The sixtieth")).toBe(201);
  expect(await write("One more")).toEqual([429, MESSAGE_TEXT.tooFast]);
  expect(await count()).toBe(2);
  app.clock.advance({ minutes: 1 });
  expect(await write("One more")).toBe(201);
  const [clock] = await app.db.select().from(messageClocks).where(eq(messageClocks.memberId, asha.member.id));
  expect(clock).toMatchObject({ minuteCount: 1, dayCount: 3 });
});

test("2,000 messages a day, as India counts", async () => {
  const { asha, write, count } = await talking("2030-05-06T18:20:00Z");
  await setSent(asha, { dayCount: MESSAGES_A_DAY - 1 });
  expect(await write("The last one")).toBe(201);
  expect(await write("One more")).toEqual([403, MESSAGE_TEXT.tooManyToday]);
  app.clock.advance({ minutes: 9 });
  expect(await write("Before midnight")).toEqual([403, MESSAGE_TEXT.tooManyToday]);
  expect(await count()).toBe(2);
  app.clock.advance({ minutes: 2 });
  expect(await write("After midnight")).toBe(201);
});

test("what one receives is not counted", async () => {
  const { asha, write } = await talking("2030-05-06T06:00:10Z");
  const meera = await app.signIn("Meera Shah");
  await connect(app, asha, meera);
  await setSent(asha, { minuteCount: MESSAGES_A_MINUTE - 1 });
  for (let line = 0; line < 3; line++) await writerOf(app, meera).begin(asha, `Line ${line}`);
  expect(await write("The sixtieth")).toBe(201);
});
