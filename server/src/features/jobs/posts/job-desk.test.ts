import { expect, test } from "vitest";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { insertJob } from "../job.fixtures.ts";

const app = await sharedTestApp();
const meera = await signInAs(app, "Meera Iyer", "moderator");
const list = async (query: string, as: { token: string } = meera) =>
  (await app.call("GET", `/api/admin/jobs?${query}`, { as })).json;

test("jobs that wait come the oldest first, and all are found by title, company and id", async () => {
  const company = await insertCompany(app, await app.signIn("Asha Menon"), { name: "Malnad Estates" });
  const made = [];
  for (const [age, title] of ["Field Clerk", "Taster", "Estate Driver"].entries()) {
    const createdAt = new Date(Date.now() - age * 1000);
    made.push(await insertJob(app, company, { title, status: "pending", createdAt }));
  }
  const open = await insertJob(app, company, { title: "Field Manager", status: "open" });
  const first = await list("limit=2");
  expect([first.count, first.items.map(({ name }) => name)]).toEqual([3, ["Estate Driver", "Taster"]]);
  expect((await list(`limit=2&cursor=${first.nextCursor}`)).items).toMatchObject([
    { name: "Field Clerk", of: "Malnad Estates", status: "pending" },
  ]);
  expect((await list("status=all&q=field")).count).toBe(2);
  expect((await list("status=open&q=malnad")).items).toMatchObject([{ _id: open.id }]);
  expect((await list(`status=all&q=${open.id}`)).items).toMatchObject([{ name: "Field Manager" }]);
  const { json } = await app.call("GET", `/api/admin/jobs/${made[0]!.id}`, { as: meera });
  expect(json.job).toMatchObject({ title: "Field Clerk", status: "pending" });
  const farah = await signInAs(app, "Farah", "finance");
  expect((await app.send("GET", "/api/admin/jobs", { as: farah })).status).toBe(403);
});
