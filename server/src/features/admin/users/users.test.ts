import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DELETION_UNDONE } from "@cardplaza/contract/accounts/account-words";
import { USER_ACTIONS, USER_TEXT } from "@cardplaza/contract/admin/user-words";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members, secondSteps } from "../../accounts/accounts.table.ts";
import { liftSuspensionsJob } from "../../accounts/measures/lift-suspensions.ts";
import { undoDeletion } from "../../accounts/undo-deletion.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { writerOf } from "../../messages/messages.fixtures.ts";
import { signInAs } from "../admin.fixtures.ts";

const app = await sharedTestApp();
const USERS = "/api/admin/users";
const REASON = "Sent the same offer to two hundred members";

type Admin = Awaited<ReturnType<typeof signInAs>>;
let meera: Admin;
let kabir: Admin;
let ravi: Person;
beforeEach(async () => {
  [meera, kabir] = [await signInAs(app, "Meera"), await signInAs(app, "Kabir", "moderator")];
  ravi = await app.signIn("Ravi Kulkarni");
});

const show = async (id = ravi.member.id, as = meera) =>
  (await app.call("GET", `${USERS}/${id}`, { as })).json.user;
async function decide(action: string, given: object = {}, { as = meera, id = ravi.member.id } = {}) {
  const { version } = (await show(id)) ?? { version: new Date().toISOString() };
  return app.send("PATCH", `${USERS}/${id}`, { as, body: { action, reason: REASON, version, ...given } });
}
const find = async (query: string, as = meera) =>
  (await app.call("GET", `${USERS}${query}` as "/api/admin/users", { as })).json;
/** Arrives, sooner or later. */
const isMailed = (person: Person, about: RegExp) =>
  newestMessage(app, person.member.email ?? "", 1, about).then(({ text }) => text);

describe("finding a member", () => {
  test.each([
    ["a part of the name", () => "kulkar"],
    ["the address in any case", (one: Person) => (one.member.email ?? "").toUpperCase()],
    ["the number with spaces", () => "98220 41"],
    ["the id", (one: Person) => one.member.id],
  ])("works by %s", async (_what, text) => {
    await app.db.update(members).set({ mobile: "+919822041000" }).where(eq(members.id, ravi.member.id));
    const { items } = await find(`?q=${encodeURIComponent(text(ravi))}`);
    expect(items.map(({ _id }: { _id: string }) => _id)).toContain(ravi.member.id);
    await app.db.update(members).set({ mobile: null }).where(eq(members.id, ravi.member.id));
  });

  test("takes signs of patterns as they are", async () => {
    expect((await find("?q=%25%25%25")).items).toEqual([]);
    expect((await find("?q=kul_arni")).items).toEqual([]);
  });

  test("goes on behind the last one, and tells the suspended apart", async () => {
    await decide("suspend", { days: 7 });
    const suspended = await find("?status=suspended");
    expect(suspended.items[0]).toMatchObject({ _id: ravi.member.id, status: "suspended" });
    expect(suspended.count).toBe(suspended.items.length);
    const first = await find("");
    const next = await find(`?cursor=${first.items[0]!._id}`);
    expect(next.items[0]!._id).toBe(first.items[1]!._id);
  });
});

describe("a suspension", () => {
  test("holds at once everywhere and comes back whole", async () => {
    const asha = await app.signIn("Asha Menon");
    await connect(app, asha, ravi);
    const id = (await writerOf(app, asha).begin(ravi, "The almirah is ready")).json.conversation._id;
    const card = await makeCard(app, ravi);
    const stream = await fetch(`${app.url}/api/stream`, {
      headers: { authorization: `Bearer ${ravi.token}` },
    });
    const seesCard = async () => (await app.call("GET", `/api/business-cards/slug/${card.slug}`)).status;
    const hears = () => writerOf(app, ravi).write(id, "Thank you");
    expect([await seesCard(), (await hears()).status]).toEqual([200, 201]);

    const { status, json } = await decide("suspend", { days: 7 }, { as: kabir });
    expect(status).toBe(200);
    expect(json.user).toMatchObject({ status: "suspended", measures: [{ kind: "suspension", days: 7 }] });
    await stream.text();
    expect(await seesCard()).toBe(404);
    expect((await hears()).json).toMatchObject({ code: "SUSPENDED", message: ERROR_TEXT.suspended });
    expect((await writerOf(app, asha).write(id, "Are you there?")).status).not.toBe(201);
    expect((await app.call("GET", "/api/stream", { as: ravi })).status).toBe(403);
    expect(await isMailed(ravi, /Your account is suspended until/)).toContain(REASON);

    const back = await decide("restore");
    expect(back.json.user).toMatchObject({ status: "active", measures: [{ endedAt: expect.any(String) }] });
    expect([await seesCard(), (await hears()).status]).toEqual([200, 201]);
    await isMailed(ravi, /Your account is open again/);
    const { notifications } = (await app.call("GET", "/api/notifications", { as: ravi })).json;
    expect(notifications.map(({ message }: { message: string }) => message)).not.toContain(DELETION_UNDONE);
  });

  test("leaves Ravi what he may still do, and says why", async () => {
    await decide("suspend", { days: 1 });
    const me = await app.call("GET", "/api/auth/me", { as: ravi });
    expect(me.json.suspension).toEqual({ until: expect.any(String), reason: REASON });
    for (const path of ["/api/account/export", "/api/auth/me"] as const)
      expect((await app.call("GET", path, { as: ravi })).status).toBe(200);
    expect((await app.call("GET", "/api/auth/sessions", { as: ravi })).status).toBe(403);
    // What needs no account is open to him as to a visitor.
    expect((await app.call("GET", "/api/home", { as: ravi })).status).toBe(200);
    expect((await app.call("POST", "/api/auth/logout", { as: ravi })).status).toBe(204);
  });

  test("ends by itself", async () => {
    await decide("suspend", { days: 1 });
    app.clock.advance({ days: 1, minutes: 1 });
    expect((await app.call("GET", "/api/auth/sessions", { as: ravi })).status).toBe(200);
    const now = app.clock.now();
    await liftSuspensionsJob.run({ ...app.services, now }, {}, new AbortController().signal);
    const [member] = await app.db.select().from(members).where(eq(members.id, ravi.member.id));
    expect(member).toMatchObject({ suspendedAt: null, suspendedUntil: null, isHidden: false });
    await isMailed(ravi, /Your account is open again/);
  });

  test("for good is a superadmin's, and only some numbers of days are taken", async () => {
    expect((await decide("suspend", {}, { as: kabir })).json.message).toBe(USER_TEXT.forGoodDenied);
    expect((await decide("suspend", { days: 5 })).json.fields).toEqual({ days: USER_TEXT.wrongDays });
    const { json } = await decide("suspend");
    expect(json.user).toMatchObject({ status: "suspended", suspendedUntil: null });
    expect((await decide("suspend", { days: 1 })).status).toBe(422);
  });
});

/** For a member who is neither suspended nor has a second step or premium that was granted. */
const IMPOSSIBLE_NOW = new Set<string>(["restore", "reset_second_step", "end_premium"]);

describe("every decision", () => {
  test("is recorded with its reason, without secrets", async () => {
    await decide("warn");
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, ravi.member.id));
    expect(lines.at(-1)).toMatchObject({ action: "member.warn", adminId: meera.admin.id, reason: REASON });
    await isMailed(ravi, /A warning from our moderation team/);
  });

  test("needs a reason, but for bringing somebody back", async () => {
    for (const action of USER_ACTIONS.filter((each) => !IMPOSSIBLE_NOW.has(each))) {
      const { json } = await decide(action, { reason: undefined, days: 7, confirm: ravi.member.name });
      expect([action, json.fields]).toEqual([action, { reason: AUDIT_TEXT.reasonNeeded }]);
    }
    expect((await show()).status).toBe("active");
  });

  test("names who was faster", async () => {
    const { version } = await show();
    await decide("warn", {}, { as: kabir });
    const late = await decide("suspend", { days: 1, version });
    expect([late.status, late.json.message]).toEqual([409, USER_TEXT.handledBy("Kabir")]);
  });

  test("is refused to roles that it is not for", async () => {
    const om = await signInAs(app, "Om", "finance");
    expect((await decide("suspend", { days: 1 }, { as: om })).status).toBe(403);
    expect((await decide("grant_premium", { days: 30 }, { as: om })).status).toBe(200);
    expect((await decide("grant_premium", { days: 30 }, { as: kabir })).status).toBe(403);
    expect((await decide("erase", { confirm: ravi.member.name }, { as: kabir })).status).toBe(403);
  });

  test("is about somebody who is there", async () => {
    expect((await decide("warn", {}, { id: newId() })).json.message).toBe(USER_TEXT.notFound);
  });
});

describe("what concerns the account", () => {
  test("ends all sessions", async () => {
    await decide("end_sessions");
    expect((await app.call("GET", "/api/auth/me", { as: ravi })).status).toBe(401);
    expect((await show()).sessions).toEqual([]);
  });

  test("takes a second step away after proof", async () => {
    expect((await decide("reset_second_step")).json.message).toBe(USER_TEXT.notNow.reset_second_step);
    await app.db
      .insert(secondSteps)
      .values({ memberId: ravi.member.id, sealedSecret: "sealed", confirmedAt: new Date() });
    expect((await show()).secondStep).toBe(true);
    expect((await decide("reset_second_step")).json.user.secondStep).toBe(false);
    await isMailed(ravi, /Two-step verification is off/);
  });

  test("gives premium for some days and takes only that back", async () => {
    expect((await decide("grant_premium")).json.fields).toEqual({ days: USER_TEXT.daysNeeded });
    await decide("grant_premium", { days: 30 });
    const { premiumUntil } = await show();
    expect(Date.parse(premiumUntil!) - Date.now()).toBeGreaterThan(29 * DAY_MS);
    await decide("end_premium");
    expect((await show()).isPremium).toBe(false);
    expect((await decide("end_premium")).status).toBe(422);
  });

  test("erases after thirty days, once the name was typed, and can be undone until then", async () => {
    expect((await decide("erase", { confirm: "Ravi" })).json.fields).toEqual({
      confirm: USER_TEXT.confirmName,
    });
    expect((await decide("erase", { confirm: ravi.member.name })).json.user.status).toBe("leaving");
    expect((await decide("warn")).status).toBe(422);
    expect(await isMailed(ravi, /Your account will be deleted on/)).toContain(REASON);
    expect((await decide("restore")).json.user.status).toBe("active");
    await isMailed(ravi, /Your account is open again/);
  });

  test("never takes back a deletion that Ravi asked for, also after one of ours that he undid", async () => {
    await decide("erase", { confirm: ravi.member.name });
    const ctx = { ...app.services, now: new Date() } as Context;
    await inTransaction(app.db, (tx) => undoDeletion(ctx, tx, ravi.member.id));
    expect((await show()).status).toBe("active");
    const erasesAt = new Date(Date.now() + DAY_MS);
    await app.db.update(members).set({ erasesAt }).where(eq(members.id, ravi.member.id));
    expect((await decide("restore")).json.message).toBe(USER_TEXT.notNow.restore);
    expect((await show()).status).toBe("leaving");
  });
});

describe("many at once", () => {
  test("are decided each by itself", async () => {
    const [gita, nobody] = [await app.signIn("Gita Nair"), newId()];
    await decide("suspend", { days: 7 }, { id: gita.member.id });
    const { json } = await app.call("POST", `${USERS}/bulk`, {
      as: kabir,
      body: {
        ids: [ravi.member.id, gita.member.id, nobody],
        action: "suspend",
        days: 7,
        reason: REASON,
      },
    });
    expect(json.results).toEqual([
      { id: ravi.member.id, ok: true },
      { id: gita.member.id, ok: false, message: USER_TEXT.notNow.suspend },
      { id: nobody, ok: false, message: USER_TEXT.notFound },
    ]);
  });

  test("are never erased together", async () => {
    const body = { ids: [ravi.member.id], action: "erase" as const, reason: REASON };
    const { json } = await app.call("POST", `${USERS}/bulk`, { as: meera, body });
    expect(json.fields).toEqual({ action: USER_TEXT.eraseAlone });
  });
});
