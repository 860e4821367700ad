import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import { DELETION_UNDONE } from "@cardplaza/contract/accounts/account-words";
import { cardsOfTag } from "@cardplaza/contract/cards/card-rules";
import { authorTag } from "@cardplaza/contract/connect/post-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { codeIn, messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import {
  consents,
  knownDevices,
  members,
  oneTimeCodes,
  oneTimeLinks,
  sessions,
} from "../accounts/accounts.table.ts";
import { join, logIn, PASSWORD, requestCode, wrongOf } from "../accounts/sign-in.fixtures.ts";
import { notifications } from "../notifications/notifications.table.ts";
import { profiles } from "../people/profile/profile.table.ts";
import { reviews } from "../reviews/reviews.table.ts";
import * as files from "../uploads/files.fixtures.ts";
import { sendFile } from "../uploads/upload.fixtures.ts";
import { uploads } from "../uploads/uploads.table.ts";
import { accountExports } from "./account-data.table.ts";
import { eraseAccountsJob } from "./erase-accounts.ts";
import { eventually } from "../../testing/eventually.ts";

type Person = Awaited<ReturnType<typeof join>>;

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });
let asha: Person;
let ravi: Person;
beforeAll(async () => {
  ravi = await join(app, "Ravi");
});
beforeEach(async () => {
  asha = await join(app, "Asha");
});

const remove = (as: { token: string }, body: unknown) =>
  app.send("POST", "/api/account/delete", { as, body });
const leave = (as: { token: string }) => remove(as, { password: PASSWORD, confirm: "DELETE" });
const statusOf = async (as: { token: string }) => (await app.call("GET", "/api/user-profile", { as })).status;
const profileOf = (whose: { id: string }) => app.call("GET", `/api/profiles/${whose.id}`, { as: ravi });
const rowOf = async (who: { id: string }) =>
  (await app.db.select().from(members).where(eq(members.id, who.id)))[0];

async function eraseDue(daysLater = 0) {
  const context: JobContext = { ...app.services, now: new Date(Date.now() + daysLater * DAY_MS) };
  await eraseAccountsJob.run(context, {}, new AbortController().signal);
}

describe("deleting an account", () => {
  test("hides Asha at once, ends all her sessions and mails her how to come back", async () => {
    const phone = (await logIn(app, asha.email)).json as { token: string };
    const { status, json } = await leave(asha);
    expect(status).toBe(200);
    expect(json.message).toBe(ACCOUNT_DATA_TEXT.deleted);
    expect(Date.parse(json.deletedOn)).toBeCloseTo(Date.now() + 30 * DAY_MS, -5);
    expect([await statusOf(asha), await statusOf(phone)]).toEqual([401, 401]);
    expect((await profileOf(asha)).status).toBe(404);
    expect(await app.db.$count(sessions, eq(sessions.memberId, asha.id))).toBe(0);
    await eventually(async () => {
      const mail = (await messagesTo(app, asha.email)).find(
        ({ subject }) => subject === "Your account will be deleted",
      );
      expect(mail?.text).toContain("/auth");
    });
  });

  test.each([
    [
      "a wrong password",
      { password: "guava-juice-43", confirm: "DELETE" },
      { password: ACCOUNT_TEXT.wrongCurrentPassword },
    ],
    ["no password", { confirm: "DELETE" }, { password: ACCOUNT_DATA_TEXT.passwordNeeded }],
    ["another word", { password: PASSWORD, confirm: "delete" }, { confirm: ACCOUNT_DATA_TEXT.typeDelete }],
    ["no word", { password: PASSWORD }, { confirm: ACCOUNT_DATA_TEXT.typeDelete }],
    ["a code that was never sent", { otp: "123456", confirm: "DELETE" }, { otp: ACCOUNT_TEXT.expiredCode }],
    [
      "a planted field",
      { password: PASSWORD, confirm: "DELETE", memberId: "x" },
      { memberId: "This field is not known." },
    ],
  ])("with %s is refused, and nothing happens", async (_what, body, fields) => {
    const { status, json } = await remove(asha, body);
    expect([status, json.fields]).toEqual([400, fields]);
    expect(await statusOf(asha)).toBe(200);
    expect(await rowOf(asha)).toMatchObject({ erasesAt: null });
  });

  test("needs a sign-in", async () => {
    expect(
      (await app.call("POST", "/api/account/delete", { body: { password: PASSWORD, confirm: "DELETE" } }))
        .status,
    ).toBe(401);
    expect((await app.call("POST", "/api/account/delete/code")).status).toBe(401);
  });

  test("limits guessing: ten tries, then a wait", async () => {
    const tries = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        remove(asha, { password: `guess ${index}`, confirm: "DELETE" }),
      ),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await leave(asha)).status).toBe(429);
    expect(await statusOf(asha)).toBe(200);
  });
});

describe("without a password", () => {
  test("a code to the proven address confirms it, once", async () => {
    const { member, token } = await app.signIn("Farah");
    const email = member.email ?? "";
    expect((await remove({ token }, { confirm: "DELETE" })).json.fields).toEqual({
      otp: ACCOUNT_DATA_TEXT.codeNeeded,
    });
    const sent = await app.call("POST", "/api/account/delete/code", { as: { token } });
    expect(sent).toMatchObject({ status: 200, json: { expiresIn: 300, resendAfter: 30 } });
    const code = codeIn(await newestMessage(app, email));
    expect(sent.text).not.toContain(code);

    const wrong = await remove({ token }, { otp: wrongOf(code), confirm: "DELETE" });
    expect([wrong.status, wrong.json.fields]).toEqual([400, { otp: ACCOUNT_TEXT.wrongCode(4) }]);
    expect((await remove({ token }, { otp: code, confirm: "DELETE" })).status).toBe(200);
    expect(await statusOf({ token })).toBe(401);
  });

  test("Asha's code does not delete Farah's account", async () => {
    const [mine, farah] = [await app.signIn("Asha"), await app.signIn("Farah")];
    await app.call("POST", "/api/account/delete/code", { as: mine });
    const code = codeIn(await newestMessage(app, mine.member.email ?? ""));
    const response = await remove(farah, { otp: code, confirm: "DELETE" });
    expect([response.status, response.json.fields]).toEqual([400, { otp: ACCOUNT_TEXT.expiredCode }]);
    expect(await statusOf(farah)).toBe(200);
  });

  test("and without any proven contact there is nowhere to send a code", async () => {
    const farah = await app.signIn("Farah");
    await app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, farah.member.id));
    const response = await app.call("POST", "/api/account/delete/code", { as: farah });
    expect(response).toMatchObject({ status: 422, json: { message: ACCOUNT_DATA_TEXT.nowhereToSendCode } });
  });
});

describe("within thirty days", () => {
  test("signing in brings Asha back as she was", async () => {
    await app.call("PATCH", "/api/user-profile", { as: asha, body: { headline: "Interior designer" } });
    await app.db.insert(reviews).values({
      id: newId(),
      targetType: "business",
      targetId: "shop",
      authorId: asha.id,
      rating: 5,
      body: "Good work.",
      experienceDate: "2026-11-01",
      source: "organic",
      status: "published",
      createdAt: new Date(),
    });
    await leave(asha);
    await eraseDue(29);
    // Pages rendered while she was hidden show neither her cards nor her name.
    const invalidate = vi.spyOn(app.services.pages, "invalidate");
    const { json: back } = await logIn(app, asha.email);
    expect(invalidate.mock.calls.flatMap(([, tags]) => tags)).toEqual([
      cardsOfTag(asha.id),
      authorTag(asha.id),
      "listing:shop",
    ]);
    invalidate.mockRestore();
    expect(back.deletionUndone).toBe(true);
    expect((await app.call("GET", "/api/notifications", { as: back })).json.notifications).toMatchObject([
      { type: "message_received", message: DELETION_UNDONE },
    ]);
    expect((await logIn(app, asha.email)).json).not.toHaveProperty("deletionUndone");
    expect((await app.call("GET", "/api/user-profile", { as: back })).json).toMatchObject({
      name: "Asha",
      headline: "Interior designer",
    });
    expect((await profileOf(asha)).status).toBe(200);
    await eraseDue(31);
    expect(await statusOf(back)).toBe(200);
  });
});

describe("after thirty days", () => {
  async function leaveForGood() {
    await app.call("PATCH", "/api/user-profile", { as: asha, body: { headline: "Interior designer" } });
    const picture = (await sendFile(app, await files.jpegFrom(), { as: asha })).url;
    await app.call("PUT", "/api/account/consents", { as: asha, body: { purpose: "marketing", given: true } });
    await app.call("POST", "/api/account/export", { as: asha });
    await eventually(async () => {
      expect((await app.call("GET", "/api/account/export", { as: asha })).json.export?.status).toBe("ready");
    });
    const exportUrl = (await app.call("GET", "/api/account/export", { as: asha })).json.export?.url as string;
    await leave(asha);
    const past = new Date(Date.now() - 1000);
    await app.db.update(members).set({ erasesAt: past }).where(eq(members.id, asha.id));
    return { picture, exportUrl };
  }

  test("her personal data and files are erased; her consents stay as proof", async () => {
    const { picture, exportUrl } = await leaveForGood();
    const consentsBefore = await app.db.$count(consents, eq(consents.memberId, asha.id));
    await eraseDue();
    expect(await rowOf(asha)).toMatchObject({
      name: "A former member",
      email: null,
      emailProvenAt: null,
      mobile: null,
      passwordHash: null,
      erasesAt: null,
      erasedAt: expect.any(Date),
    });
    for (const [table, column] of [
      [profiles, profiles.memberId],
      [sessions, sessions.memberId],
      [knownDevices, knownDevices.memberId],
      [uploads, uploads.memberId],
      [accountExports, accountExports.memberId],
      [notifications, notifications.recipientId],
    ] as const) {
      expect(await app.db.$count(table, eq(column, asha.id))).toBe(0);
    }
    expect(consentsBefore).toBeGreaterThan(0);
    expect(await app.db.$count(consents, eq(consents.memberId, asha.id))).toBe(consentsBefore);
    await eventually(async () => expect((await app.call("GET", picture)).status).toBe(404));
    expect((await app.call("GET", exportUrl)).status).toBe(404);
    expect((await logIn(app, asha.email)).status).toBe(401);
    expect((await profileOf(asha)).status).toBe(404);
  });

  test("other members lose nothing, and a second run changes nothing", async () => {
    await leaveForGood();
    await eraseDue();
    const [erased, other] = [await rowOf(asha), await rowOf(ravi)];
    await eraseDue();
    expect(await rowOf(asha)).toEqual(erased);
    expect(other).toMatchObject({ name: "Ravi", email: ravi.email, erasedAt: null });
    expect(await statusOf(ravi)).toBe(200);
  });

  test("no code for a sign-in keeps her address", async () => {
    await requestCode(app, asha.email);
    await leaveForGood();
    const codesTo = () => app.db.$count(oneTimeCodes, eq(oneTimeCodes.destination, asha.email));
    expect(await codesTo()).toBeGreaterThan(0);
    await eraseDue();
    expect(await codesTo()).toBe(0);
    expect(await app.db.$count(oneTimeLinks, sql`${oneTimeLinks.data}::text like ${`%${asha.email}%`}`)).toBe(
      0,
    );
  });

  test("the address is free for a new account", async () => {
    await leaveForGood();
    await eraseDue();
    const consent = { terms: true, version: "2026-11", adult: true };
    const body = { name: "Asha Again", email: asha.email, password: PASSWORD, consent };
    expect((await app.send("POST", "/api/auth/register", { body })).status).toBe(201);
  });
});
