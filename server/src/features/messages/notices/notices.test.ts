import { beforeEach, describe, expect, test } from "vitest";
import { MAIL_AFTER_MINUTES, RING_AFTER_MS } from "@cardplaza/contract/messages/message-limits";
import { conversationPath } from "@cardplaza/contract/messages/message-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../../platform/transaction.ts";
import { eventually } from "../../../testing/eventually.ts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { writerOf } from "../messages.fixtures.ts";
import { claimDue, settle } from "./claim.ts";
import { messageNoticesJob } from "./notices-job.ts";
import { ringDue } from "./ring-due.ts";

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
  id = (await a.begin(ravi, "The almirah is ready")).json.conversation._id;
});

const after = (ms: number) => new Date(Date.now() + ms);
const services = (now: Date) => ({ ...app.services, now });
const ring = (now = after(RING_AFTER_MS)) => ringDue(services(now), now);
const runAfter = (minutes: number) =>
  messageNoticesJob.run(services(after(minutes * MINUTE_MS)), {}, new AbortController().signal);
const bellsOf = async (person: Person) =>
  (await listOf(app, person)).notifications.filter(
    ({ type }: { type: string }) => type === "message_received",
  );

describe("the bell", () => {
  test("rings by itself a moment after the message, without a word of it", async () => {
    const [bell] = await eventually(async () => {
      const bells = await bellsOf(ravi);
      expect(bells).toHaveLength(1);
      return bells;
    });
    expect(bell).toMatchObject({
      message: "Asha Menon sent you a message.",
      targetUrl: conversationPath(id),
      isRead: false,
    });
    expect(await bellsOf(asha)).toEqual([]);
  });

  test("is one for a conversation and grows; read to the end, it is read and begins anew", async () => {
    await ring();
    await a.write(id, "And the table");
    await a.write(id, "And the chair");
    await ring();
    expect(await bellsOf(ravi)).toMatchObject([{ message: "3 new messages: Asha Menon", isRead: false }]);
    await r.read(id, 2);
    expect(await bellsOf(ravi)).toMatchObject([{ isRead: false }]);
    await r.read(id, 3);
    expect(await bellsOf(ravi)).toMatchObject([{ isRead: true }]);
    await a.write(id, "When do you come?");
    await ring();
    expect(await bellsOf(ravi)).toMatchObject([{ message: "Asha Menon sent you a message.", isRead: false }]);
  });

  test("does not ring for what was read in time, muted, deleted or a reaction", async () => {
    await r.read(id, 1);
    await ring();
    await a.write(id, "For all of us");
    await app.call("PUT", `/api/conversations/${id}/mute`, {
      as: ravi,
      body: { until: after(60_000).toISOString() },
    });
    await ring();
    await app.call("PUT", `/api/conversations/${id}/mute`, { as: ravi, body: { until: null } });
    const { message } = (await a.write(id, "Wrong chat")).json;
    await r.read(id, 2);
    await app.call("DELETE", `/api/messages/${message?._id ?? ""}?for=all`, { as: asha });
    await ring();
    const mine = (await r.write(id, "Thank you")).json.message;
    await a.read(id, mine?.seq ?? 0);
    await app.call("PUT", `/api/messages/${mine?._id ?? ""}/reaction`, { as: asha, body: { emoji: "🙏" } });
    await ring();
    expect([...(await bellsOf(ravi)), ...(await bellsOf(asha))]).toEqual([]);
  });

  test("says that a stranger would like to write, and where in a group it was", async () => {
    const meera = await app.signIn("Meera Nair");
    await a.begin(meera, "I saw your card at the fair.");
    const group = await app.call("POST", "/api/conversations", {
      as: asha,
      body: { userIds: [ravi.member.id], name: "Fair stall", clientId: `group-${id}` },
    });
    await a.write(group.json.conversation._id, "Stall 12");
    await ring();
    expect(await bellsOf(meera)).toMatchObject([{ message: "Asha Menon would like to message you." }]);
    expect((await bellsOf(ravi)).map(({ message }: { message: string }) => message)).toContain(
      "Asha Menon in Fair stall sent you a message.",
    );
  });

  test("rings for what a process that was ended had taken", async () => {
    await claimDue(app.db, "ring_at", after(RING_AFTER_MS));
    await ring(after(10_000));
    expect(await bellsOf(ravi)).toEqual([]);
    await runAfter(1);
    expect(await bellsOf(ravi)).toHaveLength(1);
  });

  test("rings again for a message that came while it rang", async () => {
    const { claimed, lease } = await claimDue(app.db, "ring_at", after(RING_AFTER_MS));
    await a.write(id, "One thing more");
    await inTransaction(app.db, (tx) =>
      settle(
        tx,
        "ring_at",
        lease,
        claimed.map((one) => ({ ...one, toldSeq: 1 })),
      ),
    );
    await ring();
    expect(await bellsOf(ravi)).toMatchObject([{ message: "2 new messages: Asha Menon" }]);
  });
});

describe("the mail", () => {
  const mails = () => messagesTo(app, ravi.member.email!, /Asha Menon/);

  test("comes after ten minutes if nobody has read it, once in an hour, without a word of it", async () => {
    await ring();
    await runAfter(MAIL_AFTER_MINUTES - 1);
    await runAfter(MAIL_AFTER_MINUTES + 1);
    const mail = await newestMessage(app, ravi.member.email!);
    expect(mail.subject).toBe("Asha Menon sent you a message");
    expect(mail.text).toContain(conversationPath(id));
    expect(JSON.stringify(mail)).not.toContain("almirah");
    await a.write(id, "Still there?");
    await runAfter(MAIL_AFTER_MINUTES + 30);
    await runAfter(MAIL_AFTER_MINUTES + 50);
    await runAfter(MAIL_AFTER_MINUTES + 62);
    await newestMessage(app, ravi.member.email!, 2);
    await runAfter(3 * 60);
    expect(await mails()).toHaveLength(2);
  });

  test("does not come once it is read, nor earlier for a message after that, nor to who wants none", async () => {
    await ring();
    await r.read(id, 1);
    app.clock.advance({ minutes: 8 });
    await a.write(id, "One more");
    await runAfter(MAIL_AFTER_MINUTES - 7);
    await app.call("PUT", "/api/notification-settings", {
      as: ravi,
      body: { kinds: [{ kind: "message.new", email: false }] },
    });
    await runAfter(MAIL_AFTER_MINUTES + 1);
    // What was queued before has been sent once a later mail has arrived.
    await app.call("PUT", "/api/notification-settings", {
      as: ravi,
      body: { kinds: [{ kind: "message.new", email: true }] },
    });
    await a.write(id, "And another");
    await runAfter(90);
    await newestMessage(app, ravi.member.email!);
    expect(await mails()).toHaveLength(1);
  });
});
