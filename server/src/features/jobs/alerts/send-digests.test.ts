import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { News } from "@cardplaza/contract/news";
import { AlertFilters } from "@cardplaza/contract/jobs/job-alerts";
import { dateInIndia, DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, startTestApp, type Person } from "../../../testing/test-app.ts";
import type { createTestDatabase } from "../../../testing/test-database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companyFollowers, type CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { messageOf } from "../../notifications/notification-text.ts";
import { notificationChoices, notifications } from "../../notifications/notifications.table.ts";
import { outgoingMessages } from "../../outgoing/outgoing.table.ts";
import { insertApplication, insertJob } from "../job.fixtures.ts";
import { jobMarks, jobs, type JobRow } from "../posts/jobs.table.ts";
import { jobAlerts, jobDigests } from "./alerts.table.ts";
import { readNewJobs } from "./new-jobs.ts";
import { sendJobDigestsJob } from "./send-digests.ts";
import { tellMembers } from "./tell-members.ts";

const app = await sharedTestApp();
/** Eight o'clock in India. */
const MORNING = new Date("2026-06-10T02:30:00Z");
const at = (minutes: number) => new Date(MORNING.getTime() + minutes * MINUTE_MS);
const NEVER = new AbortController().signal;
const run = (services = app.services, signal = NEVER) =>
  sendJobDigestsJob.run({ ...services, now: new Date() }, {}, signal);
let company: CompanyRow;

beforeEach(async () => {
  await app.db.delete(jobs);
  await app.db.delete(jobAlerts);
  await app.db.delete(companyFollowers);
  app.clock.set(at(-600));
  company = await insertCompany(app, await app.signIn("Owner"), { name: "Kale & Sons" });
});

const job = (fields: Partial<JobRow> = {}, of = company) =>
  insertJob(app, of, { openedAt: at(-60), ...fields }, at(-60));
const alert = async (as: Person, filters: object = {}) =>
  (await app.call("POST", "/api/job-alerts", { as, body: { filters } })).json;
const follow = async (as: Person, of = company, followedAt = at(-900)) => {
  await app.db.insert(companyFollowers).values({ companyId: of.id, memberId: as.member.id, followedAt });
  await app.db
    .insert(notificationChoices)
    .values({ memberId: as.member.id, type: "job_posted", email: true })
    .onConflictDoNothing();
};
const bells = async ({ member }: Person) =>
  (
    await app.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, member.id), eq(notifications.type, "job_posted")))
  ).map(messageOf);
const mails = ({ member }: Person) => messagesTo(app, member.email!);
/** Waits until no mail waits. */
async function allSent(): Promise<void> {
  const waiting = () => app.db.$count(outgoingMessages, isNotNull(outgoingMessages.message));
  await expect.poll(waiting).toBe(0);
}

describe("The rule of the list", () => {
  const found = async (filters: object) => {
    const asha = await app.signIn("Asha");
    await app.db.insert(jobAlerts).values({
      id: newId(),
      memberId: asha.member.id,
      name: "All",
      filters: AlertFilters.parse(filters),
      createdAt: at(-700),
      lookedAt: at(-700),
    });
    app.clock.set(MORNING);
    await run();
    const [message] = await bells(asha);
    return message === undefined ? 0 : Number(/^\d+/.exec(message)![0]);
  };

  test.each([
    [{}, 3],
    [{ q: "accountants" }, 1],
    [{ q: "accountant jobs in pune" }, 1],
    [{ q: "tally" }, 1],
    [{ q: "kale" }, 3],
    [{ q: "driver or welder" }, 2],
    [{ q: "kale -driver" }, 2],
    [{ q: "purchases" }, 0],
    [{ q: "astronaut" }, 0],
    [{ q: "accountant", city: "Nashik" }, 0],
    [{ city: "Poona" }, 1],
    [{ city: "Nashik" }, 2],
    [{ mode: ["remote", "hybrid"] }, 1],
    [{ type: ["INTERN"] }, 1],
    [{ type: ["INTERN"], mode: ["remote"] }, 0],
    [{ expMin: 3 }, 2],
    [{ expMin: 9 }, 1],
    [{ salaryMin: 900_000 }, 1],
    [{ salaryMin: 900_001 }, 0],
    [{ skills: ["gst", "Heavy vehicles"] }, 2],
    [{ skills: ["GS"] }, 0],
    [{ q: "' or 1=1 --" }, 0],
    [{ q: "9876543210" }, 0],
  ])("%o finds %i of three", async (filters, count) => {
    await job({ title: "Accountant" });
    await job({
      title: "Driver",
      locations: [{ city: "Nashik", state: "Maharashtra", pin: "" }],
      skills: ["Heavy vehicles"],
      employmentType: "INTERN",
      expMin: 0,
      expMax: null,
      salaryHidden: true,
      salaryMaxPaise: 900_000_000,
    });
    await job({
      title: "Welder",
      locations: [{ city: "Nashik", state: "Maharashtra", pin: "" }],
      skills: ["Welding"],
      workMode: "remote",
      expMin: 4,
      expMax: 6,
      salaryMinPaise: null,
      salaryMaxPaise: null,
    });
    expect(await found(filters)).toBe(count);
  });
});

test("Asha gets one mail with the matches of her alerts and the jobs of a company that she follows", async () => {
  const asha = await app.signIn("Asha");
  const other = await insertCompany(app, null, { name: "Mehta Motors" });
  await follow(asha, other);
  await alert(asha, { q: "accountant", city: "Pune" });
  app.clock.advance({ minutes: 1 });
  await alert(asha, { skills: ["Tally"] });
  await job({ title: "Chief accountant" });
  await job({ title: "Store keeper", skills: ["Tally"], salaryHidden: true });
  await job({ title: "Fitter", skills: ["Fitting"] }, other);
  await job({ title: "Old accountant", openedAt: at(-602) });
  app.clock.set(MORNING);
  await run();
  expect(await bells(asha)).toEqual(["2 new jobs match your alerts: Accountant in Pune (1), Tally (2)."]);
  const mail = await newestMessage(app, asha.member.email!);
  expect(mail.subject).toBe("3 new jobs for you");
  const chief = (await app.db.select().from(jobs).where(eq(jobs.title, "Chief accountant")))[0]!;
  expect(mail.text).toContain(
    `Accountant in Pune\n\nChief accountant\nKale & Sons\n₹6–9 L/yr · 2–4 yrs · Pune\n${app.services.origin}/jobs/chief-accountant-${chief.id}`,
  );
  // It matches both alerts, and is listed once.
  expect(mail.text.split("Chief accountant\n")).toHaveLength(2);
  expect(mail.text).toContain("Store keeper\nKale & Sons\n2–4 yrs · Pune\n");
  expect(mail.text).toContain("At companies that you follow\n\nFitter\nMehta Motors");
  expect(mail.text).not.toContain("Old accountant");

  // One click ends the mails; the bell goes on.
  const [, path] = /Unsubscribe: \S+(\/api\/unsubscribe\?code=\S+)/.exec(mail.text)!;
  expect((await app.send("POST", path!, {})).status).toBe(200);
  app.clock.advance({ days: 1 });
  await job({ title: "Next accountant", openedAt: at(60) });
  await run();
  await allSent();
  expect(await bells(asha)).toHaveLength(2);
  expect(await mails(asha)).toHaveLength(1);
});

test("A follower without alerts gets a mail and no second bell; without news there is nothing", async () => {
  const [asha, bela, chetan] = [
    await app.signIn("Asha"),
    await app.signIn("Bela"),
    await app.signIn("Chetan"),
  ];
  await follow(asha);
  // Mails about new jobs are off until a member wants them.
  await app.db
    .insert(companyFollowers)
    .values({ companyId: company.id, memberId: bela.member.id, followedAt: at(-900) });
  await alert(chetan, { q: "astronaut" });
  await job();
  app.clock.set(MORNING);
  await run();
  const mail = await newestMessage(app, asha.member.email!);
  expect(mail.subject).toBe("1 new job for you");
  expect(mail.text).toContain("At companies that you follow");
  app.clock.advance({ days: 1 });
  await run();
  await allSent();
  for (const person of [asha, bela, chetan]) expect(await bells(person)).toEqual([]);
  expect(await mails(asha)).toHaveLength(1);
  expect(await mails(bela)).toHaveLength(0);
  expect(await mails(chetan)).toHaveLength(0);
});

test("Bela wants mails about the companies that she follows, Chetan about his alerts, and each gets that part", async () => {
  const [bela, chetan] = [await app.signIn("Bela"), await app.signIn("Chetan")];
  const other = await insertCompany(app, null, { name: "Mehta Motors" });
  for (const person of [bela, chetan]) {
    await follow(person, company);
    await follow(person, other);
    await alert(person, { q: "accountant" });
  }
  const choose = (as: Person, kinds: { kind: News; email: boolean }[]) =>
    app.call("PUT", "/api/notification-settings", { as, body: { kinds } });
  await choose(bela, [{ kind: "job.matched", email: false }]);
  await choose(chetan, [{ kind: "job.opened-by-followed", email: false }]);
  // It matches the alerts, and is of a company that both follow.
  await job({ title: "Chief accountant" });
  await job({ title: "Fitter" }, other);
  app.clock.set(MORNING);
  await run();
  const toBela = await newestMessage(app, bela.member.email!);
  expect(toBela.subject).toBe("2 new jobs for you");
  expect(toBela.text).toContain("At companies that you follow");
  expect(toBela.text).toContain("Chief accountant\nKale & Sons");
  const toChetan = await newestMessage(app, chetan.member.email!);
  expect(toChetan.subject).toBe("1 new job: Accountant");
  expect(toChetan.text).not.toContain("Fitter");
  for (const person of [bela, chetan])
    expect(await bells(person)).toEqual(["1 new job matches your alert Accountant."]);
  await allSent();
  for (const person of [bela, chetan]) expect(await mails(person)).toHaveLength(1);
});

test("More than ten matches are told with ten, and hostile text stays text", async () => {
  const asha = await app.signIn("Asha");
  await alert(asha, { q: "clerk" });
  for (let each = 0; each < 12; each++) await job({ title: `Clerk <b>${each}</b> www.evil.example` });
  app.clock.set(MORNING);
  await run();
  const mail = await newestMessage(app, asha.member.email!);
  expect(mail.subject).toBe("12 new jobs: Clerk");
  expect(mail.text).toContain("Clerk: 10 of 12");
  expect(mail.text.match(/\/jobs\/clerk-/g)).toHaveLength(10);
  expect(mail.html).not.toContain("<b>");
  expect(mail.text).not.toContain("www.evil.example");
  expect(mail.text).toContain(`${app.services.origin}/jobs?q=clerk&sort=date`);
});

test("Nobody is told of a job of their own company, of a block, hidden, applied for or closed", async () => {
  const people = new Map<string, Person>();
  for (const name of ["Manager", "Blocked", "Hider", "Applicant", "Leaver", "Seeker"])
    people.set(name, await app.signIn(name));
  const owner = await app.signIn("Ravi");
  const other = await insertCompany(app, owner, { name: "Mehta Motors" });
  const person = (name: string) => people.get(name)!;
  await insertManager(app, other, person("Manager"));
  await app.call("PUT", `/api/blocks/${owner.member.id}`, { as: person("Blocked") });
  for (const each of [...people.values(), owner]) await alert(each, { q: "fitter" });
  await follow(person("Blocked"), other);
  const fitter = await job({ title: "Fitter" }, other);
  await app.db
    .insert(jobMarks)
    .values({ memberId: person("Hider").member.id, jobId: fitter.id, hiddenAt: at(-30) });
  await insertApplication(app, fitter, person("Applicant"));
  await app.db
    .update(members)
    .set({ erasesAt: at(9_000) })
    .where(eq(members.id, person("Leaver").member.id));
  app.clock.set(MORNING);
  await run();
  for (const each of [...people.values(), owner])
    expect([each.member.name, await bells(each)]).toEqual([
      each.member.name,
      each === person("Seeker") ? ["1 new job matches your alert Fitter."] : [],
    ]);
  await newestMessage(app, person("Seeker").member.email!);
  await allSent();
  for (const name of ["Manager", "Blocked", "Hider", "Applicant", "Leaver"])
    expect(await mails(person(name))).toEqual([]);
});

test("A job that closes while the digests are sent is left out", async () => {
  const asha = await app.signIn("Asha");
  await alert(asha, { q: "accountant" });
  const { id } = await job();
  app.clock.set(MORNING);
  const now = new Date();
  const newJobs = await readNewJobs(app.db, { since: at(-700), until: at(-1), now });
  expect(newJobs.all.map((each) => each.id)).toEqual([id]);
  await app.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
  const context = { ...app.services, now };
  await tellMembers(context, [asha.member.id], { newJobs, today: dateInIndia(now), until: at(-1) });
  expect(await bells(asha)).toEqual([]);
});

test("Of two processes and a run that was cut off, each member is told once a day and of each job once", async () => {
  const people = [];
  for (let each = 0; each < 12; each++) people.push(await app.signIn(`Member ${each}`));
  for (const [place, person] of people.entries()) {
    if (place < 8) await alert(person, { q: "accountant" });
    if (place > 4) await follow(person);
  }
  const database = { url: app.databaseUrl } as Awaited<ReturnType<typeof createTestDatabase>>;
  const other = await startTestApp({ database, settings: { DATA_DIR: app.dataDir } });
  for (let day = 0; day < 3; day++) {
    app.clock.set(at(day * 24 * 60));
    await job({ title: `Accountant of day ${day}`, openedAt: at(day * 24 * 60 - 60) });
    if (day === 1) await run(app.services, AbortSignal.abort()).catch(() => {});
    await Promise.all([run(), run(other.services), run()]);
    app.clock.advance({ minutes: 30 });
    await run();
  }
  await allSent();
  for (const [place, person] of people.entries()) {
    expect([place, (await bells(person)).length]).toEqual([place, place < 8 ? 3 : 0]);
    const own = await mails(person);
    expect([place, own.length]).toEqual([place, 3]);
    for (let day = 0; day < 3; day++)
      expect(own.filter(({ text }) => text.includes(`Accountant of day ${day}`))).toHaveLength(1);
  }
  await other.stop();
});

test("Followers without alerts are mailed once, however many runs there are at once", async () => {
  const people = [];
  for (let each = 0; each < 8; each++) people.push(await app.signIn(`Follower ${each}`));
  for (const person of people) await follow(person);
  await job();
  app.clock.set(MORNING);
  await Promise.all([run(), run(), run(), run()]);
  await allSent();
  for (const person of people) expect(await mails(person)).toHaveLength(1);
});

test("All of many members are told, in batches", async () => {
  const ids = Array.from({ length: 1_200 }, () => newId());
  const old = new Date(MORNING.getTime() - 2 * DAY_MS);
  await app.db.insert(members).values(
    ids.map((id) => ({
      id,
      name: "Sunil",
      email: `${id}@example.com`,
      createdAt: old,
      updatedAt: old,
      lastActiveAt: old,
    })),
  );
  await app.db.insert(jobAlerts).values(
    ids.flatMap((memberId) =>
      ["accountant", "driver"].map((q) => ({
        id: newId(),
        memberId,
        name: q,
        filters: AlertFilters.parse({ q }),
        createdAt: old,
        lookedAt: old,
      })),
    ),
  );
  await job();
  app.clock.set(MORNING);
  await run();
  const told = await app.db
    .selectDistinct({ id: notifications.recipientId })
    .from(notifications)
    .where(eq(notifications.about, `job-alerts:${dateInIndia(MORNING)}`));
  expect(told.filter(({ id }) => ids.includes(id))).toHaveLength(1_200);
  const rows = await app.db.select().from(jobAlerts);
  expect(rows.every(({ sentOn, lookedAt }) => sentOn === "2026-06-10" && lookedAt > old)).toBe(true);
  // None of them wants mails about new jobs.
  expect(await app.db.$count(jobDigests, inArray(jobDigests.memberId, ids))).toBe(0);
});
