import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { openDevice } from "../device.fixtures.ts";
import { changeLines, fillConversation } from "./gaps.fixtures.ts";
import { expectUnreadAsShown, whatStays } from "./history-checks.fixtures.ts";
import { remindOfMessagesJob } from "../later/remind-of-messages.ts";
import { groupCalls, writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();
const groups = groupCalls(app);

/** In each of the three busy ones so many texts, each of which is changed once, ... */
const FEW = 1_450;
/** ... and some in more conversations than one call for changes returns: 10,000 changes together. */
const MANY = { conversations: 52, count: 25 };

async function begin() {
  const [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Nair"),
  ];
  await connect(app, asha, ravi);
  await connect(app, asha, meera);
  const few = [
    {
      id: (await writerOf(app, asha).begin(ravi, "Good morning")).json.conversation._id,
      writers: [ravi, asha],
    },
    { id: (await writerOf(app, asha).begin(meera, "Good morning")).json.conversation._id, writers: [meera] },
    { id: await groups.begin(asha, [ravi, meera]), writers: [asha, ravi, meera] },
  ];
  const many = [];
  for (let at = 0; at < MANY.conversations; at++)
    many.push({ id: await groups.begin(ravi, [asha], `Order ${at}`), writers: [ravi, asha] });
  return { asha, ravi, meera, few, many };
}

const newestOf = async (as: Person, id: string) =>
  (await writerOf(app, as).thread(id)).json.messages.filter(({ kind }) => kind === "text").toReversed();
const remove = (as: Person, messageId: string, forWhom: "me" | "all") =>
  app.call("DELETE", `/api/messages/${messageId}?for=${forWhom}`, { as });
const react = (as: Person, messageId: string) =>
  app.call("PUT", `/api/messages/${messageId}/reaction`, { as, body: { emoji: "👍" } });
const remind = (as: Person, messageId: string, at: string) =>
  app.call("PUT", `/api/messages/${messageId}/reminder`, { as, body: { at } });

test("a device away for an hour, a day or 10,000 changes ends like a reload, with everything once, while more comes", async () => {
  const { asha, ravi, meera, few, many } = await begin();
  const [long, day, hour, reloaded] = [
    openDevice(app, asha),
    openDevice(app, asha),
    openDevice(app, asha),
    openDevice(app, asha),
  ];
  await long.sync();
  for (const each of few) {
    await fillConversation(app, { ...each, count: FEW });
    await changeLines(app, each.id, FEW);
  }
  for (const each of many) await fillConversation(app, { ...each, count: MANY.count });
  await day.sync();

  const write = async (round: string, to: readonly { id: string }[]) => {
    for (const { id } of to) {
      await writerOf(app, ravi).write(id, `${round} of Ravi`);
      await writerOf(app, asha).write(id, `${round} of Asha`);
    }
  };
  const [withRavi, withMeera, inGroup] = few.map(({ id }) => id) as [string, string, string];
  const [first, second, third] = many.map(({ id }) => id) as [string, string, string];

  app.clock.advance({ hours: 23 });
  await write("The day", [...few.slice(0, 1), ...many.slice(0, 8)]);
  const [hers, his] = [
    (await newestOf(asha, withRavi)).find(({ senderId }) => senderId === asha.member.id)!,
    (await newestOf(asha, withRavi)).find(({ senderId }) => senderId === ravi.member.id)!,
  ];
  await app.call("PATCH", `/api/messages/${his._id}`, { as: ravi, body: { body: "Changed" } });
  await react(ravi, hers._id);
  await remove(asha, (await newestOf(asha, first))[0]!._id, "all");
  await remove(asha, (await newestOf(asha, second))[3]!._id, "me");
  await remind(asha, his._id, new Date(Date.now() + 30 * MINUTE_MS).toISOString());
  await app.call("POST", `/api/conversations/${withMeera}/clear`, { as: asha });
  await groups.leave(asha, third);
  await hour.sync();

  app.clock.advance({ hours: 1 });
  await remindOfMessagesJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
  await write("The hour", [...few.slice(2), ...many.slice(6, 12)]);
  await groups.add(ravi, third, [asha]);
  await groups.accept(asha, third);
  await writerOf(app, meera).write(withMeera, "Are you there?");

  const more = async () => {
    for (const round of ["One", "Two", "Three"]) {
      await write(round, [...few.slice(0, 1), ...many.slice(0, 4)]);
      await writerOf(app, meera).write(inGroup, `${round} of Meera`);
      await remove(asha, (await newestOf(asha, inGroup))[0]!._id, "me");
    }
  };
  const away = [long, day, hour];
  await Promise.all([...away.map((device) => device.sync()), more()]);

  // Nobody may call as often as this without a minute's rest.
  app.clock.advance({ minutes: 2 });
  await reloaded.sync();
  const { threads } = reloaded.state();
  for (const device of away) {
    await device.sync();
    device.hear();
    expect(whatStays(device.state())).toEqual(whatStays(reloaded.state()));
  }
  for (const { id } of [...few, ...many])
    expect([id, threads[id]?.map(({ seq }) => seq)]).toEqual([id, await storedFor(asha, id)]);
  expect(threads[withMeera]?.map(({ body }) => body)).toEqual(["Are you there?"]);
  expect(threads[third]?.[0]?.note?.event).toBe("joined");
  await expectUnreadAsShown(app, reloaded);
});

/** The numbers of what is stored and not deleted by this member for themselves, since they came or cleared it. */
async function storedFor({ member }: Person, id: string): Promise<number[]> {
  const { rows } = await app.db.execute<{ seq: number }>(sql`
    select message.seq from messages message join conversation_members place using (conversation_id)
    where conversation_id = ${id} and place.member_id = ${member.id} and seq > joined_seq and seq > cleared_seq
      and message.id not in (select message_id from hidden_messages where member_id = ${member.id})
    order by seq`);
  return rows.map(({ seq }) => seq);
}
