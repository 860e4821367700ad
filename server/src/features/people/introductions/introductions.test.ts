import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CONNECTION_TEXT, introductionsPath } from "@cardplaza/contract/people/connection-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { areConnected } from "../connections/connection-queries.ts";
import { listOf, noticesTo } from "../../notifications/notify.fixtures.ts";
import { connect, signInAgain } from "../../connect/connect.fixtures.ts";
import { introductionsPart } from "./account-part.ts";
import { introductions } from "./introductions.table.ts";
import { expireIntroductionsJob } from "./end-introductions.ts";

const app = await sharedTestApp();
const REASON = "They make the fasteners that we need for our new line.";
let asker: Person;
let via: Person;
let target: Person;
beforeEach(async () => {
  asker = await app.signIn("Asha Menon", { premium: true });
  via = await app.signIn("Vikram Rao");
  target = await app.signIn("Tara Iyer");
  await connect(app, asker, via);
  await connect(app, target, via);
});

const ask = (as = asker, change: { viaId?: string; targetId?: string; reason?: string } = {}) =>
  app.call("POST", "/api/intros", {
    as,
    body: { viaId: via.member.id, targetId: target.member.id, reason: REASON, ...change },
  });
const answer = (as: Person, id: string, action: "forward" | "accept" | "decline") =>
  app.call("PATCH", `/api/intros/${id}`, { as, body: { action } });
const list = async (as: Person) =>
  (await app.call("GET", "/api/connections?tab=introductions", { as })).json.introductions;
const connected = () => areConnected(app.db, asker.member.id, target.member.id);

test("an introduction is asked for, forwarded and accepted, and then both are connected", async () => {
  const asked = await ask();
  expect(asked.status).toBe(201);
  const { _id: id } = asked.json;
  expect(asked.json).toMatchObject({
    status: "asked",
    role: "asker",
    via: { name: "Vikram Rao" },
    reason: REASON,
  });
  expect((await listOf(app, via)).notifications).toMatchObject([
    {
      type: "request_sent",
      message: CONNECTION_TEXT.introAsked("Asha Menon", "Tara Iyer"),
      targetUrl: introductionsPath,
    },
  ]);
  expect(await list(via)).toMatchObject([{ role: "via", asker: { name: "Asha Menon" }, reason: REASON }]);
  // The target knows nothing of it yet.
  expect([await list(target), await noticesTo(app, target)]).toEqual([[], []]);
  expect((await answer(target, id, "accept")).status).toBe(404);

  expect((await answer(via, id, "forward")).json.status).toBe("forwarded");
  expect(await list(target)).toMatchObject([
    { role: "target", status: "forwarded", asker: { name: "Asha Menon" }, via: { name: "Vikram Rao" } },
  ]);
  expect((await listOf(app, target)).notifications).toMatchObject([
    { type: "request_sent", message: CONNECTION_TEXT.introForwarded("Vikram Rao", "Asha Menon") },
  ]);
  expect(await connected()).toBe(false);

  expect((await answer(target, id, "accept")).json.status).toBe("accepted");
  expect(await connected()).toBe(true);
  for (const one of [asker, via])
    expect((await listOf(app, one)).notifications[0]).toMatchObject({ type: "request_accepted" });
  expect((await answer(target, id, "accept")).json.message).toBe(CONNECTION_TEXT.introAnswered);
});

test("the mail about an introduction has the reason, and until when it can be answered", async () => {
  await ask();
  const mail = await newestMessage(app, via.member.email!);
  expect(mail.subject).toBe("Asha Menon asks you for an introduction to Tara Iyer");
  expect(mail.text).toContain(REASON);
  const [row] = await app.db.select().from(introductions).where(eq(introductions.viaId, via.member.id));
  expect(mail.text).toContain(`Answer by: ${dayInWords(row!.endsAt)}`);
});

test("asking needs the plan, a reason, and somebody who is connected to both", async () => {
  const free = await app.signIn("Free Member");
  await connect(app, free, via);
  expect((await ask(free)).json).toMatchObject({ code: "PREMIUM_REQUIRED", feature: "Advanced networking" });
  expect((await ask(asker, { reason: "Please." })).status).toBe(400);
  const stranger = await app.signIn("Somebody Else");
  expect((await ask(asker, { viaId: stranger.member.id })).status).toBe(404);
  const unknown = await ask(asker, { targetId: stranger.member.id });
  expect([unknown.status, unknown.json.message]).toEqual([422, CONNECTION_TEXT.notTheirs]);
  expect((await ask(asker, { targetId: newId() })).status).toBe(404);
  expect((await ask(asker, { targetId: asker.member.id })).status).toBe(409);
  await connect(app, asker, target);
  expect((await ask()).json.message).toBe(CONNECTION_TEXT.connectedAlready);
  expect(await noticesTo(app, via)).toEqual([]);
});

test("nobody learns that a hidden or blocking member is a connection of somebody", async () => {
  await app.call("PATCH", "/api/user-profile", { as: target, body: { visibility: "connections" } });
  const stranger = await app.signIn("Hidden Stranger");
  await app.call("PATCH", "/api/user-profile", { as: stranger, body: { visibility: "connections" } });
  const [known, unknown] = [await ask(), await ask(asker, { targetId: stranger.member.id })];
  expect([known.status, known.text.replace(/"requestId":"[^"]*"/, "")]).toEqual([
    404,
    unknown.text.replace(/"requestId":"[^"]*"/, ""),
  ]);
  await app.call("PATCH", "/api/user-profile", { as: target, body: { visibility: "members" } });
  await app.call("PUT", `/api/blocks/${asker.member.id}`, { as: target });
  expect((await ask()).status).toBe(404);
});

test("the asker sees of the target only what they may see", async () => {
  const { json } = await ask();
  await app.call("PATCH", "/api/user-profile", {
    as: target,
    body: { headline: "Fasteners", city: "Pune", visibility: "connections" },
  });
  const [seen] = await list(asker);
  expect(seen?.target).toMatchObject({ name: "Tara Iyer", headline: "", city: "" });
  expect((await list(via))[0]?.target).toMatchObject({ headline: "Fasteners" });
  await answer(via, json._id, "forward");
  await answer(target, json._id, "accept");
  expect((await list(asker))[0]?.target).toMatchObject({ headline: "Fasteners" });
});

test("the count of introductions is of those that wait for the member's answer", async () => {
  const waiting = async () => {
    const counts = [asker, via, target].map(
      async (as) => (await app.call("GET", "/api/connections", { as })).json.counts.introductions,
    );
    return Promise.all(counts);
  };
  const { json } = await ask();
  expect(await waiting()).toEqual([0, 1, 0]);
  await answer(via, json._id, "forward");
  expect(await waiting()).toEqual([0, 0, 1]);
  app.clock.advance({ days: 14 });
  expect(await waiting()).toEqual([0, 0, 0]);
});

describe("the state machine", () => {
  test("lets only the one whose turn it is answer", async () => {
    const { json } = await ask();
    const stranger = await app.signIn("Somebody Else");
    for (const [as, action] of [
      [asker, "forward"],
      [asker, "accept"],
      [asker, "decline"],
      [via, "accept"],
      [target, "forward"],
      [target, "decline"],
      [stranger, "forward"],
      [stranger, "decline"],
    ] as const)
      expect([action, (await answer(as, json._id, action)).status]).toEqual([action, 404]);
    await answer(via, json._id, "forward");
    expect((await answer(via, json._id, "decline")).status).toBe(422);
    expect((await answer(via, json._id, "forward")).status).toBe(422);
    expect((await answer(target, json._id, "decline")).json.status).toBe("declined");
    expect(await connected()).toBe(false);
    expect(await noticesTo(app, asker)).toEqual([]);
  });

  test("declined in the middle, the target never hears of it", async () => {
    const { json } = await ask();
    expect((await answer(via, json._id, "decline")).json.status).toBe("declined");
    expect([await list(target), await noticesTo(app, target)]).toEqual([[], []]);
    expect((await ask()).json.message).toMatch(
      /^You can ask for this introduction again on \d{1,2} [A-Z][a-z]{2} \d{4}\.$/,
    );
    app.clock.advance({ days: 91 });
    expect((await ask(await signInAgain(app, asker))).json.status).toBe("asked");
  });

  test("asked twice at once it is one", async () => {
    const all = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(all.map(({ json }) => json._id)).size).toBe(1);
    expect(await noticesTo(app, via)).toHaveLength(1);
  });

  test("ends after 14 days, before and after the clock's work", async () => {
    const { json } = await ask();
    app.clock.advance({ days: 13, hours: 23 });
    expect((await list(asker))[0]?.status).toBe("asked");
    app.clock.advance({ hours: 2 });
    expect((await list(asker))[0]?.status).toBe("expired");
    expect((await answer(via, json._id, "forward")).json.message).toBe(CONNECTION_TEXT.introAnswered);
    const run = () =>
      expireIntroductionsJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
    await Promise.all([run(), run()]);
    const [row] = await app.db.select().from(introductions).where(eq(introductions.id, json._id));
    expect(row?.status).toBe("expired");
    expect((await ask()).json.status).toBe("asked");
  });

  test("one that has ended can be asked for again before the clock's work", async () => {
    await ask();
    app.clock.advance({ days: 15 });
    expect((await ask()).json.status).toBe("asked");
  });

  test("needs both connections still when it is forwarded", async () => {
    const { json } = await ask();
    const { connections } = (await app.call("GET", "/api/connections", { as: target })).json;
    await app.call("DELETE", `/api/connections/${connections[0]!._id}`, { as: target });
    expect((await answer(via, json._id, "forward")).json.message).toBe(CONNECTION_TEXT.notConnected);
  });

  test.each(["asker", "via", "target"] as const)("a block by the %s ends it", async (who) => {
    const { json } = await ask();
    await answer(via, json._id, "forward");
    const people = { asker, via, target };
    const [blocker, blocked] = [people[who], who === "asker" ? target : asker];
    await app.call("PUT", `/api/blocks/${blocked.member.id}`, { as: blocker });
    expect([404, 422]).toContain((await answer(target, json._id, "accept")).status);
    expect(await connected()).toBe(false);
    const [row] = await app.db.select().from(introductions).where(eq(introductions.id, json._id));
    expect(row?.status).toBe("declined");
    expect(await list(blocked)).toEqual([]);
  });

  test("accepted connects the two whatever was between them", async () => {
    const { json } = await ask();
    await connect(app, asker, target, "declined");
    await answer(via, json._id, "forward");
    expect((await answer(target, json._id, "accept")).status).toBe(200);
    expect(await connected()).toBe(true);
  });
});

test("it is in the export of those who know of it, and goes with an erased account", async () => {
  await ask();
  const kind = introductionsPart.kinds["introductions"]!;
  expect(await kind(app.db, asker.member.id)).toHaveLength(1);
  expect(await kind(app.db, via.member.id)).toHaveLength(1);
  expect(await kind(app.db, target.member.id)).toEqual([]);
  const ctx = { ...app.services, now: new Date() };
  await inTransaction(app.db, (tx) => introductionsPart.erase(ctx, tx, target.member.id));
  expect(await list(asker)).toEqual([]);
});
