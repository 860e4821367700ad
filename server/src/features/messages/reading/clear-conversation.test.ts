import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { newId } from "../../../platform/ids.ts";
import { untilWaiting } from "../../../testing/locked-table.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { newKey, writerOf } from "../messages.fixtures.ts";
import { storeMessage } from "../writing/store-message.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let id: string;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  await connect(app, asha, ravi);
  id = (await writerOf(app, asha).begin(ravi, "Good morning")).json.conversation._id;
});

const clear = () => app.call("POST", `/api/conversations/${id}/clear`, { as: ravi });
const text = (body: string) => ({
  id: newId(),
  conversationId: id,
  senderId: asha.member.id,
  clientId: newKey(),
  body,
  replyTo: null,
  isForwarded: false,
  subject: null,
  share: null,
  link: null,
  hasFiles: false,
  warning: null,
  textHash: null,
  status: "sent" as const,
  createdAt: new Date(),
});

test("a message that is being stored while a conversation is deleted stays: unread, and in the list", async () => {
  const clearing = await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`select from conversations where id = ${id} for no key update`);
    await storeMessage(tx, text("In the same moment"));
    const waiting = clear();
    await untilWaiting(app.db, 1);
    return [waiting] as const;
  });
  expect((await clearing[0]).status).toBe(204);
  const r = writerOf(app, ravi);
  expect((await r.thread(id)).json.messages.map(({ body }) => body)).toEqual(["In the same moment"]);
  expect((await r.list("filter=unread")).json.conversations).toMatchObject([{ _id: id, unread: 1 }]);
  expect(await r.unread()).toMatchObject({ count: 1 });
});

test("a conversation is out of the list once it is deleted, and a message brings it back alone", async () => {
  const r = writerOf(app, ravi);
  await clear();
  expect((await r.list()).json.conversations).toEqual([]);
  expect((await r.show(id)).json).toMatchObject({ unread: 0, last: null });
  await writerOf(app, asha).write(id, "Are you there?");
  expect((await r.list()).json.conversations).toMatchObject([{ _id: id, unread: 1 }]);
  expect((await r.thread(id)).json.messages.map(({ body }) => body)).toEqual(["Are you there?"]);
});
