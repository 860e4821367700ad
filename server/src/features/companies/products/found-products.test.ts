import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { ENQUIRY } from "../../enquiries/enquiry.fixtures.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { readSitemap } from "../../seo/sitemap.fixtures.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { insertCompany, insertManager } from "../company/company.fixtures.ts";
import { insertProduct, insertProducts, productCalls } from "./product.fixtures.ts";
import { productSearch } from "./product-search.ts";
import type { ProductRow } from "./products.table.ts";
import { touchProductsJob } from "./touch-products.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await sharedTestApp();
const { call, publish } = productCalls(app);
let asha: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha");
  company = await insertCompany(app, asha);
});

/** Published through the product itself, so that the search knows it. */
async function published(fields: Partial<ProductRow> = {}, of = company, as = asha): Promise<ProductRow> {
  const product = await insertProduct(app, of, { status: "draft", publishedAt: null, ...fields });
  await publish(as, product.id);
  return product;
}

const found = async (query: string) =>
  (await app.call("GET", `/api/search?type=product&${query}`)).json.results.map(({ _id }) => _id);
const listed = async (query: string) =>
  (await call(undefined, "GET", `?${query}`)).json.products.map(({ _id }: { _id: string }) => _id);

test("a visitor finds a product by its name, city, category, price and least quantity", async () => {
  const { id } = await published({ name: "Zephyr flange coupling", pricePaise: 90_000, moq: 20 });
  expect(await found("q=zephyr coupling")).toEqual([id]);
  expect(await found("q=zephyr&city=Pune&category=mechanical-parts")).toEqual([id]);
  expect(await found("q=zephyr&city=Delhi")).toEqual([]);
  expect(await found("q=zephyr&category=fasteners-nuts-and-bolts&priceMaxPaise=90000&moq=20")).toEqual([id]);
  expect(await found("q=zephyr&priceMaxPaise=80000")).toEqual([]);
  expect(await found("q=zephyr&moq=10")).toEqual([]);
  const [result] = (await app.call("GET", "/api/search?type=product&q=zephyr")).json.results;
  expect(result).toMatchObject({
    subtitle: "Deshmukh Fasteners · Fasteners, nuts and bolts",
    price: "₹900 / box",
    facts: ["Minimum order 20 boxes"],
    city: "Pune",
    url: `/product/zephyr-flange-coupling-${id}`,
  });
  expect(await listed("q=zephyr&city=Pune&category=mechanical-parts")).toEqual([id]);
  expect(await listed("q=zephyr&city=Delhi")).toEqual([]);
});

test("it is not found while its company is hidden, and moves with it", async () => {
  const { id } = await published({ name: "Quixotic gasket" });
  const act = (action: "hide" | "show") =>
    app.call("POST", `/api/companies/${company.id}/${action}`, { as: asha, body: {} });
  await act("hide");
  expect([await found("q=quixotic"), await listed(`companyId=${company.id}`)]).toEqual([[], []]);
  await act("show");
  await app.call("PATCH", `/api/companies/${company.id}`, {
    as: asha,
    body: { address: { city: "Nashik", pin: "422001" } },
  });
  expect(await found("q=quixotic&city=Nashik")).toEqual([id]);
  await call(asha, "POST", `/${id}/archive`, {});
  expect(await found("q=quixotic")).toEqual([]);
});

test("many products follow their company in the search later, and are shown to nobody as soon as it is hidden", async () => {
  const many = await insertProducts(app, company, 700, { name: "Halcyon rivet" });
  const ids = many.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += 500)
    await inTransaction(app.db, (tx) => touchSearch(tx, productSearch, ids.slice(at, at + 500)));
  const shown = async (query: string) => [(await found(query)).length, (await listed(query)).length];
  const counted = async (query: string) =>
    (await app.call("GET", `/api/search?type=product&${query}`)).json.counts.product;
  expect(Math.min(...(await shown("q=halcyon&city=Pune")))).toBeGreaterThan(0);

  const move = (to: { city: string; pin: string }) =>
    app.call("PATCH", `/api/companies/${company.id}`, { as: asha, body: { address: to } });
  expect((await move({ city: "Nashik", pin: "422001" })).status).toBe(200);
  await eventually(async () =>
    expect([await counted("q=halcyon&city=Nashik"), await counted("q=halcyon&city=Pune")]).toEqual([
      many.length,
      0,
    ]),
  );

  // The search's rows are as if the job had not run yet.
  for (const hidden of [{ status: "hidden" }, { status: "suspended" }, { deletedAt: new Date() }] as const) {
    await app.db
      .update(companies)
      .set({ status: "active", deletedAt: null, ...hidden })
      .where(eq(companies.id, company.id));
    expect(await shown("q=halcyon&city=Nashik")).toEqual([0, 0]);
  }

  const run = () =>
    touchProductsJob.run(
      { ...app.services, now: new Date() },
      { companyIds: [company.id] },
      new AbortController().signal,
    );
  await run();
  expect(await counted("q=halcyon&city=Nashik")).toBe(0);
  await app.db.update(companies).set({ deletedAt: null }).where(eq(companies.id, company.id));
  // Started again after a restart, it does no harm.
  await run();
  await run();
  expect(await counted("q=halcyon&city=Nashik")).toBe(many.length);
});

test("its page shows more of the company and similar ones of others, those in the city first", async () => {
  const [near, far] = [await app.signIn("Near"), await app.signIn("Far")];
  const own = { category: "solar-inverters" };
  const [product, more] = [await published(own), await published(own)];
  const farOne = await published(own, await insertCompany(app, far, { city: "Delhi", name: "Far" }), far);
  const nearOne = await published(own, await insertCompany(app, near, { name: "Near" }), near);
  const { json } = await call(undefined, "GET", `/${product.id}/related`);
  expect(json.ofCompany).toMatchObject([{ _id: more.id }]);
  expect(json.similar).toMatchObject([
    { _id: nearOne.id, company: { name: "Near", city: "Pune" } },
    { _id: farOne.id },
  ]);
});

test("an enquiry about it arrives in the company's inbox, and the team cannot ask itself", async () => {
  const [ravi, meera] = [await app.signIn("Ravi"), await app.signIn("Meera")];
  await insertManager(app, company, meera);
  const { id } = await published();
  const ask = (as: Person) =>
    app.call("POST", "/api/enquiries", {
      as,
      body: { ...ENQUIRY, targetType: "product", targetId: id, quantity: 50, unit: "box" },
    });
  const { status, json } = await ask(ravi);
  expect([status, json.enquiry?.target]).toMatchObject([
    201,
    { name: "Hex bolt M8 · Deshmukh Fasteners", url: `/product/hex-bolt-m8-${id}` },
  ]);
  expect((await ask(meera)).json.message).toBe(ENQUIRY_TEXT.own);
});

test("a member reviews it, its team does not, and the rating is its own", async () => {
  const [ravi, meera] = [await app.signIn("Ravi"), await app.signIn("Meera")];
  await insertManager(app, company, meera);
  const { id } = await published();
  const review = (as: Person) =>
    app.call("POST", `/api/reviews?targetType=product&targetId=${id}`, {
      as,
      body: {
        rating: 4,
        body: "The bolts hold, and the box came on the day we agreed on.",
        experienceDate: new Date().toISOString().slice(0, 10),
      },
    });
  expect((await review(meera)).status).toBe(403);
  expect((await review(ravi)).status).toBe(201);
  expect((await call(undefined, "GET", `/${id}`)).json).toMatchObject({ ratingAvg: 4, ratingCount: 1 });
});

test("it is in the sitemap and in the export of its owner's account", async () => {
  const { id } = await published();
  expect(await readSitemap(app, "/sitemaps/products-1.xml")).toContain(`/product/hex-bolt-m8-${id}</loc>`);
  const part = app.services.registry.accountParts.find(({ kinds }) => "products" in kinds);
  expect(await part?.kinds.products?.(app.db, asha.member.id)).toMatchObject([{ id }]);
});
