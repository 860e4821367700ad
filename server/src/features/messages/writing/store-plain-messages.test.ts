import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MESSAGES_A_MINUTE } from "@cardplaza/contract/messages/message-limits";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { conversations, messageClocks } from "../conversations.table.ts";
import { groupCalls, newKey, writerOf } from "../messages.fixtures.ts";
import { storePlainMessages, type PlainMessage } from "./store-plain-messages.ts";

const app = await sharedTestApp();
const groups = groupCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;
/** Conversations of Asha with Ravi, of Meera with Asha, and of all three. */
let withRavi: string;
let withMeera: string;
let group: string;
beforeEach(async () => {
  [asha, ravi, meera] = await Promise.all([
    app.signIn("Asha Menon"),
    app.signIn("Ravi Kulkarni"),
    app.signIn("Meera Nair"),
  ]);
  for (const other of [ravi, meera]) await connect(app, asha, other);
  withRavi = (await writerOf(app, asha).begin(ravi, "Good morning")).json.conversation._id;
  withMeera = (await writerOf(app, meera).begin(asha, "Good evening")).json.conversation._id;
  group = await groups.begin(asha, [ravi, meera]);
});

const text = (
  { member }: Person,
  conversationId: string,
  more: Partial<PlainMessage> = {},
): PlainMessage => ({
  id: newId(),
  conversationId,
  senderId: member.id,
  clientId: newKey(),
  body: `From ${member.name}`,
  createdAt: app.clock.now(),
  ...more,
});
const store = (...given: PlainMessage[]) => storePlainMessages(app.db, given, app.clock.now());
const storedOf = async (...given: PlainMessage[]) => {
  const stored = await store(...given);
  return given.map(({ id }) => stored.has(id));
};
const headOf = async (id: string) =>
  (await app.db.select().from(conversations).where(eq(conversations.id, id)))[0]?.headSeq;

test("texts of three senders are stored at once, each as the next one of its conversation", async () => {
  const given = [text(asha, withRavi), text(meera, withMeera), text(ravi, group)];
  const before = await writerOf(app, asha).changes(0);
  const stored = await store(...given);
  expect(given.map(({ id }) => stored.get(id)?.seq)).toEqual([
    await headOf(withRavi),
    await headOf(withMeera),
    await headOf(group),
  ]);
  expect(new Set(stored.get(given[2]!.id)?.memberIds)).toEqual(
    new Set([asha, ravi, meera].map(({ member }) => member.id)),
  );
  // All three concern Asha, and each has a number of its own for her.
  const { json } = await writerOf(app, asha).changes(before.json.next);
  expect(new Set(json.conversations.map(({ _id }) => _id))).toEqual(new Set([withRavi, withMeera, group]));
  expect(json.next).toBe(before.json.next + 3);
  expect(json.conversations.find(({ _id }) => _id === withMeera)).toMatchObject({ unread: 2 });
  expect(json.conversations.find(({ _id }) => _id === withRavi)).toMatchObject({ unread: 0 });
  expect(await groups.lines(meera, group)).toContain("From Ravi Kulkarni");
});

describe("left out alone, with nothing taken from the conversation", () => {
  const expectLeftOut = async (...left: PlainMessage[]) => {
    const heads = await Promise.all(left.map(({ conversationId }) => headOf(conversationId)));
    expect(await storedOf(...left, text(meera, withMeera))).toEqual([...left.map(() => false), true]);
    expect(await Promise.all(left.map(({ conversationId }) => headOf(conversationId)))).toEqual(heads);
  };

  test("of somebody who is not in it, or was removed, or has left", async () => {
    const stranger = await app.signIn("Kavita Rao");
    await groups.remove(asha, group, ravi);
    await expectLeftOut(text(stranger, withRavi), text(ravi, group));
    const another = await groups.begin(meera, [asha]);
    await groups.leave(asha, another);
    await expectLeftOut(text(asha, another));
  });

  test("between two of whom one has blocked the other", async () => {
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    await expectLeftOut(text(asha, withRavi), text(ravi, withRavi));
  });

  test("a request, which waits for a yes", async () => {
    const stranger = await app.signIn("Kavita Rao");
    const request = (await writerOf(app, stranger).begin(ravi, "Good morning")).json.conversation._id;
    await expectLeftOut(text(stranger, request), text(ravi, request));
  });

  test("what was sent already, and who has sent too many", async () => {
    const first = text(asha, withRavi);
    expect(await storedOf(first)).toEqual([true]);
    await expectLeftOut(text(asha, withRavi, { clientId: first.clientId }));
    await app.db
      .update(messageClocks)
      .set({ minuteCount: MESSAGES_A_MINUTE })
      .where(eq(messageClocks.memberId, asha.member.id));
    await expectLeftOut(text(asha, withRavi));
  });

  test("in a conversation that somebody else holds, without a wait", async () => {
    await inTransaction(app.db, async (tx) => {
      await tx.execute(sql`select from conversations where id = ${withRavi} for no key update`);
      await expectLeftOut(text(asha, withRavi));
    });
  });
});

test("whichever way it goes, the call stores it once and says the same", async () => {
  const a = writerOf(app, asha);
  const clientId = newKey();
  const sent = await Promise.all([
    a.write(withRavi, "Once", { clientId }),
    a.write(withRavi, "Once", { clientId }),
    a.write(group, "In the group"),
    writerOf(app, ravi).write(withRavi, "See https://sample.example/rates"),
    writerOf(app, meera).write(withMeera, "From Meera"),
    writerOf(app, meera).write(withRavi, "Not mine"),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 404]);
  const [one, two] = sent.map(({ json }) => json.message);
  expect(two).toEqual(one);
  const { json } = await a.thread(withRavi);
  expect(json.messages.find(({ clientId: key }) => key === clientId)).toEqual(one);
});

test("messages of one conversation are stored in the order in which they came", async () => {
  const a = writerOf(app, asha);
  const bodies = Array.from({ length: 8 }, (_, at) => `Line ${at}`);
  await Promise.all(bodies.map((body) => a.write(withRavi, body)));
  const { json } = await a.thread(withRavi);
  expect(json.messages.map(({ body }) => body)).toEqual(["Good morning", ...bodies]);
});
