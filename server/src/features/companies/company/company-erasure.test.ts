import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { eraseAccountsJob } from "../../account-data/erase-accounts.ts";
import { insertEnquiry } from "../../enquiries/enquiry.fixtures.ts";
import { enquiries } from "../../enquiries/enquiries.table.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import * as files from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { teamCalls } from "../team/company-team.fixtures.ts";
import { companyInvites, companyManagers } from "../team/team.table.ts";
import { companies, companyFollowers, type CompanyRow } from "./companies.table.ts";
import { companyCalls, insertCompany, insertManager } from "./company.fixtures.ts";
import { eraseDeletedCompaniesJob } from "./erase-companies.ts";

const app = await sharedTestApp();
const { call, rowOf } = companyCalls(app);
const { invite } = teamCalls(app);
let asha: Person;
let ravi: Person;
let kiran: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
  ravi = await app.signIn("Ravi Kulkarni");
  kiran = await app.signIn("Kiran Rao");
  company = await insertCompany(app, asha);
});

async function erase({ member }: Person) {
  await app.db
    .update(members)
    .set({ erasesAt: new Date(0) })
    .where(eq(members.id, member.id));
  const context: JobContext = { ...app.services, now: new Date() };
  await eraseAccountsJob.run(context, {}, new AbortController().signal);
}

/** A buyer's enquiry at the company. */
async function enquiryAt({ id, ownerId }: CompanyRow, sender: Person) {
  const shop = await insertListing(app, null);
  const to = { targetType: "company" as const, targetId: id, inboxId: id, ownerId: ownerId as string };
  return insertEnquiry(app, { shop, senderId: sender.member.id }, to);
}
const enquiryRow = async (id: string) =>
  (await app.db.select().from(enquiries).where(eq(enquiries.id, id)))[0];

describe("erasing the owner's account", () => {
  test("gives the company with its enquiries and pictures to the manager who joined first and owns none", async () => {
    const logo = await sendFile(app, await files.jpegFrom(), { as: asha, purpose: "logo" });
    await app.db.update(companies).set({ logo: logo.url }).where(eq(companies.id, company.id));
    const busy = await app.signIn("Busy Owner");
    await insertCompany(app, busy);
    for (const manager of [busy, ravi, kiran]) await insertManager(app, company, manager);
    const id = await enquiryAt(company, await app.signIn("Meera"));
    await erase(asha);
    expect(await rowOf(company.id)).toMatchObject({
      ownerId: ravi.member.id,
      deletedAt: null,
      name: company.name,
    });
    expect(await enquiryRow(id)).toMatchObject({ ownerId: ravi.member.id });
    expect(await noticesTo(app, ravi)).toContain(
      "The owner of Deshmukh Fasteners has left. You are its owner now.",
    );
    expect((await fetch(`${app.url}${logo.url}`)).status).toBe(200);
  });

  test("without a manager erases the company's contents, and its page says that it is gone", async () => {
    const id = await enquiryAt(company, ravi);
    await call(ravi, "POST", `/${company.id}/follow`, {});
    await invite(asha, company, "someone@invited.example");
    await erase(asha);
    expect(await rowOf(company.id)).toMatchObject({
      ownerId: null,
      name: "",
      phone: "",
      gstin: "",
      about: "",
      followerCount: 0,
    });
    expect(await enquiryRow(id)).toBeUndefined();
    expect(await app.db.$count(companyInvites, eq(companyInvites.companyId, company.id))).toBe(0);
    expect(await app.db.$count(companyFollowers, eq(companyFollowers.companyId, company.id))).toBe(0);
    expect((await app.call("GET", `/api/companies/${company.id}`)).status).toBe(410);
  });
});

test("erasing another's account ends what they managed, followed and were invited to", async () => {
  await insertManager(app, company, ravi);
  const other = await insertCompany(app, kiran);
  await call(ravi, "POST", `/${other.id}/follow`, {});
  await invite(kiran, other, ravi.member.email as string);
  await erase(ravi);
  expect(await app.db.$count(companyManagers, eq(companyManagers.memberId, ravi.member.id))).toBe(0);
  expect(await app.db.$count(companyInvites, eq(companyInvites.companyId, other.id))).toBe(0);
  expect((await rowOf(other.id))?.followerCount).toBe(0);
});

test("the page stays while the owner's account waits for erasure if somebody manages the company", async () => {
  const show = async () => (await app.call("GET", `/api/companies/${company.id}`)).status;
  await app.db
    .update(members)
    .set({ erasesAt: new Date("2099-01-01") })
    .where(eq(members.id, asha.member.id));
  expect(await show()).toBe(404);
  await insertManager(app, company, ravi);
  expect(await show()).toBe(200);
});

test("30 days after it was deleted, a company cannot be restored, and the nightly job keeps only its name", async () => {
  await insertManager(app, company, ravi);
  const id = await enquiryAt(company, kiran);
  await call(asha, "DELETE", `/${company.id}`);
  const context: JobContext = { ...app.services, now: new Date(Date.now() + 31 * DAY_MS) };
  const night = () => eraseDeletedCompaniesJob.run(context, {}, new AbortController().signal);
  await night();
  await night();
  const row = await rowOf(company.id);
  expect(row).toMatchObject({ name: company.name, phone: "", line1: "", about: "", ownerId: asha.member.id });
  expect(row?.erasedAt).toEqual(context.now);
  expect(await enquiryRow(id)).toBeUndefined();
  expect(await app.db.$count(companyManagers, eq(companyManagers.companyId, company.id))).toBe(0);
  expect((await call(asha, "POST", `/${company.id}/restore`, {})).status).toBe(404);
});
