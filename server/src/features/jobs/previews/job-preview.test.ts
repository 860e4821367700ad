import sharp from "sharp";
import { expect, test } from "vitest";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { insertJob } from "../job.fixtures.ts";

const app = await sharedTestApp();
const asha = await app.signIn("Asha Menon");
const company = await insertCompany(app, asha);

const preview = async (id: string) => {
  const response = await fetch(`${app.url}/api/jobs/${id}/og.jpg`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("a shared job has a picture of the right size", async () => {
  const { status, bytes } = await preview((await insertJob(app, company)).id);
  const { width, height, format } = await sharp(bytes).metadata();
  expect([status, width, height, format]).toEqual([200, 1200, 630, "jpeg"]);
});

test("a hidden salary is not in the picture", async () => {
  const title = "Stores keeper";
  const [shown, hidden, none] = [
    await insertJob(app, company, { title }),
    await insertJob(app, company, { title, salaryHidden: true }),
    await insertJob(app, company, { title, salaryMinPaise: null, salaryMaxPaise: null }),
  ];
  const [a, b, c] = [await preview(shown.id), await preview(hidden.id), await preview(none.id)];
  expect(b.bytes.equals(c.bytes)).toBe(true);
  expect(a.bytes.equals(b.bytes)).toBe(false);
});

test("a draft has no picture, also for its team", async () => {
  const draft = await insertJob(app, company, { status: "draft", openedAt: null });
  expect((await preview(draft.id)).status).toBe(404);
  expect((await app.call("GET", `/api/jobs/${draft.id}/og.jpg`, { as: asha })).status).toBe(404);
});
