import { expect, test } from "vitest";
import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { insertCompany, insertManager } from "../company/company.fixtures.ts";
import { insertProduct, insertProducts, productCalls } from "./product.fixtures.ts";

const app = await sharedTestApp();
const { call, publish, mine } = productCalls(app);

test("25 products can be published on the free plan, also when two are published at once", async () => {
  const asha = await app.signIn("Asha");
  const company = await insertCompany(app, asha);
  await insertProducts(app, company, 24);
  const drafts = await insertProducts(app, company, 3, { status: "draft" });
  const tries = await Promise.all(drafts.map(({ id }) => publish(asha, id)));
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  const refused = tries.find(({ status }) => status === 403);
  expect([refused?.json.code, refused?.json.message]).toEqual(["LIMIT_REACHED", PRODUCT_TEXT.limit]);
  expect(await mine(asha)).toMatchObject({
    counts: { published: 25, draft: 2 },
    limit: 25,
    total: 27,
    pages: 2,
  });
});

test("the plan of the owner counts, and what was published stays so after it", async () => {
  const [asha, ravi] = [await app.signIn("Asha", { premium: true }), await app.signIn("Ravi")];
  const company = await insertCompany(app, asha);
  await insertManager(app, company, ravi);
  await insertProducts(app, company, 59);
  const [draft, other] = await insertProducts(app, company, 2, { status: "draft" });
  expect((await publish(ravi, draft!.id)).status).toBe(200);
  await endPlan(app, asha);
  expect((await mine(asha)).counts.published).toBe(60);
  expect((await publish(asha, other!.id)).json.code).toBe("LIMIT_REACHED");
  expect((await call(asha, "PATCH", `/${draft!.id}`, { moq: 3 })).status).toBe(200);
  const { json } = await call(undefined, "GET", `?companyId=${company.id}`);
  expect([json.total, json.products.length, json.pages]).toEqual([60, 24, 3]);
});

test("a deleted product comes back as a draft if the places are taken", async () => {
  const asha = await app.signIn("Asha");
  const company = await insertCompany(app, asha);
  const { id } = await insertProduct(app, company);
  await call(asha, "DELETE", `/${id}`);
  await insertProducts(app, company, 25);
  expect((await call(asha, "POST", `/${id}/restore`, {})).json.status).toBe("draft");
});

test("several are archived, published or deleted at once, and each that cannot be says why", async () => {
  const asha = await app.signIn("Asha");
  const company = await insertCompany(app, asha);
  const [first, second] = await insertProducts(app, company, 2);
  const incomplete = await insertProduct(app, company, { status: "draft", images: [] });
  const removed = await insertProduct(app, company, { status: "removed" });
  const ids = [first!.id, second!.id, incomplete.id, removed.id];
  const bulk = async (action: string) =>
    (await call(asha, "POST", "/bulk", { action, ids })).json.results.map(
      ({ done, message }: { done: boolean; message?: string }) => message ?? done,
    );
  expect(await bulk("archive")).toEqual([true, true, true, PRODUCT_TEXT.removed]);
  expect(await bulk("publish")).toEqual([true, true, PRODUCT_TEXT.needImage, PRODUCT_TEXT.removed]);
  expect(await bulk("delete")).toEqual([true, true, true, true]);
  const many = Array.from({ length: 51 }, () => first!.id);
  expect((await call(asha, "POST", "/bulk", { action: "archive", ids: many })).status).toBe(400);
});
