import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { freshMobile, join, logIn } from "../accounts/sign-in.fixtures.ts";
import { createAdmin } from "../admin/create-admin.ts";
import { storedNoticesTo } from "../notifications/notify.fixtures.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { endInactiveAccountsJob } from "./end-inactive-accounts.ts";
import { eraseAccountsJob } from "./erase-accounts.ts";

const LONG_AGO = 3 * 366 * DAY_MS;

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });

/** Runs the nightly jobs at this distance from now. */
async function night(later = 0) {
  const context = { ...app.services, now: new Date(Date.now() + later) };
  for (const job of [endInactiveAccountsJob, eraseAccountsJob])
    await job.run(context, {}, new AbortController().signal);
}

async function changeMember(id: string, change: Partial<typeof members.$inferInsert>) {
  await app.db.update(members).set(change).where(eq(members.id, id));
}

/** A member who was last active this long ago. */
async function absent(name: string, ago = LONG_AGO) {
  const { member, token } = await app.signIn(name);
  await changeMember(member.id, { lastActiveAt: new Date(Date.now() - ago) });
  return { id: member.id, email: member.email ?? "", token };
}

const rowOf = async ({ id }: { id: string }) =>
  (await app.db.select().from(members).where(eq(members.id, id)))[0];
const noticesOf = (member: { id: string }) => storedNoticesTo(app, member);

test("Asha was away for three years: she is warned once, 48 hours ahead, and then erased", async () => {
  const asha = await absent("Asha");
  const ravi = await absent("Ravi", LONG_AGO - 10 * DAY_MS);
  // She switched notification e-mails off; this one is sent all the same.
  const body = { types: [{ type: "message_received", email: false }] };
  expect((await app.send("PUT", "/api/notification-settings", { as: asha, body })).status).toBe(200);
  await changeMember(asha.id, { lastActiveAt: new Date(Date.now() - LONG_AGO) });
  await night();
  const mail = await newestMessage(app, asha.email);
  expect(mail.subject).toBe("Your account will be erased");
  expect(mail.text).toContain("/auth");
  expect(await noticesOf(asha)).toMatchObject([{ message: expect.stringContaining("three years") }]);
  await night(47 * HOUR_MS);
  expect(await rowOf(asha)).toMatchObject({ name: "Asha", erasesAt: null, erasedAt: null });
  await night(49 * HOUR_MS);
  expect(await rowOf(asha)).toMatchObject({
    name: "A former member",
    email: null,
    erasedAt: expect.any(Date),
  });
  expect(await messagesTo(app, asha.email)).toHaveLength(1);
  expect(await rowOf(ravi)).toMatchObject({ inactivityWarnedAt: null, erasedAt: null });
  expect(await messagesTo(app, ravi.email)).toEqual([]);
});

test("a sign-in or a call after the warning saves the account; the day is written once", async () => {
  const asha = await join(app, "Asha");
  await changeMember(asha.id, { lastActiveAt: new Date(Date.now() - LONG_AGO) });
  const farah = await absent("Farah");
  await night();
  for (const who of [asha, farah]) expect((await rowOf(who))?.inactivityWarnedAt).toBeInstanceOf(Date);
  expect((await logIn(app, asha.email)).status).toBe(200);
  expect((await app.call("GET", "/api/user-profile", { as: farah })).status).toBe(200);
  await night(49 * HOUR_MS);
  for (const who of [asha, farah])
    expect(await rowOf(who)).toMatchObject({ inactivityWarnedAt: null, erasesAt: null, erasedAt: null });
  const noted = await rowOf(farah);
  await app.call("GET", "/api/user-profile", { as: farah });
  expect(await rowOf(farah)).toEqual(noted);
});

test("a plan and an administrator's role protect the account; when the plan is over, a warning comes first", async () => {
  const [meera, kabir] = [await absent("Meera"), await absent("Kabir")];
  await createAdmin(
    app.db,
    { name: "Kabir", email: kabir.email, password: "guava-juice-43", role: "support" },
    new Date(),
  );
  // Starts just after the warning and ends two weeks from now.
  await changeMember(meera.id, { inactivityWarnedAt: new Date() });
  const endsAt = new Date(Date.now() + 14 * DAY_MS);
  const period = { id: meera.id, memberId: meera.id, startsAt: new Date(), endsAt };
  await app.db.insert(premiumPeriods).values(period);
  await night(3 * DAY_MS);
  await night(15 * DAY_MS);
  expect(await rowOf(meera)).toMatchObject({ name: "Meera", erasedAt: null });
  expect((await newestMessage(app, meera.email)).subject).toBe("Your account will be erased");
  await night(15 * DAY_MS + 49 * HOUR_MS);
  expect(await rowOf(meera)).toMatchObject({ erasedAt: expect.any(Date) });
  expect(await rowOf(kabir)).toMatchObject({ inactivityWarnedAt: null, erasedAt: null });
});

test("a member with only a proven number gets the warning by SMS; an unproven address gets none", async () => {
  const [dev, sara] = [await absent("Dev"), await absent("Sara")];
  const mobile = freshMobile();
  await changeMember(dev.id, { emailProvenAt: null, mobile, mobileProvenAt: new Date() });
  await changeMember(sara.id, { emailProvenAt: null });
  await night();
  expect((await newestMessage(app, mobile)).text).toContain("/auth");
  expect([await messagesTo(app, dev.email), await messagesTo(app, sara.email)]).toEqual([[], []]);
  expect(await noticesOf(sara)).toHaveLength(1);
});
