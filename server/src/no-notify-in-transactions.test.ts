import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { CHAPTER_MEETING_EVENT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { addCard } from "./features/cards/events/visits.fixtures.ts";
import { insertChapter, insertChapterMeeting } from "./features/chapters/chapter.fixtures.ts";
import { insertPost } from "./features/connect/connect.fixtures.ts";
import { createBus } from "./platform/bus/bus.ts";
import { createLog } from "./platform/log.ts";
import { recordStatements } from "./testing/statements.ts";
import { sharedTestApp } from "./testing/test-app.ts";
import { eventually } from "./testing/eventually.ts";

const app = await sharedTestApp();
const { statements, stop } = recordStatements();
afterAll(stop);

const isNotify = ({ text }: { text: string }) => /\bnotify\b|pg_notify/i.test(text);

// PostgreSQL lets only one transaction at a time commit notifications: with them every writer waits for all others.
test("verbs that notify, publish, invalidate pages and add jobs run no NOTIFY in their transactions", async () => {
  const other = await createBus(app.databaseUrl, undefined, createLog("silent"));
  const heard: string[] = [];
  const topics = ["live", "page-changes", "jobs"];
  for (const topic of topics)
    other.subscribe(topic, (message) => void heard.push(JSON.stringify({ topic, message })));
  const [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Shah"),
  ];
  const cardId = await addCard(app.db, asha.member.id);
  const post = await insertPost(app, asha);
  const meeting = await insertChapterMeeting(app, await insertChapter(app, [asha, ravi, meera]));
  statements.length = 0;

  const done = [
    await app.call("POST", "/api/connections", { as: ravi, body: { userId: asha.member.id } }),
    await app.call("POST", "/api/connections", { as: asha, body: { userId: ravi.member.id } }),
    await app.call("POST", "/api/posts", { as: asha, body: { body: "A new machine has arrived." } }),
    await app.call("PUT", `/api/posts/${post.id}/reaction`, { as: ravi, body: { kind: "like" } }),
    await app.call("POST", `/api/posts/${post.id}/comments`, { as: ravi, body: { body: "Well done." } }),
    await app.call("PATCH", `/api/business-cards/${cardId}`, { as: asha, body: { role: "Owner" } }),
    await app.call("POST", `/api/chapter-meetings/${meeting.id}/rsvp`, { as: ravi, body: { going: true } }),
  ];
  expect(done.map(({ status }) => Math.floor(status / 100))).toEqual(done.map(() => 2));

  const inside = statements.filter(({ isInTransaction }) => isInTransaction).map(({ text }) => text);
  for (const insert of [/insert into "notifications"/, /insert into "page_changes"/, /INSERT INTO jobs\./])
    expect(inside.some((text) => insert.test(text))).toBe(true);
  await eventually(() => {
    for (const name of [...topics, CHAPTER_MEETING_EVENT]) expect(heard.join("\n")).toContain(`"${name}"`);
  });
  expect(statements.filter(isNotify).length).toBeGreaterThan(0);
  expect(statements.filter(isNotify).filter(({ isInTransaction }) => isInTransaction)).toEqual([]);
  await other.close();
});

test("no queue of jobs and no function of the database runs NOTIFY by itself", async () => {
  const { rows: queues } = await app.db.execute(sql`select name from jobs.queue where notify`);
  expect(queues).toEqual([]);
  const { rows: functions } = await app.db.execute(
    sql`select proname from pg_proc join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'jobs') and prosrc ~* '\\mnotify\\M|pg_notify'
        and proname not in ('create_queue')`,
  );
  expect(functions).toEqual([]);
});
