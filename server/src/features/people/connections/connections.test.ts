import { eq, or, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  CONNECTION_EVENT,
  CONNECTION_TEXT,
  MAX_CONNECTIONS,
  MAX_INVITES_A_WEEK,
  MAX_PENDING,
  invitationPath,
} from "@cardplaza/contract/people/connection-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { sharedTestApp, startTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { connect, signInAgain } from "../../connect/connect.fixtures.ts";
import { listOf, noticesTo } from "../../notifications/notify.fixtures.ts";
import { connectionsPart } from "./account-part.ts";
import { pairOf } from "./connection-conditions.ts";
import { findPair } from "./connection-queries.ts";
import { connections } from "./connections.table.ts";
import { hearLive } from "../../../testing/hear-live.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let karan: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
  ravi = await app.signIn("Ravi Kulkarni");
  karan = await app.signIn("Karan Gill");
});

const invite = (as: Person, to: Person, note?: string) =>
  app.call("POST", "/api/connections", { as, body: { userId: to.member.id, note } });
const change = (as: Person, id: string, body: { action?: "accept" | "decline" | "withdraw" }) =>
  app.call("PATCH", `/api/connections/${id}`, { as, body });
const end = (as: Person, id: string) => app.call("DELETE", `/api/connections/${id}`, { as });
const pair = (one: Person, other: Person) => findPair(app.db, one.member.id, other.member.id);
const statusOf = async (one: Person, other: Person) => (await pair(one, other))?.status;

describe("an invitation", () => {
  test("is received with its note, accepted, and both learn of it", async () => {
    const sent = await invite(asha, ravi, "We met at the fair.");
    expect(sent.status).toBe(201);
    expect(sent.json).toMatchObject({
      status: "pending",
      isSent: true,
      note: "We met at the fair.",
      person: { _id: ravi.member.id, name: "Ravi Kulkarni" },
    });
    const { notifications } = await listOf(app, ravi);
    expect(notifications).toMatchObject([
      {
        type: "request_sent",
        message: CONNECTION_TEXT.invited("Asha Menon"),
        targetUrl: invitationPath(sent.json._id),
        senderId: { _id: asha.member.id },
      },
    ]);
    const accepted = await change(ravi, sent.json._id, { action: "accept" });
    expect(accepted.json).toMatchObject({ status: "accepted", isSent: false });
    expect((await listOf(app, asha)).notifications).toMatchObject([
      { type: "request_accepted", targetUrl: `/profile/${ravi.member.id}` },
    ]);
    // A second click changes nothing and tells nobody again.
    expect((await change(ravi, sent.json._id, { action: "accept" })).status).toBe(200);
    expect((await invite(asha, ravi)).json).toMatchObject({ _id: sent.json._id, status: "accepted" });
    expect(await noticesTo(app, asha)).toHaveLength(1);
  });

  test("is mailed with its note", async () => {
    await invite(asha, ravi, "We met at the fair.");
    const mail = await newestMessage(app, ravi.member.email!);
    expect(mail.subject).toBe("Asha Menon would like to connect with you");
    expect(mail.text).toContain("We met at the fair.");
    expect(mail.text).toContain("Answer the invitation:");
  });

  test("to somebody who has invited the member accepts", async () => {
    await invite(asha, ravi);
    expect((await invite(ravi, asha)).json).toMatchObject({ status: "accepted", isSent: false });
    expect(await statusOf(asha, ravi)).toBe("accepted");
  });

  test("sent twice is one", async () => {
    const [first, second] = [await invite(asha, ravi, "First"), await invite(asha, ravi, "Second")];
    expect(second.json).toMatchObject({ _id: first.json._id, status: "pending", note: "First" });
    expect(await noticesTo(app, ravi)).toHaveLength(1);
  });

  test("to oneself, to nobody, to somebody who left or is in a block reveals nothing", async () => {
    expect((await invite(asha, asha)).json).toMatchObject({
      message: CONNECTION_TEXT.self,
      code: "CONFLICT",
    });
    const nobody = await app.call("POST", "/api/connections", { as: asha, body: { userId: newId() } });
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    await app.db
      .update(members)
      .set({ erasesAt: new Date(Date.now() + DAY_MS) })
      .where(eq(members.id, karan.member.id));
    for (const refused of [await invite(asha, ravi), await invite(ravi, asha), await invite(asha, karan)])
      expect([refused.status, refused.json.message]).toEqual([404, nobody.json.message]);
    expect(await statusOf(asha, ravi)).toBeUndefined();
    expect(await noticesTo(app, ravi)).toEqual([]);
  });

  test("is declined without a word, and can be repeated after 90 days", async () => {
    const { json } = await invite(asha, ravi);
    app.clock.set("2026-12-01T10:00:00Z");
    expect((await change(ravi, json._id, { action: "decline" })).json.status).toBe("declined");
    expect(await noticesTo(app, asha)).toEqual([]);
    const refused = await invite(asha, ravi);
    expect([refused.status, refused.json.message]).toEqual([
      422,
      "You can invite this person again on 1 Mar 2027.",
    ]);
    expect((await change(ravi, json._id, { action: "accept" })).json.message).toBe(CONNECTION_TEXT.answered);
    app.clock.set("2027-02-28T18:29:00Z");
    const later = await signInAgain(app, asha);
    expect((await invite(later, ravi)).status).toBe(422);
    // Midnight in India.
    app.clock.set("2027-02-28T18:30:00Z");
    expect((await invite(later, ravi)).json.status).toBe("pending");
  });

  test("can be sent at any time by the one who declined", async () => {
    const { json } = await invite(asha, ravi);
    await change(ravi, json._id, { action: "decline" });
    expect((await invite(ravi, asha)).json).toMatchObject({ status: "pending", isSent: true });
    expect((await invite(asha, ravi)).json.status).toBe("accepted");
  });

  test("is withdrawn, and can be repeated after 21 days", async () => {
    const { json } = await invite(asha, ravi);
    expect((await change(asha, json._id, { action: "withdraw" })).json.status).toBe("withdrawn");
    expect((await change(ravi, json._id, { action: "accept" })).status).toBe(422);
    app.clock.advance({ days: 20 });
    expect((await invite(asha, ravi)).status).toBe(422);
    app.clock.advance({ days: 1 });
    expect((await invite(asha, ravi)).json.status).toBe("pending");
  });

  test("is answered only by the other one, and withdrawn only by the sender", async () => {
    const { json } = await invite(asha, ravi);
    for (const [as, action] of [
      [asha, "accept"],
      [asha, "decline"],
      [ravi, "withdraw"],
      [karan, "accept"],
      [karan, "decline"],
      [karan, "withdraw"],
    ] as const) {
      const refused = await change(as, json._id, { action });
      expect([refused.status, refused.json.message]).toEqual([404, CONNECTION_TEXT.notFound]);
    }
    expect((await end(karan, json._id)).status).toBe(404);
    expect(await statusOf(asha, ravi)).toBe("pending");
  });
});

describe("at once", () => {
  test("crossing invitations end as one accepted row", async () => {
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await app.signIn("One"), await app.signIn("Other")];
      const answers = await Promise.all([
        invite(one, other),
        invite(other, one),
        invite(one, other),
        invite(other, one),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const rows = await app.db
        .select()
        .from(connections)
        .where(or(eq(connections.firstId, one.member.id), eq(connections.secondId, one.member.id)));
      expect(rows.map(({ status }) => status)).toEqual(["accepted"]);
    }
  });

  test("the same holds for two instances", async () => {
    const database = await createTestDatabase();
    const [here, there] = [await startTestApp({ database }), await startTestApp({ database })];
    try {
      for (let round = 0; round < 5; round++) {
        const [one, other] = [await here.signIn("One"), await here.signIn("Other")];
        await Promise.all([
          here.call("POST", "/api/connections", { as: one, body: { userId: other.member.id } }),
          there.call("POST", "/api/connections", { as: other, body: { userId: one.member.id } }),
        ]);
        expect((await findPair(here.db, one.member.id, other.member.id))?.status).toBe("accepted");
      }
    } finally {
      await here.stop();
      await there.stop();
      await database.close();
    }
  });

  test("of accepting and withdrawing, one wins", async () => {
    const { json } = await invite(asha, ravi);
    const [accepted, withdrawn] = await Promise.all([
      change(ravi, json._id, { action: "accept" }),
      change(asha, json._id, { action: "withdraw" }),
    ]);
    expect([accepted.status, withdrawn.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await statusOf(asha, ravi)).toBe(accepted.status === 200 ? "accepted" : "withdrawn");
  });

  test("a block never leaves an open invitation or a connection", async () => {
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await app.signIn("One"), await app.signIn("Other")];
      if (round % 2) await invite(other, one);
      await Promise.all([
        invite(one, other),
        app.call("PUT", `/api/blocks/${one.member.id}`, { as: other }),
        invite(one, other),
      ]);
      expect([undefined, "withdrawn", "removed"]).toContain(await statusOf(one, other));
    }
  });

  test("the last free invitation of a week is sent once", async () => {
    const others = await insertMembers(MAX_INVITES_A_WEEK + 3);
    for (const other of others.slice(4)) await connect(app, asha, other, "pending");
    const answers = await Promise.all(
      others
        .slice(0, 4)
        .map((other) =>
          app.call("POST", "/api/connections", { as: asha, body: { userId: other.member.id } }),
        ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403, 403]);
  });
});

/** Members without a session, quickly. */
async function insertMembers(count: number) {
  const now = new Date();
  const rows = Array.from({ length: count }, (_, index) => {
    const id = newId();
    const times = { createdAt: now, updatedAt: now, lastActiveAt: now };
    return { id, name: `Member ${index}`, email: `${id}@example.com`, ...times };
  });
  return (await app.db.insert(members).values(rows).returning()).map((member) => ({ member }));
}

describe("limits", () => {
  test(`${MAX_INVITES_A_WEEK} invitations a week`, async () => {
    for (const other of await insertMembers(MAX_INVITES_A_WEEK)) await connect(app, asha, other, "declined");
    const refused = await invite(asha, ravi);
    expect([refused.status, refused.json.code, refused.json.message]).toEqual([
      403,
      "LIMIT_REACHED",
      CONNECTION_TEXT.tooMany,
    ]);
    // Accepting is no invitation.
    await connect(app, karan, asha, "pending");
    expect((await invite(asha, karan)).json.status).toBe("accepted");
    app.clock.advance({ days: 7, minutes: 1 });
    expect((await invite(asha, ravi)).status).toBe(201);
  });

  test(`${MAX_PENDING} invitations that wait`, async () => {
    const old = new Date(Date.now() - 30 * DAY_MS);
    const rows = (await insertMembers(MAX_PENDING)).map(({ member }) => ({
      id: newId(),
      ...pairOf(asha.member.id, member.id),
      inviterId: asha.member.id,
      invitedAt: old,
    }));
    await app.db.insert(connections).values(rows);
    expect((await invite(asha, ravi)).json.message).toBe(CONNECTION_TEXT.tooManyPending);
    await change(asha, rows[0]!.id, { action: "withdraw" });
    expect((await invite(asha, ravi)).status).toBe(201);
    // Received ones do not count.
    expect((await invite(karan, asha)).status).toBe(201);
  });

  test("30,000 connections, for the one who invites and for both when it is accepted", async () => {
    await connect(app, asha, ravi, "pending");
    // Only their number counts: members to all of them and 90,000 references to check take three times as long.
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into connections (id, first_id, second_id, inviter_id, status, invited_at, answered_at)
        select 'zz' || number, ${asha.member.id}, 'zz' || number, 'zz' || number, 'accepted', now(), now()
        from generate_series(1, ${MAX_CONNECTIONS}) number`);
    });
    const meera = await app.signIn("Meera Shah");
    expect((await invite(asha, meera)).json.message).toBe(CONNECTION_TEXT.full);
    await connect(app, meera, asha, "pending");
    expect((await invite(asha, meera)).json.message).toBe(CONNECTION_TEXT.full);
    expect((await invite(ravi, asha)).json.message).toBe(CONNECTION_TEXT.theyAreFull);
    expect(await statusOf(asha, ravi)).toBe("pending");
  });
});

describe("a connection", () => {
  test("is ended by either, without a word, and can begin again", async () => {
    const row = await connect(app, asha, ravi);
    expect((await end(ravi, row.id)).status).toBe(204);
    expect((await end(asha, row.id)).status).toBe(204);
    expect(await statusOf(asha, ravi)).toBe("removed");
    expect([await noticesTo(app, asha), await noticesTo(app, ravi)]).toEqual([[], []]);
    expect((await invite(asha, ravi)).json.status).toBe("pending");
  });

  test("that is only an invitation cannot be ended", async () => {
    const row = await connect(app, asha, ravi, "pending");
    expect((await end(ravi, row.id)).status).toBe(404);
  });

  test("ends with a block, and an open invitation is withdrawn", async () => {
    await connect(app, asha, ravi);
    const open = await connect(app, karan, asha, "pending");
    for (const other of [ravi, karan]) await app.call("PUT", `/api/blocks/${other.member.id}`, { as: asha });
    expect([await statusOf(asha, ravi), await statusOf(asha, karan)]).toEqual(["removed", "withdrawn"]);
    expect((await change(asha, open.id, { action: "accept" })).status).toBe(404);
    await app.call("DELETE", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect(await statusOf(asha, ravi)).toBe("removed");
  });
});

test("an account's export has its connections, and its erasure removes them", async () => {
  await connect(app, asha, ravi);
  await connect(app, karan, asha, "pending");
  const kind = connectionsPart.kinds["connections"]!;
  expect(await kind(app.db, asha.member.id)).toMatchObject([
    { userId: ravi.member.id, status: "accepted", isSent: true },
    { userId: karan.member.id, status: "pending", isSent: false },
  ]);
  const ctx = { ...app.services, now: new Date() };
  await inTransaction(app.db, (tx) => connectionsPart.erase(ctx, tx, asha.member.id));
  expect([await statusOf(asha, ravi), await statusOf(asha, karan)]).toEqual([undefined, undefined]);
});

test("open pages of the other one hear of an invitation and of its answer, and of no refusal; nobody else's do", async () => {
  const [toAsha, toRavi, toKaran] = [asha, ravi, karan].map((each) => hearLive(app, each, CONNECTION_EVENT));
  const news = async () => [await toAsha!(), await toRavi!(), await toKaran!()];
  const both = [
    expect.objectContaining({ memberIds: expect.arrayContaining([asha.member.id, ravi.member.id]) }),
  ];
  const { json: invitation } = await invite(ravi, asha);
  expect(await news()).toEqual([both, [], []]);
  await change(asha, invitation._id, { action: "accept" });
  expect(await news()).toEqual([[], both, []]);
  const { json: second } = await invite(karan, asha);
  await news();
  await change(asha, second._id, { action: "decline" });
  expect(await news()).toEqual([[], [], []]);
});
