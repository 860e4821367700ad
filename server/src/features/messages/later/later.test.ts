import { beforeEach, describe, expect, test } from "vitest";
import { SCHEDULED_MAX } from "@cardplaza/contract/messages/message-limits";
import { conversationPath, MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { newKey, writerOf } from "../messages.fixtures.ts";
import { scheduledMessages } from "./later.table.ts";
import { remindOfMessagesJob } from "./remind-of-messages.ts";
import { sendScheduledJob } from "./send-scheduled.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let a: ReturnType<typeof writerOf>;
let r: ReturnType<typeof writerOf>;
let id: string;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
  await connect(app, asha, ravi);
  id = (await a.begin(ravi, "Good morning")).json.conversation._id;
});

const after = (ms: number) => new Date(Date.now() + ms).toISOString();
const run = (job: typeof sendScheduledJob, afterMs: number) =>
  job.run({ ...app.services, now: new Date(after(afterMs)) }, {}, new AbortController().signal);
const bodies = async () => (await r.thread(id)).json.messages.map(({ body }) => body);
const bells = async (person: Person) => (await listOf(app, person)).notifications;

describe("a message to send later", () => {
  const schedule = (body: string, sendAt: string, clientId = newKey()) =>
    app.call("POST", `/api/conversations/${id}/messages`, { as: asha, body: { clientId, body, sendAt } });
  const list = async (person = asha) =>
    (await app.call("GET", "/api/messages/scheduled", { as: person })).json.scheduled;

  test("waits for its time, is seen by its writer alone, and is sent once", async () => {
    const key = newKey();
    const { json, status } = await schedule("Happy Diwali", after(HOUR_MS), key);
    expect([status, json.message]).toEqual([201, null]);
    expect((await schedule("Happy Diwali", after(2 * HOUR_MS), key)).json).toEqual(json);
    expect(await list()).toMatchObject([
      {
        _id: json.scheduledId,
        conversationId: id,
        title: "Ravi Kulkarni",
        body: "Happy Diwali",
        files: 0,
        problem: "",
      },
    ]);
    expect(await list(ravi)).toEqual([]);
    await run(sendScheduledJob, HOUR_MS - MINUTE_MS);
    expect(await bodies()).toEqual(["Good morning"]);
    await run(sendScheduledJob, HOUR_MS + MINUTE_MS);
    await run(sendScheduledJob, HOUR_MS + MINUTE_MS);
    expect(await bodies()).toEqual(["Good morning", "Happy Diwali"]);
    expect(await list()).toEqual([]);
    const late = (await schedule("Happy Diwali", after(HOUR_MS), key)).json;
    expect(late).toMatchObject({ message: { body: "Happy Diwali" }, scheduledId: null });
  });

  test("keeps what it answers, and is not sent again if it was sent before", async () => {
    const [first] = (await r.thread(id)).json.messages;
    const key = newKey();
    const body = { clientId: key, body: "At six", replyTo: first?._id, sendAt: after(HOUR_MS) };
    await app.call("POST", `/api/conversations/${id}/messages`, { as: asha, body });
    await schedule("See you", after(HOUR_MS), "sent-before");
    await a.write(id, "See you", { clientId: "sent-before" });
    await run(sendScheduledJob, 2 * HOUR_MS);
    expect(await bodies()).toEqual(["Good morning", "See you", "At six"]);
    expect((await r.thread(id)).json.messages[2]?.replyTo).toMatchObject({ text: "Good morning" });
    expect(await list()).toEqual([]);
  });

  test("is changed and deleted by its writer alone", async () => {
    const [one, two] = [
      (await schedule("Tomorrow", after(DAY_MS))).json.scheduledId ?? "",
      (await schedule("Today", after(HOUR_MS))).json.scheduledId ?? "",
    ];
    expect((await list()).map(({ body }) => body)).toEqual(["Today", "Tomorrow"]);
    const path = `/api/messages/scheduled/${one}` as const;
    expect((await app.call("PATCH", path, { as: ravi, body: { body: "Mine" } })).status).toBe(404);
    expect((await app.call("DELETE", path, { as: ravi })).status).toBe(404);
    const changed = await app.call("PATCH", path, {
      as: asha,
      body: { body: "Now", sendAt: after(MINUTE_MS) },
    });
    expect(changed.json).toMatchObject({ _id: one, body: "Now" });
    expect((await app.call("DELETE", `/api/messages/scheduled/${two}`, { as: asha })).status).toBe(204);
    await run(sendScheduledJob, 2 * HOUR_MS);
    expect(await bodies()).toEqual(["Good morning", "Now"]);
  });

  test("that can no longer be sent stays with the reason, and its writer is told", async () => {
    await schedule("Are you coming?", after(HOUR_MS));
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    await run(sendScheduledJob, 2 * HOUR_MS);
    await run(sendScheduledJob, 2 * HOUR_MS);
    expect(await list()).toMatchObject([{ problem: MESSAGE_TEXT.closed }]);
    expect(await bells(asha)).toMatchObject([
      {
        message: `Your message to Ravi Kulkarni was not sent. ${MESSAGE_TEXT.closed}`,
        targetUrl: conversationPath(id),
      },
    ]);
    await app.call("DELETE", `/api/blocks/${asha.member.id}`, { as: ravi });
    const [stopped] = await list();
    await app.call("PATCH", `/api/messages/scheduled/${stopped?._id ?? ""}`, {
      as: asha,
      body: { body: "Coming?" },
    });
    await run(sendScheduledJob, 2 * HOUR_MS);
    expect(await bodies()).toEqual(["Good morning", "Coming?"]);
  });

  test("is refused in the past, after a year, where nobody can write, and above the limit", async () => {
    for (const at of [after(-MINUTE_MS), after(366 * DAY_MS)]) {
      const { status, json } = await schedule("When?", at);
      expect([status, json.fields.sendAt]).toEqual([400, MESSAGE_TEXT.badTime]);
    }
    const meera = await app.signIn("Meera Nair");
    const body = { clientId: newKey(), body: "Hello", sendAt: after(HOUR_MS) };
    expect((await app.call("POST", `/api/conversations/${id}/messages`, { as: meera, body })).status).toBe(
      404,
    );
    const rows = Array.from({ length: SCHEDULED_MAX }, () => ({
      id: newId(),
      memberId: asha.member.id,
      conversationId: id,
      clientId: newKey(),
      contents: { body: "One of many", files: [] },
      sendAt: new Date(after(DAY_MS)),
      createdAt: new Date(),
    }));
    await app.db.insert(scheduledMessages).values(rows);
    expect((await schedule("One too many", after(HOUR_MS))).json.message).toBe(MESSAGE_TEXT.tooManyScheduled);
  });
});

describe("a reminder", () => {
  const remind = (person: Person, messageId: string, at: string | null) =>
    app.call("PUT", `/api/messages/${messageId}/reminder`, { as: person, body: { at } });
  const first = async () => (await r.thread(id)).json.messages[0]?._id ?? "";

  test("is the member's own, on all their devices, and rings once when it is due", async () => {
    const messageId = await first();
    const at = after(3 * HOUR_MS);
    const before = (await r.changes(0)).json.next;
    expect((await remind(ravi, messageId, at)).json.message.remindAt).toBe(at);
    expect((await r.changes(before)).json.conversations).toMatchObject([{ _id: id }]);
    expect((await a.thread(id)).json.messages[0]?.remindAt).toBeNull();
    await run(remindOfMessagesJob, 2 * HOUR_MS);
    expect(await bells(ravi)).toEqual([]);
    await run(remindOfMessagesJob, 4 * HOUR_MS);
    await run(remindOfMessagesJob, 5 * HOUR_MS);
    expect(await bells(ravi)).toMatchObject([
      { message: "Reminder: the message of Asha Menon.", targetUrl: conversationPath(id, messageId) },
    ]);
    expect((await r.thread(id)).json.messages[0]?.remindAt).toBeNull();
  });

  test("is taken back, and does not come for a message that is gone", async () => {
    const messageId = await first();
    await remind(asha, messageId, after(HOUR_MS));
    await remind(ravi, messageId, after(HOUR_MS));
    expect((await remind(asha, messageId, null)).json.message.remindAt).toBeNull();
    await app.call("DELETE", `/api/messages/${messageId}?for=all`, { as: asha });
    await run(remindOfMessagesJob, 2 * HOUR_MS);
    expect([...(await bells(asha)), ...(await bells(ravi))]).toEqual([]);
  });

  test("is refused for a message that one does not see, and for a time that is past or too far", async () => {
    const messageId = await first();
    const meera = await app.signIn("Meera Nair");
    expect((await remind(meera, messageId, after(HOUR_MS))).status).toBe(404);
    for (const at of [after(-MINUTE_MS), after(366 * DAY_MS)])
      expect((await remind(ravi, messageId, at)).json.fields.at).toBe(MESSAGE_TEXT.badTime);
  });
});
