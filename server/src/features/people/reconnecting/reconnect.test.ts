import { beforeEach, expect, test } from "vitest";
import { CONNECTION_TEXT } from "@cardplaza/contract/people/connection-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { sharedTestApp, startTestApp, type Person, type TestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { insertEnquiry } from "../../enquiries/enquiry.fixtures.ts";
import { insertLead } from "../../leads/lead.fixtures.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { connect, insertComment, insertPost, signInAgain } from "../../connect/connect.fixtures.ts";
import { introductions } from "../introductions/introductions.table.ts";
import { remindToReconnectJob } from "./remind-to-reconnect.ts";

const app = await sharedTestApp();
let asha: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
});

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const remind = ({ services }: Pick<TestApp, "services"> = app) =>
  remindToReconnectJob.run({ ...services, now: new Date() }, {}, new AbortController().signal);
const reminders = async (as: Person, of: TestApp = app): Promise<string[]> =>
  (await listOf(of, await signInAgain(of, as))).notifications
    .map(({ message }: { message: string }) => message)
    .filter((message: string) => message.startsWith("You have not talked to"));

test("after 60 days without a word the member hears of it once, and again after 60 more", async () => {
  const ravi = await app.signIn("Ravi Kulkarni");
  await connect(app, asha, ravi, "accepted", ago(59));
  await remind();
  expect(await reminders(asha)).toEqual([]);
  app.clock.advance({ days: 2 });
  await remind();
  await remind();
  expect((await listOf(app, asha)).notifications).toMatchObject([
    {
      type: "message_received",
      message: CONNECTION_TEXT.reconnect("Ravi Kulkarni"),
      targetUrl: `/profile/${ravi.member.id}`,
    },
  ]);
  // Without the plan there are no reminders.
  expect(await reminders(ravi)).toEqual([]);
  app.clock.advance({ days: 59 });
  await remind();
  expect(await reminders(asha)).toHaveLength(1);
  app.clock.advance({ days: 2 });
  await remind();
  expect(await reminders(asha)).toHaveLength(2);
});

test("an enquiry, a lead, a comment, a reply or an introduction is talking", async () => {
  const talking = async (name: string) => {
    const person = await app.signIn(name);
    await connect(app, asha, person, "accepted", ago(100));
    return person;
  };
  const card = await makeCard(app, asha);
  const shop = await insertListing(app, asha, { name: "Menon Interiors" });
  const [lead, enquiry] = [await talking("Lead"), await talking("Enquiry")];
  await insertLead(
    app,
    { ownerId: asha.member.id, cardId: card._id },
    { senderId: lead.member.id, at: ago(20) },
  );
  await insertEnquiry(app, { shop, senderId: enquiry.member.id }, {}, 24 * 20);
  const [commenter, author, replier] = [
    await talking("Commenter"),
    await talking("Author"),
    await talking("Replier"),
  ];
  await insertComment(app, await insertPost(app, asha), commenter, {}, ago(10));
  await insertComment(app, await insertPost(app, author), asha, {}, ago(10));
  const post = await insertPost(app, await app.signIn("Stranger"));
  const first = await insertComment(app, post, asha, {}, ago(90));
  await insertComment(app, post, replier, { parentId: first.id }, ago(10));
  const [introduced, via] = [await talking("Introduced"), await talking("Via")];
  await app.db.insert(introductions).values({
    id: "intro",
    askerId: introduced.member.id,
    viaId: via.member.id,
    targetId: asha.member.id,
    reason: "They should know each other.",
    at: ago(30),
    endsAt: ago(16),
  });
  const old = await talking("Old Comment");
  await insertComment(app, await insertPost(app, old), asha, {}, ago(80));
  await remind();
  expect(await reminders(asha)).toEqual([CONNECTION_TEXT.reconnect("Old Comment")]);
});

test("at most three a day, also by two instances at once, those who wait longest first", async () => {
  const database = await createTestDatabase();
  const [here, there] = [await startTestApp({ database }), await startTestApp({ database })];
  try {
    const member = await here.signIn("Asha Menon", { premium: true });
    for (let index = 0; index < 60; index++) {
      const other = await here.signIn(`Old ${index}`);
      await connect(
        here,
        index % 2 ? member : other,
        index % 2 ? other : member,
        "accepted",
        ago(200 - index),
      );
      // Talked to all of the first page and more.
      if (index < 55) await insertComment(here, await insertPost(here, other), member, {}, ago(1));
    }
    await Promise.all([remind(here), remind(there), remind(here)]);
    const names = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => CONNECTION_TEXT.reconnect(`Old ${from + index}`));
    expect((await reminders(member, here)).toSorted()).toEqual(names(55, 58));
    here.clock.advance({ days: 1 });
    await Promise.all([remind(here), remind(there)]);
    expect((await reminders(member, here)).toSorted()).toEqual(names(55, 60));
  } finally {
    await here.stop();
    await there.stop();
    await database.close();
  }
});

test("an ended connection, a muted person and a plan that ended bring no reminders", async () => {
  const ravi = await app.signIn("Ravi Kulkarni");
  await connect(app, asha, ravi, "removed", ago(100));
  const muted = await app.signIn("Kabir Rao");
  await connect(app, asha, muted, "accepted", ago(100));
  await app.call("PUT", `/api/mutes/${muted.member.id}`, { as: asha });
  await remind();
  expect(await reminders(asha)).toEqual([]);
  await connect(app, asha, await app.signIn("Meera Shah"), "accepted", ago(100));
  app.clock.advance({ days: 400 });
  await remind();
  expect(await reminders(asha)).toEqual([]);
});
