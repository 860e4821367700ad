import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CASE_NEWS } from "@cardplaza/contract/cases/case-news";
import { CASE_TEXT, type CaseAction } from "@cardplaza/contract/cases/case-words";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { signInAs } from "../admin/admin.fixtures.ts";
import { admins, auditLog } from "../audit/admin.table.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { insertPost, signInAgain } from "../connect/connect.fixtures.ts";
import { cases } from "./cases.table.ts";

const app = await sharedTestApp();
type Admin = Awaited<ReturnType<typeof signInAs>>;
const REASON = "It asks for money in advance";
const APPEAL = "It was an offer of our own, without any money in advance.";

let [meera, dev]: Admin[] = [];
let [asha, ravi, farah]: Person[] = [];
beforeEach(async () => {
  [meera, dev] = [await signInAs(app, "Meera", "moderator"), await signInAs(app, "Dev", "moderator")];
  [asha, ravi, farah] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Farah"),
  ];
});

const post = async (by = asha!) => (await insertPost(app, by, { body: "Pay first, work later" })).id;
const report = (as: Person, id: string, reason = "Fraud or scam") =>
  app.call("POST", `/api/posts/${id}/report`, { as, body: { reason } });
const sees = async (as: Person, id: string) => (await app.call("GET", `/api/posts/${id}`, { as })).status;
const caseAbout = async (id: string) => (await app.db.select().from(cases).where(eq(cases.targetId, id)))[0]!;
// oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects
const show = async (as: Admin, id: string): Promise<any> =>
  (await app.call("GET", `/api/admin/cases/${id}`, { as: as })).json.case;
const bells = async (as: Person): Promise<string[]> =>
  (await app.call("GET", "/api/notifications", { as })).json.notifications.map(
    ({ message }: { message: string }) => message,
  );
const told = (outcome: Parameters<(typeof CASE_NEWS)["report.outcome"]["text"]>[0]["outcome"]) =>
  CASE_NEWS["report.outcome"].text({ what: "post", outcome }).message;

async function decide(
  as: Admin,
  id: string,
  action: CaseAction,
  body: object = {},
): ReturnType<typeof app.send> {
  const { version } = await show(as, id);
  return app.send("PATCH", `/api/admin/cases/${id}`, { as: as, body: { action, version, ...body } });
}

const appeal = (as: Person, id: string, text = APPEAL) =>
  app.call("POST", `/api/cases/${id}/appeal`, { as, body: { text } });

/** A post of Asha's that Ravi has reported. */
async function reported() {
  const postId = await post();
  expect((await report(ravi!, postId)).status).toBe(201);
  return { postId, id: (await caseAbout(postId)).id };
}

describe("a case", () => {
  test("goes from a report over an appeal to another moderator, and everybody is told", async () => {
    const { postId, id } = await reported();
    expect((await decide(meera!, id, "take")).json.case.takenBy).toMatchObject({ isYou: true });
    const hidden = await decide(meera!, id, "hide", { reason: REASON, close: true });
    expect(hidden.json.case).toMatchObject({ status: "closed", dueAt: null, content: { isShown: false } });
    expect(await sees(farah!, postId)).toBe(410);
    expect(await bells(ravi!)).toContain(told("removed"));
    const { notifications } = (await app.send("GET", "/api/notifications", { as: asha! })).json;
    expect(notifications[0]).toMatchObject({ targetUrl: `/notifications?case=${id}` });
    expect(notifications[0].message).toContain(REASON);

    const decision = (await app.call("GET", `/api/cases/${id}`, { as: asha! })).json.decision;
    expect(decision).toMatchObject({ kind: "post", appeal: null, steps: [{ step: "hide", reason: REASON }] });
    expect(JSON.stringify(decision)).not.toContain("Meera");
    expect((await appeal(asha!, id)).json.decision).toMatchObject({ appeal: "open", appealUntil: null });
    expect((await appeal(asha!, id)).json.message).toBe(CASE_TEXT.appealedOnce);

    expect((await decide(meera!, id, "grant")).json.message).toBe(CASE_TEXT.ownDecision);
    expect((await decide(dev!, id, "grant", { note: "An offer, no scam" })).json.case).toMatchObject({
      status: "closed",
      appeal: "granted",
      content: { isShown: true },
    });
    expect(await sees(farah!, postId)).toBe(200);
    expect(await bells(ravi!)).toContain(told("shown-again"));
    expect((await bells(asha!))[0]).toContain("took it back");
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.caseId, id));
    expect(lines.map(({ action }) => action)).toEqual([
      "case.take",
      "post.remove",
      "case.hide",
      "post.approve",
      "case.grant",
    ]);
  });

  test("collects all reports of one thing, and the most urgent one sets its clock", async () => {
    const { postId, id } = await reported();
    await report(farah!, postId, "Intimate pictures without consent");
    const shown = await show(meera!, id);
    expect(shown).toMatchObject({
      reports: 2,
      class: "intimate",
      isPrivate: false,
      reportList: [{}, { reporter: { name: ravi!.member.name } }],
    });
    expect(Date.parse(shown.dueAt) - Date.parse(shown.openedAt)).toBeLessThan(0.1 * DAY_MS);
    await decide(meera!, id, "keep", { close: true });
    await report(await app.signIn("Kiran"), postId);
    expect(await app.db.$count(cases, eq(cases.targetId, postId))).toBe(2);
  });

  test("is one moderator's for fifteen minutes, and stale decisions name who was faster", async () => {
    const { id } = await reported();
    const { version } = await show(dev!, id);
    await decide(meera!, id, "take");
    const late = (body: object) => app.send("PATCH", `/api/admin/cases/${id}`, { as: dev!, body });
    expect((await late({ action: "keep", version })).json.message).toBe(CASE_TEXT.takenBy("Meera"));
    expect((await decide(dev!, id, "take")).json.message).toBe(CASE_TEXT.takenBy("Meera"));
    expect((await show(dev!, id)).possible).toEqual(["note"]);
    app.clock.advance({ minutes: 16 });
    expect((await decide(dev!, id, "take")).status).toBe(200);
    const seen = (await show(meera!, id)).version;
    await decide(dev!, id, "keep", { close: true });
    const stale = await app.send("PATCH", `/api/admin/cases/${id}`, {
      as: meera!,
      body: { action: "hide", reason: REASON, version: seen },
    });
    expect([stale.status, stale.json.message]).toEqual([409, CASE_TEXT.handledBy("Dev")]);
  });

  test("needs a reason for what is against a member, and nothing changes without one", async () => {
    const { postId, id } = await reported();
    for (const action of ["hide", "delete", "label", "strike"] as const) {
      const refused = await decide(meera!, id, action);
      expect([refused.status, refused.json.fields]).toEqual([400, { reason: AUDIT_TEXT.reasonNeeded }]);
    }
    expect(await sees(farah!, postId)).toBe(200);
    expect((await show(meera!, id)).steps).toEqual([]);
  });

  test("is not decided by somebody whom it concerns", async () => {
    const { id } = await reported();
    await app.db
      .update(admins)
      .set({ email: `x${ravi!.member.email}` })
      .where(eq(admins.id, dev!.admin.id));
    await app.db
      .update(members)
      .set({ email: `X${ravi!.member.email}` })
      .where(eq(members.id, ravi!.member.id));
    expect((await decide(dev!, id, "keep")).json.message).toBe(CASE_TEXT.concernsYou);
    expect((await show(dev!, id)).possible).toEqual(["note"]);
  });

  test("keeps notes, which their writers can change", async () => {
    const { id } = await reported();
    await decide(meera!, id, "note", { note: "Asked the author" });
    const [{ _id: stepId }] = (await show(dev!, id)).steps;
    expect((await decide(dev!, id, "note", { note: "Mine", stepId })).status).toBe(403);
    const { json } = await decide(meera!, id, "note", { note: "Called the author", stepId });
    expect(json.case.steps).toMatchObject([{ note: "Called the author", isYours: true }]);
  });
});

test("a case without a decision cannot be closed", async () => {
  const { id } = await reported();
  expect((await decide(meera!, id, "close")).json.message).toBe(CASE_TEXT.undecided);
  await decide(meera!, id, "keep");
  expect((await decide(meera!, id, "close")).json.case.status).toBe("closed");
});

describe("decisions", () => {
  test("can each be reversed for thirty days, a strike apart from the content", async () => {
    const { postId, id } = await reported();
    await decide(meera!, id, "hide", { reason: REASON });
    const { steps, author } = (await decide(meera!, id, "strike", { reason: REASON, close: true })).json.case;
    expect(author.strikes).toBe(1);
    expect(steps).toMatchObject([
      { step: "hide", isReversible: true },
      { step: "strike", isReversible: true },
    ]);
    const [hide, strike] = steps;
    expect((await decide(dev!, id, "reverse", { stepId: strike._id })).status).toBe(400);
    const back = await decide(dev!, id, "reverse", { stepId: strike._id, reason: "It was the first time" });
    expect(back.json.case).toMatchObject({ author: { strikes: 0 }, content: { isShown: false } });
    await decide(dev!, id, "reverse", { stepId: hide._id, reason: "It was the first time" });
    expect(await sees(farah!, postId)).toBe(200);
    const again = await decide(dev!, id, "reverse", { stepId: hide._id, reason: "It was the first time" });
    expect(again.json.message).toBe(CASE_TEXT.notReversible);
    expect((await show(dev!, id)).steps.at(-1)).toMatchObject({ step: "reverse", adminName: "Dev" });
  });

  test("end after thirty days: neither reversed nor appealed", async () => {
    const { id } = await reported();
    const { steps } = (await decide(meera!, id, "hide", { reason: REASON, close: true })).json.case;
    app.clock.advance({ days: 31 });
    const late = await signInAs(app, "Kavya", "moderator");
    expect((await decide(late, id, "reverse", { stepId: steps[0]._id, reason: REASON })).json.message).toBe(
      CASE_TEXT.notReversible,
    );
    const again = await signInAgain(app, asha!);
    expect((await appeal(again, id)).json.message).toBe(CASE_TEXT.notAppealable);
  });

  test("label a post, and take the label away again", async () => {
    const { postId, id } = await reported();
    const { steps } = (
      await decide(meera!, id, "label", { reason: "The pictures are made with AI", close: true })
    ).json.case;
    const isLabelled = async () =>
      (await app.call("GET", `/api/posts/${postId}`, { as: farah! })).json.madeWithAi;
    expect(await isLabelled()).toBe(true);
    expect(await bells(ravi!)).toContain(told("labelled"));
    await decide(dev!, id, "reverse", { stepId: steps[0]._id, reason: "They are photos" });
    expect(await isLabelled()).toBe(false);
  });

  test("refuse reports that were made without a reason, which marks who made them", async () => {
    for (let at = 0; at < 3; at += 1) {
      const { id } = await reported();
      await decide(meera!, id, "refuse", { close: true });
    }
    const { id } = await reported();
    expect((await show(meera!, id)).reportList[0].reporter.falseReports).toBe(3);
    expect(await bells(ravi!)).toContain(told("kept"));
  });

  test("of a whole wave are one call with a result for each", async () => {
    const spam = await Promise.all(Array.from({ length: 5 }, () => reported()));
    const last = spam.at(-1)!;
    await decide(dev!, last.id, "take");
    const { json } = await app.send("POST", "/api/admin/cases/bulk", {
      as: meera!,
      body: {
        ids: [...spam.map(({ id }) => id), "0".repeat(20)],
        action: "hide",
        reason: REASON,
        close: true,
      },
    });
    expect(json.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, true, true, false, false]);
    expect(json.results.at(-2).message).toBe(CASE_TEXT.takenBy("Dev"));
    expect(await sees(farah!, spam[0]!.postId)).toBe(410);
    expect(await sees(farah!, last.postId)).toBe(200);
  });

  test("on a card hide it from others at once, and its owner appeals", async () => {
    const card = await makeCard(app, asha!);
    const seesCard = async (as: Person) =>
      (await app.call("GET", `/api/business-cards/${card.slug}`, { as })).status;
    await app.call("POST", `/api/business-cards/${card.slug}/report`, {
      as: ravi!,
      body: { reason: "Spam" },
    });
    const { id } = await caseAbout(card._id);
    await decide(meera!, id, "hide", { reason: REASON, close: true });
    expect([await seesCard(farah!), await seesCard(asha!)]).toEqual([404, 200]);
    expect((await app.send("GET", "/api/cases", { as: asha! })).json.decisions).toMatchObject([
      { _id: id, kind: "card" },
    ]);
    await appeal(asha!, id);
    await decide(dev!, id, "grant");
    expect(await seesCard(farah!)).toBe(200);
  });

  test("that other calls make stand in a case too, and end an open one", async () => {
    const { postId, id } = await reported();
    const remove = (action: string, version: number) =>
      app.send("PATCH", `/api/admin/posts/${postId}`, {
        as: meera!,
        body: { action, reason: REASON, version },
      });
    await remove("remove", 1);
    expect(await show(dev!, id)).toMatchObject({
      status: "closed",
      steps: [{ step: "hide", adminName: "Meera" }],
    });
    await appeal(asha!, id);
    await remove("approve", 2);
    expect(await show(dev!, id)).toMatchObject({
      status: "closed",
      appeal: "granted",
      content: { isShown: true },
    });
    const other = await post();
    await app.send("PATCH", `/api/admin/posts/${other}`, {
      as: meera!,
      body: { action: "remove", reason: REASON, version: 1 },
    });
    expect(await caseAbout(other)).toMatchObject({ status: "closed", memberId: asha!.member.id });
  });
});

describe("an appeal", () => {
  test("against a suspension is written by the suspended member, and granted restores them", async () => {
    const user = (action: string, body: object) =>
      app.send("PATCH", `/api/admin/users/${asha!.member.id}`, {
        as: meera!,
        body: { action, reason: REASON, ...body },
      });
    const { version } = (await app.call("GET", `/api/admin/users/${asha!.member.id}`, { as: meera! })).json
      .user;
    expect((await user("suspend", { days: 7, version })).status).toBe(200);
    const [decision] = (await app.send("GET", "/api/cases", { as: asha! })).json.decisions;
    expect(decision).toMatchObject({ kind: "account", steps: [{ step: "suspend", reason: REASON }] });
    expect((await appeal(asha!, decision._id)).status).toBe(200);
    await decide(dev!, decision._id, "grant");
    expect((await app.send("GET", "/api/notifications", { as: asha! })).status).toBe(200);
  });

  test("can be asked back, answered and refused, once", async () => {
    const { id } = await reported();
    await decide(meera!, id, "hide", { reason: REASON, close: true });
    await appeal(asha!, id);
    const asked = await decide(dev!, id, "ask", { reason: "Which offer do you mean?" });
    expect(asked.json.case).toMatchObject({ appeal: "asked", dueAt: null });
    expect((await bells(asha!))[0]).toContain("Which offer do you mean?");
    expect((await appeal(asha!, id, "The one of our shop, from last week.")).json.decision.appeal).toBe(
      "open",
    );
    await decide(dev!, id, "deny", { reason: "The shop does not exist" });
    const { decision } = (await app.call("GET", `/api/cases/${id}`, { as: asha! })).json;
    expect(decision).toMatchObject({ appeal: "refused", appealUntil: null });
    expect(decision.steps.map(({ step }: { step: string }) => step)).toEqual([
      "hide",
      "appeal",
      "ask",
      "appeal",
      "deny",
    ]);
    expect((await appeal(asha!, id)).json.message).toBe(CASE_TEXT.appealedOnce);
  });

  test("is only for the member whom the decision concerns", async () => {
    const { id } = await reported();
    await decide(meera!, id, "hide", { reason: REASON, close: true });
    expect((await appeal(ravi!, id)).status).toBe(404);
    expect((await app.call("GET", `/api/cases/${id}`, { as: ravi! })).status).toBe(404);
    expect((await app.send("GET", "/api/cases", { as: ravi! })).json.decisions).toEqual([]);
  });
});

describe("the queue", () => {
  test("is read by what is due next, and goes on behind the last one", async () => {
    await app.db.delete(cases);
    const spam = [await reported(), await reported(), await reported()];
    await report(farah!, spam[2]!.postId, "Intimate pictures without consent");
    const list = async (query: Record<string, string>) =>
      (await app.send("GET", `/api/admin/cases?${new URLSearchParams(query).toString()}`, { as: meera! }))
        .json;
    const { items, count, kinds } = await list({});
    expect([items[0]._id, count]).toEqual([spam[2]!.id, 3]);
    expect(kinds).toContain("card");
    expect((await list({ class: "intimate" })).items).toHaveLength(1);
    expect((await list({ kind: "card" })).items).toEqual([]);
    const first = items[0];
    const behind = await list({ cursor: `${first.dueAt} ${first._id}` });
    expect(behind.items.map(({ _id }: { _id: string }) => _id)).toEqual(
      items.slice(1).map(({ _id }: { _id: string }) => _id),
    );
    await decide(meera!, first._id, "keep", { close: true });
    expect((await list({ status: "closed" })).items).toMatchObject([{ _id: first._id, dueAt: null }]);
    expect((await list({})).count).toBe(2);
  });
});
