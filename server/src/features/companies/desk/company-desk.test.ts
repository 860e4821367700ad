import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import { COMPANY_DESK_TEXT } from "@cardplaza/contract/companies/company-desk-words";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { insertCompany, insertManager } from "../company/company.fixtures.ts";

const app = await sharedTestApp();
const meera = await signInAs(app, "Meera Iyer", "moderator");
const REASON = "The owner has left the company.";

const list = async (query: string, as: { token: string } = meera) =>
  (await app.call("GET", `/api/admin/companies?${query}`, { as })).json;
const one = async (id: string, as: { token: string } = meera) =>
  (await app.call("GET", `/api/admin/companies/${id}`, { as })).json.company;
const decide = (id: string, body: object, as: { token: string } = meera) =>
  app.send("PATCH", `/api/admin/companies/${id}`, { as, body });

test("companies are listed the newest first, go on from a cursor, and are found by name, city, GSTIN, number and id", async () => {
  const made = [];
  for (const [at, name] of ["Malnad Coffee", "Malnad Pepper", "Malnad Honey"].entries()) {
    const completedAt = new Date(Date.now() - at * 1000);
    made.push(
      await insertCompany(app, null, { name, city: "Sakleshpur", phone: "+918173221100", completedAt }),
    );
  }
  const named = await insertCompany(app, null, { name: "Kodagu Oranges", gstin: "29ABCDE1234F1Z5" });
  await insertCompany(app, null, { name: "Malnad Draft", completedAt: null });
  const first = await list("q=malnad&limit=2");
  expect([first.count, first.items.map(({ name }) => name)]).toEqual([3, ["Malnad Coffee", "Malnad Pepper"]]);
  const rest = await list(`q=malnad&limit=2&cursor=${first.nextCursor}`);
  expect([rest.nextCursor, rest.items.map(({ name }) => name)]).toEqual([null, ["Malnad Honey"]]);
  expect((await list("q=sakleshpur&status=suspended")).items).toEqual([]);
  for (const q of ["29abcde", named.id])
    expect((await list(`q=${q}`)).items).toMatchObject([{ _id: named.id, gstin: "29ABCDE1234F1Z5" }]);
  expect((await list(`q=${encodeURIComponent("81732 21100")}`)).count).toBe(3);
  expect(made).toHaveLength(3);
});

test("a manager is made the owner, with a reason; both read it, and the former owner manages the company", async () => {
  const [asha, kiran, ravi] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Kiran Rao"),
    await app.signIn("Ravi Kulkarni"),
  ];
  const company = await insertCompany(app, asha, { name: "Menon Castings" });
  expect((await one(company.id)).actions).toEqual(["suspend"]);
  await insertManager(app, company, kiran);
  const { version, actions, team, known } = await one(company.id);
  expect([actions, team.map(({ name, role }) => [name, role]), known?.name]).toEqual([
    ["suspend", "transfer"],
    [
      ["Asha Menon", "owner"],
      ["Kiran Rao", "manager"],
    ],
    "Asha Menon",
  ]);
  const give = (to: string | undefined, reason: string | undefined = REASON) =>
    decide(company.id, { action: "transfer", to, reason, version });
  expect((await give(kiran.member.id, "")).json.fields.reason).toBeTruthy();
  expect(
    (await decide(company.id, { action: "transfer", to: kiran.member.id, version })).json.fields,
  ).toEqual({
    reason: AUDIT_TEXT.reasonNeeded,
  });
  for (const to of [undefined, ravi.member.id, asha.member.id])
    expect((await give(to)).json.fields).toEqual({ to: COMPANY_DESK_TEXT.chooseNewOwner });
  const own = await insertCompany(app, kiran, { name: "Rao Tools" });
  expect((await give(kiran.member.id)).json.message).toBe(COMPANY_TEXT.otherOwnsOne);
  await app.call("DELETE", `/api/companies/${own.id}`, { as: kiran });

  expect((await give(kiran.member.id)).status).toBe(200);
  const after = await one(company.id);
  expect(after.team.map(({ name, role }) => [name, role])).toEqual([
    ["Kiran Rao", "owner"],
    ["Asha Menon", "manager"],
  ]);
  expect((await listOf(app, kiran)).notifications[0]?.message).toBe(
    `You are the owner of Menon Castings now. ${REASON}`,
  );
  expect((await listOf(app, asha)).notifications[0]?.message).toBe(
    `Kiran Rao is the owner of Menon Castings now. ${REASON}`,
  );
  const other = await signInAs(app, "Kabir", "moderator");
  expect(await decide(company.id, { action: "suspend", reason: REASON, version }, other)).toMatchObject({
    status: 409,
    json: { message: COMPANY_DESK_TEXT.handledBy("Meera Iyer") },
  });
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, company.id));
  expect(lines.map(({ action, reason }) => [action, reason])).toEqual([["company.transfer", REASON]]);
});

test("support and analysts look and decide nothing; finance sees no list", async () => {
  const company = await insertCompany(app, null, { name: "Nilgiri Tea" });
  for (const role of ["support", "analyst"] as const) {
    const sana = await signInAs(app, "Sana", role);
    expect((await one(company.id, sana)).actions).toEqual([]);
    expect((await decide(company.id, { action: "suspend", version: 1, reason: REASON }, sana)).status).toBe(
      403,
    );
  }
  const farah = await signInAs(app, "Farah", "finance");
  expect((await app.send("GET", "/api/admin/companies", { as: farah })).status).toBe(403);
});
