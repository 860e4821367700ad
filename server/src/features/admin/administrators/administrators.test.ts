import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { AdminRole } from "@cardplaza/contract/admin-roles";
import { ADMIN_INVITE_HOURS, ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { newId } from "../../../platform/ids.ts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { untilWaiting } from "../../../testing/locked-table.ts";
import { admins } from "../../audit/admin.table.ts";
import { findEntries } from "../../audit/audit-log-queries.ts";
import { logIn, makeAdmin, PASSWORD, signInAs } from "../admin.fixtures.ts";

const app = await sharedTestApp();

type SignedIn = Awaited<ReturnType<typeof signInAs>>;
const ADMINS = "/api/admin/admins";
const REASON = "Left the company";
const LINK = /\/admin\/login\?invite=([\w-]+)/;

const newEmail = (name: string) => `${name.toLowerCase()}-${newId()}@cardplaza.example`;
const invite = (as: SignedIn, email: string, role: AdminRole = "moderator", name = "Kabir") =>
  app.call("POST", ADMINS, { as, body: { name, email, role } });
const accept = (link: string, password = PASSWORD) =>
  app.call("POST", "/api/admin/auth/accept-invitation", { body: { invite: link, password } });
const show = (link: string) => app.call("POST", "/api/admin/auth/invitation", { body: { invite: link } });
const change = (as: SignedIn, id: string, body: object) => app.send("PATCH", `${ADMINS}/${id}`, { as, body });
const remove = (as: SignedIn, id: string, body: object = { reason: REASON, version: 1 }) =>
  app.send("DELETE", `${ADMINS}/${id}`, { as, body });
const me = (as: { token: string }) => app.call("GET", "/api/admin/auth/me", { as });
const linesOn = async (id: string) =>
  (await findEntries(app.db, { targetId: id }, { limit: 100 })).toReversed();

async function linkTo(email: string, count = 1) {
  const { text } = await newestMessage(app, email, count, LINK);
  return LINK.exec(text)?.[1] ?? "";
}

/** Of the only superadmins there are; other tests of this file leave theirs behind. */
async function onlySuperadmins(...names: string[]) {
  await app.db.update(admins).set({ role: "analyst" });
  return Promise.all(names.map((name) => signInAs(app, name)));
}

describe("the list", () => {
  test("shows Meera who is there, who was invited and who has a second step", async () => {
    const meera = await signInAs(app, "Meera");
    const { admin } = await signInAs(app, "Om", "finance");
    const email = newEmail("Kabir");
    const invited = (await invite(meera, email)).json;
    const { json } = await app.call("GET", ADMINS, { as: meera });
    const find = (id: string) => json.items.find(({ _id }: { _id: string }) => _id === id);
    expect(find(admin.id)).toEqual({
      _id: admin.id,
      name: "Om",
      email: admin.email,
      role: "finance",
      state: "active",
      secondStep: false,
      lastSeenAt: expect.any(String),
      inviteEndsAt: null,
      createdAt: expect.any(String),
      version: 1,
    });
    expect(find(invited._id)).toMatchObject({ email, state: "invited", lastSeenAt: null });
    expect(json.count).toBe(json.items.length);
    expect(JSON.stringify(json)).not.toMatch(/hash|secret/i);
    expect((await app.call("GET", `${ADMINS}/${admin.id}`, { as: meera })).json).toEqual(find(admin.id));
    const unknown = await app.send("GET", `${ADMINS}/${newId()}`, { as: meera });
    expect([unknown.status, unknown.json.message]).toEqual([404, ADMIN_TEXT.notFound]);
  });
});

describe("an invitation", () => {
  test("is mailed, sets a password once and signs in", async () => {
    const meera = await signInAs(app, "Meera");
    const email = newEmail("Kabir");
    expect((await invite(meera, email)).status).toBe(201);
    const link = await linkTo(email);
    expect(await show(link)).toMatchObject({ json: { name: "Kabir", email, role: "moderator" } });
    expect((await logIn(app, email)).status).toBe(401);
    const { status, json } = await accept(link);
    expect([status, json.admin.role]).toEqual([200, "moderator"]);
    expect((await me(json)).status).toBe(200);
    expect((await logIn(app, email)).status).toBe(200);
    expect((await accept(link, "another long password")).json.message).toBe(ADMIN_TEXT.badInvite);
    expect((await show(link)).status).toBe(400);
    expect((await linesOn(json.admin._id)).map(({ action, adminId }) => [action, adminId])).toEqual([
      ["admin.invite", meera.admin.id],
      ["admin.accept-invitation", json.admin._id],
      ["admin.sign-in", json.admin._id],
      ["admin.sign-in", json.admin._id],
    ]);
  });

  test("is stored as a hash only", async () => {
    const email = newEmail("Kabir");
    await invite(await signInAs(app, "Meera"), email);
    const link = await linkTo(email);
    const [row] = await app.db.select().from(admins).where(eq(admins.email, email));
    expect([row?.inviteHash?.length, row?.passwordHash]).toEqual([64, null]);
    expect(JSON.stringify([row, await linesOn(row?.id ?? "")])).not.toContain(link);
  });

  test("ends after three days, and a second one replaces the first", async () => {
    const meera = await signInAs(app, "Meera");
    const email = newEmail("Kabir");
    const first = (await invite(meera, email)).json;
    const old = await linkTo(email);
    const second = (await invite(meera, email, "support")).json;
    expect(second).toMatchObject({ _id: first._id, role: "support", state: "invited" });
    const link = await linkTo(email, 2);
    expect((await accept(old)).status).toBe(400);
    app.clock.advance({ hours: ADMIN_INVITE_HOURS, seconds: 1 });
    expect((await accept(link)).json.fields).toEqual({ invite: ADMIN_TEXT.badInvite });
    const again = await signInAs(app, "Nila");
    expect((await app.call("GET", `${ADMINS}/${first._id}`, { as: again })).json.state).toBe("expired");
  });

  test("of five parallel uses one sets the password", async () => {
    const email = newEmail("Kabir");
    await invite(await signInAs(app, "Meera"), email);
    const link = await linkTo(email);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => accept(link, `${PASSWORD} ${n}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  });

  test.each(["short", "password1234", "aaaaaaaaaaaaaa"])(
    "does not take %j as a password",
    async (password) => {
      const email = newEmail("Kabir");
      await invite(await signInAs(app, "Meera"), email);
      const { status, json } = await accept(await linkTo(email), password);
      expect([status, Object.keys(json.fields)]).toEqual([400, ["password"]]);
    },
  );

  test("is refused for somebody who is an administrator, and sends nothing", async () => {
    const [meera, om] = [await signInAs(app, "Meera"), await makeAdmin(app, "Om", "finance")];
    const { status, json } = await invite(meera, om.email);
    expect([status, json.fields]).toEqual([400, { email: ADMIN_TEXT.isAdmin }]);
    expect(await messagesTo(app, om.email)).toEqual([]);
  });
});

describe("another role", () => {
  test("counts from the next call on, and is recorded with its reason", async () => {
    const [meera, kabir] = [await signInAs(app, "Meera"), await signInAs(app, "Kabir", "moderator")];
    expect((await app.call("GET", "/api/admin/cases", { as: kabir })).status).toBe(200);
    const body = { role: "support", reason: "Moves to tickets", version: 1 };
    const { json } = await change(meera, kabir.admin.id, body);
    expect(json).toMatchObject({ role: "support", version: 2 });
    expect((await app.call("GET", "/api/admin/cases", { as: kabir })).status).toBe(403);
    expect((await linesOn(kabir.admin.id)).at(-1)).toMatchObject({
      action: "admin.change-role",
      before: { role: "moderator" },
      after: { role: "support" },
      reason: "Moves to tickets",
    });
  });

  test.each([
    ["without a reason", { role: "support", version: 1 }, 400, ERROR_TEXT.invalid],
    ["with an old version", { role: "support", reason: REASON, version: 0 }, 409, ERROR_TEXT.stale],
    ["for the same one", { role: "moderator", reason: REASON, version: 1 }, 400, ERROR_TEXT.invalid],
    ["that nobody has", { role: "king", reason: REASON, version: 1 }, 400, ERROR_TEXT.invalid],
  ])("%s is refused", async (_what, body, status, message) => {
    const [meera, kabir] = [await signInAs(app, "Meera"), await makeAdmin(app, "Kabir", "moderator")];
    const answer = await change(meera, kabir.id, body);
    expect([answer.status, answer.json.message]).toEqual([status, message]);
  });
});

describe("a removed administrator", () => {
  test("is out at once and cannot come back, but stays named in the log", async () => {
    const [meera, kabir] = [await signInAs(app, "Meera"), await signInAs(app, "Kabir", "moderator")];
    expect((await remove(meera, kabir.admin.id)).status).toBe(204);
    expect((await me(kabir)).status).toBe(401);
    expect((await logIn(app, kabir.admin.email)).status).toBe(401);
    const { json } = await app.call("GET", ADMINS, { as: meera });
    expect(json.items.map(({ _id }: { _id: string }) => _id)).not.toContain(kabir.admin.id);
    expect((await linesOn(kabir.admin.id)).at(-1)).toMatchObject({
      action: "admin.remove",
      adminId: meera.admin.id,
      before: { name: "Kabir", email: kabir.admin.email, role: "moderator" },
      reason: REASON,
    });
    expect((await remove(meera, kabir.admin.id)).status).toBe(404);
    expect(
      (await change(meera, kabir.admin.id, { role: "support", reason: REASON, version: 2 })).status,
    ).toBe(404);
  });

  test("who was only invited cannot use the link any more", async () => {
    const meera = await signInAs(app, "Meera");
    const email = newEmail("Kabir");
    const { json } = await invite(meera, email);
    const link = await linkTo(email);
    expect((await remove(meera, json._id)).status).toBe(204);
    expect((await accept(link)).status).toBe(400);
  });

  test("can be invited again, as the same person and with a new password", async () => {
    const [meera, kabir] = [await signInAs(app, "Meera"), await signInAs(app, "Kabir", "moderator")];
    await remove(meera, kabir.admin.id);
    expect((await invite(meera, kabir.admin.email, "analyst")).json).toMatchObject({
      _id: kabir.admin.id,
      state: "invited",
    });
    expect([(await me(kabir)).status, (await logIn(app, kabir.admin.email)).status]).toEqual([401, 401]);
    const { json } = await accept(await linkTo(kabir.admin.email), "another long password");
    expect(json.admin).toMatchObject({ _id: kabir.admin.id, role: "analyst" });
  });

  test("who signs in while being removed does not stay signed in", async () => {
    const [meera, kabir] = [await signInAs(app, "Meera"), await makeAdmin(app, "Kabir", "moderator")];
    const answers = await Promise.all([
      remove(meera, kabir.id),
      ...Array.from({ length: 4 }, () => logIn(app, kabir.email)),
    ]);
    expect(answers[0].status).toBe(204);
    const tokens = answers.slice(1).flatMap(({ json }) => (json?.token ? [json as { token: string }] : []));
    const stillIn = (await Promise.all(tokens.map(me))).filter(({ status }) => status !== 401);
    expect(stillIn).toEqual([]);
  });

  test.each([
    ["without a reason", { version: 1 }, 400, { reason: expect.any(String) }],
    ["with a reason too short", { reason: "no", version: 1 }, 400, { reason: expect.any(String) }],
    ["in an old version", { reason: REASON, version: 7 }, 409, undefined],
  ])("%s is refused", async (_what, body, status, fields) => {
    const [meera, kabir] = [await signInAs(app, "Meera"), await signInAs(app, "Kabir", "moderator")];
    const answer = await remove(meera, kabir.admin.id, body);
    expect([answer.status, answer.json.fields]).toEqual([status, fields]);
    expect((await me(kabir)).status).toBe(200);
  });
});

describe("there is always a superadmin", () => {
  test("the only one cannot leave or step down, and reads what to do first", async () => {
    const [meera] = (await onlySuperadmins("Meera")) as [SignedIn];
    const { id } = meera.admin;
    for (const { status, json } of [
      await remove(meera, id),
      await change(meera, id, { role: "support", reason: REASON, version: 1 }),
    ]) {
      expect([status, json.message]).toEqual([422, ADMIN_TEXT.lastSuperadmin]);
    }
    expect((await me(meera)).status).toBe(200);
  });

  test("one of two asks the other", async () => {
    const [meera] = (await onlySuperadmins("Meera", "Nila")) as [SignedIn];
    const { id } = meera.admin;
    expect((await remove(meera, id)).json.message).toBe(ADMIN_TEXT.notYourself);
    const stepDown = await change(meera, id, { role: "support", reason: REASON, version: 1 });
    expect(stepDown.json.message).toBe(ADMIN_TEXT.notOwnRole);
  });

  test.each([
    ["remove", (one: SignedIn, other: SignedIn) => remove(one, other.admin.id)],
    [
      "demote",
      (one: SignedIn, other: SignedIn) =>
        change(one, other.admin.id, { role: "analyst", reason: REASON, version: 1 }),
    ],
  ])("of two who %s each other at once, one stays", async (_what, act) => {
    const [meera, nila] = (await onlySuperadmins("Meera", "Nila")) as [SignedIn, SignedIn];
    // Both are past the check of their roles before either has the turn.
    const acts = await app.db.transaction(async (tx) => {
      await tx.select().from(admins).for("no key update");
      const begun = [act(meera, nila), act(nila, meera)];
      await untilWaiting(app.db, begun.length);
      return begun;
    });
    const answers = (await Promise.all(acts)).map(({ status }) => status);
    expect(answers.filter((status) => status < 300)).toHaveLength(1);
    expect(answers.filter((status) => status === 403)).toHaveLength(1);
    const left = [await me(meera), await me(nila)].filter(
      ({ status, json }) => status === 200 && json.admin.role === "superadmin",
    );
    expect(left).toHaveLength(1);
  });
});
