import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ERASED_PROSPECT } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { exportOf } from "../../account-data/account-data.fixtures.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { listAuditLog } from "../../audit/audit-log-queries.ts";
import { referralsPart } from "./account-part.ts";
import { newNumber, referralCalls, twoChapters } from "./referral.fixtures.ts";
import { referralsRegistration } from "./referrals.registration.ts";
import { oneToOnes } from "./referrals.table.ts";

const app = await sharedTestApp();
const { give, given, answer, open, won, pointsOf } = referralCalls(app);
let people: Awaited<ReturnType<typeof twoChapters>>;
beforeEach(async () => {
  people = await twoChapters(app);
});

const ERASED = { name: ERASED_PROSPECT, phone: "", email: "", erased: true };
const context = (daysLater = 0): JobContext => ({
  ...app.services,
  now: new Date(Date.now() + daysLater * DAY_MS),
});
const tidyUp = (daysLater: number) => referralsRegistration.tidyUp!(context(daysLater));
const eraseAccount = ({ member }: Person) =>
  inTransaction(app.db, (tx) => referralsPart.erase(context(), tx, member.id));

test("a prospect is in the exports of giver and receiver, and of nobody else", async () => {
  const { asha, ravi, meera, neha } = people;
  const phone = newNumber();
  const prospect = { name: "Gauri Prospect", phone, email: `gauri${phone.slice(-6)}@example.com` };
  const id = await given(asha, ravi, { prospect });
  await answer(ravi, id, "accept", { note: "Gauri called back." });
  for (const person of [asha, ravi]) {
    const text = (await exportOf(app, person)).join("\n");
    for (const part of [...Object.values(prospect), "Needs a new accountant", "Gauri called back."])
      expect(text).toContain(part);
  }
  // Meera is in the same chapter, Neha leads another one.
  for (const person of [meera, neha]) {
    const text = (await exportOf(app, person)).join("\n");
    for (const part of [...Object.values(prospect), id]) expect(text).not.toContain(part);
  }
});

test.each(["asha", "ravi"] as const)(
  "%s erases a prospect who asked for it, also from what was written",
  async (who) => {
    const { asha, ravi } = people;
    const id = await given(asha, ravi);
    await answer(ravi, id, "accept", { note: "Vikram Desai wants a quote." });
    const { json } = await app.call("DELETE", `/api/referrals/${id}/prospect`, { as: people[who] });
    expect(json).toMatchObject({ prospect: ERASED, need: "", status: "accepted" });
    for (const person of [asha, ravi]) {
      const seen = await open(person, id);
      expect(seen.prospect).toEqual(ERASED);
      expect(JSON.stringify(seen)).not.toContain("Vikram");
    }
    // The business goes on.
    expect((await answer(ravi, id, "won", { wonPaise: 100 })).status).toBe(200);
  },
);

test("support erases a prospect from all referrals, and the log says how many but not who", async () => {
  const { asha, ravi, meera, neha } = people;
  const phone = newNumber();
  const email = `gauri${phone.slice(-6)}@example.com`;
  const byPhone = await given(asha, ravi, { prospect: { phone } });
  const byMail = await given(neha, meera, { prospect: { phone: undefined, email } });
  const untouched = await given(asha, meera);
  const erase = (as: { token: string }, body: object) =>
    app.send("POST", "/api/admin/prospects/erase", {
      as,
      body: { reason: "The prospect asked for it.", ...body },
    });
  const support = await signInAs(app, "Sana Support", "support");
  expect((await erase(support, {})).status).toBe(400);
  expect((await erase(asha, { phone })).status).toBe(401);
  const { status, json } = await erase(support, { phone: `0${phone.slice(3)}`, email: email.toUpperCase() });
  expect([status, json]).toEqual([200, { erased: 2 }]);
  for (const [person, id] of [
    [ravi, byPhone],
    [meera, byMail],
  ] as const)
    expect((await open(person, id)).prospect).toEqual(ERASED);
  expect((await open(meera, untouched)).prospect.erased).toBe(false);
  const [line] = (await listAuditLog(app.db, { action: "prospect.erase" })).items;
  expect(line).toMatchObject({ adminId: support.admin.id, after: { erased: 2 } });
  expect(JSON.stringify(line)).not.toContain(phone.slice(3));
});

test("180 days after the end the prospect is erased by the clock; what is open stays", async () => {
  const { asha, ravi } = people;
  const [ended, corrected, running] = [await won(asha, ravi), await won(asha, ravi), await given(asha, ravi)];
  await answer(ravi, corrected, "correct");
  await tidyUp(179);
  expect((await open(ravi, ended)).prospect.erased).toBe(false);
  await tidyUp(181);
  expect(await open(ravi, ended)).toMatchObject({ prospect: ERASED, wonPaise: 5_000_000, status: "won" });
  for (const id of [corrected, running]) expect((await open(ravi, id)).prospect.erased).toBe(false);
});

test.each(["asha", "ravi"] as const)(
  "with the account of %s texts and prospects go, figures of the other stay",
  async (who) => {
    const { asha, ravi } = people;
    const id = await won(asha, ravi, 7_000_000);
    const waiting = await given(asha, ravi);
    const thanks = { referralId: id, amountPaise: 7_000_000, note: "For Vikram" };
    await app.call("POST", "/api/thank-yous", { as: ravi, body: thanks });
    const day = new Date().toISOString().slice(0, 10);
    await app.call("POST", "/api/one-to-ones", {
      as: people[who],
      body: { userId: (who === "asha" ? ravi : asha).member.id, day, topics: "Private" },
    });
    await eraseAccount(people[who]);
    await eraseAccount(people[who]);
    const other = who === "asha" ? ravi : asha;
    expect(await open(other, id)).toMatchObject({ prospect: ERASED, need: "", wonPaise: 7_000_000 });
    const ended = await open(other, waiting);
    expect(ended).toMatchObject({ status: "expired", prospect: ERASED });
    expect(ended.timeline.at(-1)).toMatchObject({ status: "expired", by: "clock" });
    expect((await pointsOf(asha, id)).length).toBe(2);
    const box = who === "asha" ? "given" : "received";
    const { json } = await app.call("GET", `/api/thank-yous?box=${box}`, { as: other });
    expect(json.thankYous).toMatchObject([
      { amountPaise: 7_000_000, note: who === "ravi" ? "" : "For Vikram" },
    ]);
    const [entered] = await app.db
      .select()
      .from(oneToOnes)
      .where(eq(oneToOnes.enteredBy, people[who].member.id));
    expect(entered).toMatchObject({ topics: "", status: "declined" });
  },
);

test("somebody who left has no name and no link in the referrals of the other", async () => {
  const { asha, ravi } = people;
  const { json } = await give(asha, ravi);
  await app.db
    .update(members)
    .set({ erasesAt: new Date(Date.now() + DAY_MS) })
    .where(eq(members.id, asha.member.id));
  expect((await open(ravi, json._id)).giver).toMatchObject({ _id: null, name: "A former member" });
  expect((await answer(ravi, json._id, "accept")).status).toBe(200);
});
