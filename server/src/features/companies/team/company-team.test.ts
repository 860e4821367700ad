import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { companyCalls, insertCompany, insertManager } from "../company/company.fixtures.ts";
import { insertProduct, productCalls } from "../products/product.fixtures.ts";
import { reviewOf } from "../../reviews/review.fixtures.ts";
import { reviews } from "../../reviews/reviews.table.ts";
import { teamCalls } from "./company-team.fixtures.ts";
import { companyManagers } from "./team.table.ts";

const app = await sharedTestApp();
const { showTeam, remove, transfer, accept, codeFor } = teamCalls(app);
const { rowOf } = companyCalls(app);
const { rowOf: productRow } = productCalls(app);
let asha: Person;
let ravi: Person;
let kiran: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
  ravi = await app.signIn("Ravi Kulkarni");
  kiran = await app.signIn("Kiran Rao");
  company = await insertCompany(app, asha);
  await insertManager(app, company, ravi);
});

const isManager = async (whom: Person) =>
  (await app.db.$count(
    companyManagers,
    and(eq(companyManagers.companyId, company.id), eq(companyManagers.memberId, whom.member.id)),
  )) > 0;

describe("removing a manager", () => {
  test("takes everything from them at once", async () => {
    expect((await remove(asha, company, ravi)).status).toBe(204);
    const path = `/api/companies/${company.id}`;
    expect((await app.call("PATCH", path, { as: ravi, body: { tagline: "Mine" } })).status).toBe(404);
    expect((await showTeam(ravi, company)).status).toBe(404);
    expect((await app.call("GET", `${path}/stats`, { as: ravi })).status).toBe(404);
    expect((await app.call("GET", path, { as: ravi })).json).toMatchObject({ role: null });
    expect((await app.call("GET", "/api/auth/me", { as: ravi })).json).toMatchObject({ hasCompany: false });
    expect(await noticesTo(app, ravi)).toContain("You no longer manage Deshmukh Fasteners.");
    expect((await remove(asha, company, ravi)).status).toBe(404);
  });

  test("is for the owner, but a manager may leave", async () => {
    await insertManager(app, company, kiran);
    expect((await remove(kiran, company, ravi)).status).toBe(404);
    expect((await remove(kiran, company, asha)).status).toBe(404);
    expect((await remove(await app.signIn("Meera"), company, ravi)).status).toBe(404);
    expect((await remove(kiran, company, kiran)).status).toBe(204);
    expect(await noticesTo(app, asha)).toContain("Kiran Rao no longer manages Deshmukh Fasteners.");
    expect(await isManager(ravi)).toBe(true);
  });

  test("the owner hands over before leaving", async () => {
    expect(await remove(asha, company, asha)).toMatchObject({
      status: 409,
      json: { message: COMPANY_TEXT.lastOwner },
    });
  });
});

describe("handing the company over", () => {
  test("makes the manager the owner and the owner a manager, and both know", async () => {
    const { status, json } = await transfer(asha, company, ravi);
    expect([
      status,
      json.managers.map(({ name, role }: { name: string; role: string }) => [name, role]),
    ]).toEqual([
      200,
      [
        ["Ravi Kulkarni", "owner"],
        ["Asha Menon", "manager"],
      ],
    ]);
    expect(await noticesTo(app, ravi)).toContain(
      "Asha Menon has handed Deshmukh Fasteners over to you. You are its owner now.",
    );
    const { text } = await newestMessage(app, asha.member.email as string, 1, /new owner/);
    expect(text).toContain("You have handed Deshmukh Fasteners over to Ravi Kulkarni.");
    expect((await remove(ravi, company, asha)).status).toBe(204);
    expect(await rowOf(company.id)).toMatchObject({ ownerId: ravi.member.id, version: 2 });
  });

  test("goes only to a manager, by the owner alone", async () => {
    expect((await transfer(asha, company, kiran)).json.fields).toEqual({ userId: COMPANY_TEXT.transferTo });
    expect((await transfer(asha, company, asha)).json.fields).toEqual({ userId: COMPANY_TEXT.transferTo });
    expect((await transfer(ravi, company, ravi)).status).toBe(404);
    expect((await transfer(kiran, company, kiran)).status).toBe(404);
    expect(await rowOf(company.id)).toMatchObject({ ownerId: asha.member.id });
  });

  test("is refused while the manager owns a company, also a draft", async () => {
    const own = await insertCompany(app, ravi, { completedAt: null });
    expect(await transfer(asha, company, ravi)).toMatchObject({
      status: 409,
      json: { message: COMPANY_TEXT.otherOwnsOne },
    });
    await app.db.update(companies).set({ deletedAt: new Date() }).where(eq(companies.id, own.id));
    expect((await transfer(asha, company, ravi)).status).toBe(200);
  });

  test("while the manager leaves ends in one of the two, and the company always has an owner", async () => {
    for (let round = 0; round < 3; round++) {
      const owner = await app.signIn("Meera");
      const manager = await app.signIn("Farah");
      const theirs = await insertCompany(app, owner);
      await insertManager(app, theirs, manager);
      const [handed, left] = await Promise.all([
        transfer(owner, theirs, manager),
        remove(manager, theirs, manager),
      ]);
      const row = await rowOf(theirs.id);
      const managers = await app.db
        .select()
        .from(companyManagers)
        .where(eq(companyManagers.companyId, theirs.id));
      const outcome = [handed.status, left.status, row?.ownerId, managers.map(({ memberId }) => memberId)];
      expect([
        [200, 409, manager.member.id, [owner.member.id]],
        [400, 204, owner.member.id, []],
      ]).toContainEqual(outcome);
    }
  });
});

describe("what somebody wrote before they joined the team", () => {
  const review = async (as: Person, targetType: "company" | "product", { id }: { id: string }) => {
    const path = `/api/reviews?targetType=${targetType}&targetId=${id}`;
    expect((await app.call("POST", path, { as, body: reviewOf() })).status).toBe(201);
  };
  const statesOf = async (author: Person) => {
    const rows = await app.db.select().from(reviews).where(eq(reviews.authorId, author.member.id));
    return Object.fromEntries(rows.map(({ targetId, status }) => [targetId, status]));
  };

  test("about the company and its products is withdrawn with the invitation; the rest stays", async () => {
    const [bolt, nut] = [await insertProduct(app, company), await insertProduct(app, company)];
    const other = await insertCompany(app, await app.signIn("Meera"));
    await review(kiran, "company", company);
    await review(kiran, "product", bolt);
    await review(kiran, "company", other);
    const farah = await app.signIn("Farah");
    await review(farah, "product", bolt);
    await review(farah, "product", nut);
    expect((await accept(kiran, await codeFor(asha, company, kiran))).status).toBe(200);
    expect(await statesOf(kiran)).toEqual({
      [company.id]: "withdrawn",
      [bolt.id]: "withdrawn",
      [other.id]: "published",
    });
    expect(await rowOf(company.id)).toMatchObject({ ratingSum: 0, ratingCount: 0 });
    expect(await productRow(bolt.id)).toMatchObject({ ratingSum: 5, ratingCount: 1 });
    expect(await statesOf(farah)).toEqual({ [bolt.id]: "published", [nut.id]: "published" });
  });

  test("is withdrawn from the new owner too", async () => {
    await review(kiran, "company", company);
    await insertManager(app, company, kiran);
    expect((await transfer(asha, company, kiran)).status).toBe(200);
    expect(await statesOf(kiran)).toEqual({ [company.id]: "withdrawn" });
    expect(await rowOf(company.id)).toMatchObject({ ownerId: kiran.member.id, ratingCount: 0 });
  });
});
