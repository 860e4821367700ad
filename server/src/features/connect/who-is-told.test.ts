import { beforeEach, expect, test } from "vitest";
import type { NotificationType } from "@cardplaza/contract/notifications/notification-words";
import { newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { listOf, noticesTo } from "../notifications/notify.fixtures.ts";
import { outgoingMessages } from "../outgoing/outgoing.table.ts";
import { connect, insertPost } from "./connect.fixtures.ts";
import type { PostRow } from "./posts/posts.table.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let meera: Person;
let post: PostRow;
let mailsBefore: number;
beforeEach(async () => {
  mailsBefore = await app.db.$count(outgoingMessages);
  asha = await app.signIn("Asha Menon");
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Shah");
  post = await insertPost(app, asha);
});

const comment = (as: Person, body = "Well done.") =>
  app.call("POST", `/api/posts/${post.id}/comments`, { as, body: { body } });
const invite = (as: Person, to: Person) =>
  app.call("POST", "/api/connections", { as, body: { userId: to.member.id, note: "Hello" } });
const put = (as: Person, path: string) => app.send("PUT", path, { as });
/** So many notices to one, and mails to all in this test: each row stays, sent or not. */
const told = async (who: Person) => [
  (await noticesTo(app, who)).length,
  (await app.db.$count(outgoingMessages)) - mailsBefore,
];
const withoutMail = (as: Person, type: NotificationType) =>
  app.call("PUT", "/api/notification-settings", { as, body: { types: [{ type, email: false }] } });

test("comments come to the bell and by mail; more of them grow the notice, without a second mail", async () => {
  await comment(ravi);
  await comment(meera);
  expect(await told(asha)).toEqual([1, 1]);
  expect((await listOf(app, asha)).notifications).toMatchObject([
    { message: "Meera Shah and 1 other commented on your post", senderId: { name: "Meera Shah" } },
  ]);
});

test("the mail about a comment on one's own post has the comment", async () => {
  await comment(ravi, "Which wood is this?");
  const { subject, text } = await newestMessage(app, asha.member.email!);
  expect(subject).toBe("Ravi Kulkarni commented on your post");
  expect(text).toContain("Which wood is this?");
});

test("each type's mail can be switched off, and the bell stays", async () => {
  await withoutMail(asha, "message_received");
  await comment(ravi);
  expect(await told(asha)).toEqual([1, 0]);
  await invite(ravi, asha);
  expect(await told(asha)).toEqual([2, 1]);
  await withoutMail(asha, "request_sent");
  await invite(meera, asha);
  expect(await told(asha)).toEqual([3, 1]);
  await withoutMail(ravi, "request_accepted");
  await invite(asha, ravi);
  expect(await told(ravi)).toEqual([1, 1]);
});

test("neither of what was muted or blocked, and muted people are not among the others", async () => {
  await put(asha, `/api/mutes/${ravi.member.id}`);
  await comment(ravi);
  expect(await told(asha)).toEqual([0, 0]);
  await comment(meera);
  expect(await noticesTo(app, asha)).toEqual(["Meera Shah commented on your post"]);
  const kabir = await app.signIn("Kabir Rao");
  await comment(kabir);
  expect(await noticesTo(app, asha)).toEqual(["Kabir Rao and 1 other commented on your post"]);
  post = await insertPost(app, asha);
  await put(asha, `/api/posts/${post.id}/mute`);
  await comment(meera);
  expect(await told(asha)).toEqual([1, 1]);
});

test("a block takes what the two were told of each other, and nothing comes any more", async () => {
  await connect(app, asha, meera);
  await comment(ravi);
  await invite(ravi, asha);
  post = await insertPost(app, asha);
  await comment(meera);
  await put(asha, `/api/blocks/${ravi.member.id}`);
  expect(await noticesTo(app, asha)).toEqual(["Meera Shah commented on your post"]);
  expect((await listOf(app, asha)).unreadCount).toBe(1);
  expect([(await comment(ravi)).status, (await invite(ravi, asha)).status]).toEqual([404, 404]);
  expect(await noticesTo(app, asha)).toHaveLength(1);
});

test("reactions, bookmarks, declining, withdrawing and ending tell nobody", async () => {
  await app.call("PUT", `/api/posts/${post.id}/reaction`, { as: ravi, body: { kind: "like" } });
  await put(ravi, `/api/posts/${post.id}/bookmark`);
  const { json } = await invite(asha, ravi);
  const answer = (as: Person, id: string, action: "decline" | "withdraw") =>
    app.call("PATCH", `/api/connections/${id}`, { as, body: { action } });
  await answer(ravi, json._id, "decline");
  const { json: other } = await invite(asha, meera);
  await answer(asha, other._id, "withdraw");
  const { id } = await connect(app, asha, await app.signIn("Kabir Rao"));
  await app.call("DELETE", `/api/connections/${id}`, { as: asha });
  // Only the two invitations.
  expect([await told(asha), await told(ravi), await told(meera)]).toEqual([
    [0, 2],
    [1, 2],
    [1, 2],
  ]);
});
