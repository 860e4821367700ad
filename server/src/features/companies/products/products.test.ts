import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import type { JobContext } from "../../../context.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { insertCompany, insertManager } from "../company/company.fixtures.ts";
import { companyManagers } from "../team/team.table.ts";
import { eraseDeletedProductsJob } from "./erase-products.ts";
import { insertProduct, productCalls, uploadedPicture } from "./product.fixtures.ts";

const app = await sharedTestApp();
const { call, create, publish, mine, rowOf } = productCalls(app);
let asha: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha");
  company = await insertCompany(app, asha);
});

const COMPLETE = {
  category: "fasteners-nuts-and-bolts",
  priceType: "range",
  pricePaise: 120_000,
  priceMaxPaise: 150_000,
  unit: "box",
  moq: 10,
  gstRate: 18,
  hsn: "73181500",
  specs: [{ k: "Material", v: "Steel 8.8" }],
};

describe("a product", () => {
  test("is added as a draft, published, changed, archived, deleted and restored", async () => {
    const image = await uploadedPicture(app, asha);
    const made = await create(asha, { ...COMPLETE, images: [image] });
    expect([made.status, made.json.status, made.json.role]).toEqual([201, "draft", "owner"]);
    const id = made.json._id;
    const seen = () => call(undefined, "GET", `/${id}`);
    expect((await seen()).status).toBe(404);

    expect((await publish(asha, id)).json.status).toBe("published");
    expect((await seen()).json).toMatchObject({
      ...COMPLETE,
      slug: `hex-bolt-m8-${id}`,
      images: [image],
      countryOfOrigin: "India",
      availability: "in_stock",
      categoryPath: [{ name: "Mechanical parts" }, { name: "Fasteners, nuts and bolts" }],
      company: { _id: company.id, name: "Deshmukh Fasteners", city: "Pune", hasGstin: false },
      role: null,
    });
    expect((await seen()).json.status).toBeUndefined();
    expect((await app.call("GET", `/api/companies/${company.id}`)).json.products).toBe(1);

    const changed = await call(asha, "PATCH", `/${id}`, { priceType: "fixed", name: "Hex bolt M10" });
    expect(changed.json).toMatchObject({ name: "Hex bolt M10", pricePaise: 120_000, priceMaxPaise: null });

    expect((await call(asha, "POST", `/${id}/archive`, {})).json.status).toBe("archived");
    expect((await seen()).status).toBe(404);
    await publish(asha, id);
    expect((await call(asha, "DELETE", `/${id}`)).status).toBe(204);
    const gone = await seen();
    expect([gone.status, gone.json.message]).toEqual([410, PRODUCT_TEXT.gone]);
    expect((await call(asha, "GET", "/deleted")).json.products).toMatchObject([{ _id: id }]);
    expect((await call(asha, "POST", `/${id}/restore`, {})).json.status).toBe("published");
    expect((await seen()).status).toBe(200);
  });

  test("is erased after 30 days, and its page stays gone", async () => {
    const { id } = await insertProduct(app, company);
    await call(asha, "DELETE", `/${id}`);
    app.clock.advance({ days: 31 });
    const context: JobContext = { ...app.services, now: app.clock.now() };
    await eraseDeletedProductsJob.run(context, {}, new AbortController().signal);
    expect(await rowOf(id)).toMatchObject({ name: "Hex bolt M8", description: "", images: [] });
    expect((await call(undefined, "GET", `/${id}`)).status).toBe(410);
  });

  test("is published only if it is complete, and stays complete", async () => {
    const id = (await create(asha, { description: "Too short" })).json._id;
    expect((await publish(asha, id)).json.fields).toEqual({
      category: PRODUCT_TEXT.badCategory,
      images: PRODUCT_TEXT.needImage,
      description: "At least 30 characters.",
    });
    const shown = await insertProduct(app, company);
    const emptied = await call(asha, "PATCH", `/${shown.id}`, { images: [] });
    expect(emptied.json.fields).toEqual({ images: PRODUCT_TEXT.needImage });
  });

  test("is refused with a reason for each wrong field", async () => {
    const wrong = await create(asha, {
      name: "AB",
      category: "mechanical-parts",
      images: ["https://elsewhere.example/a.png"],
      pricePaise: 0.5,
      moq: 0,
      gstRate: 12,
      hsn: "12345",
      unit: "parsec",
      specs: [
        { k: "Size", v: "M8" },
        { k: "size", v: "M9" },
      ],
    });
    expect([wrong.status, wrong.json.fields]).toEqual([
      400,
      {
        name: "At least 3 characters.",
        category: PRODUCT_TEXT.badCategory,
        "images.0": UPLOAD_TEXT.notYourPicture,
        pricePaise: PRODUCT_TEXT.badPrice,
        moq: PRODUCT_TEXT.badMoq,
        gstRate: PRODUCT_TEXT.badGst,
        hsn: PRODUCT_TEXT.badHsn,
        unit: PRODUCT_TEXT.badUnit,
        specs: PRODUCT_TEXT.sameSpec,
      },
    ]);
    const upsideDown = { priceType: "range", pricePaise: 200, priceMaxPaise: 200 };
    expect((await create(asha, upsideDown)).json.fields).toEqual({ priceMaxPaise: PRODUCT_TEXT.badMaxPrice });
    const ravisPicture = await uploadedPicture(app, await app.signIn("Ravi"));
    expect((await create(asha, { images: [ravisPicture] })).json.fields).toEqual({
      "images.0": UPLOAD_TEXT.notYourPicture,
    });
  });

  test("holds hostile text as text", async () => {
    const hostile = `</script><script>alert(1)</script>`;
    const made = await create(asha, {
      name: `=cmd|' ${hostile}\u202E`,
      description: `${hostile}\n"quoted" & ${hostile}`,
      specs: [{ k: "@SUM(A1)", v: `'); drop table products;--` }],
      countryOfOrigin: "<b>India</b>",
    });
    expect(made.json).toMatchObject({
      name: `=cmd|' ${hostile}`,
      specs: [{ k: "@SUM(A1)", v: `'); drop table products;--` }],
      countryOfOrigin: "<b>India</b>",
    });
    const { text } = await call(asha, "GET", "/export.csv");
    expect(text).toContain(`"'=cmd|' ${hostile}"`);
    expect(text).toContain(`"'@SUM(A1): `);
  });

  test("two tabs change it: the one with the old version is told", async () => {
    const { id, version } = await insertProduct(app, company);
    expect((await call(asha, "PATCH", `/${id}`, { moq: 5, version })).status).toBe(200);
    expect((await call(asha, "PATCH", `/${id}`, { moq: 6, version })).status).toBe(409);
  });

  test("is copied as a draft without its ratings", async () => {
    const { id } = await insertProduct(app, company, { name: "x".repeat(120), ratingSum: 9, ratingCount: 2 });
    const { status, json } = await call(asha, "POST", `/${id}/duplicate`, {});
    expect([status, json.status, json.ratingCount, json.name.length]).toEqual([201, "draft", 0, 120]);
    expect(json.name.endsWith(" (copy)")).toBe(true);
  });
});

describe("who may", () => {
  test("a manager does what the owner does, until they are removed", async () => {
    const ravi = await app.signIn("Ravi");
    await insertManager(app, company, ravi);
    const { id } = await insertProduct(app, company);
    const changed = await call(ravi, "PATCH", `/${id}`, { moq: 7 });
    expect([changed.status, changed.json.role]).toEqual([200, "manager"]);
    expect((await create(ravi)).status).toBe(201);
    await app.db
      .delete(companyManagers)
      .where(and(eq(companyManagers.companyId, company.id), eq(companyManagers.memberId, ravi.member.id)));
    expect((await call(ravi, "PATCH", `/${id}`, { moq: 8 })).status).toBe(404);
    expect((await call(ravi, "GET", `/mine?company=${company.id}`)).json.message).toBe(COMPANY_TEXT.notFound);
    expect((await create(ravi)).json.message).toBe(PRODUCT_TEXT.notCompleted);
  });

  test("a stranger sees only what is published, and changes nothing", async () => {
    const stranger = await app.signIn("Stranger");
    const { id } = await insertProduct(app, company, { status: "draft" });
    const tries = [
      await call(stranger, "GET", `/${id}`),
      await call(stranger, "PATCH", `/${id}`, { moq: 1 }),
      await call(stranger, "DELETE", `/${id}`),
      await publish(stranger, id),
      await call(stranger, "POST", `/${id}/archive`, {}),
      await call(stranger, "POST", `/${id}/duplicate`, {}),
      await call(stranger, "GET", `/export.csv?company=${company.id}`),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    const bulk = await call(stranger, "POST", "/bulk", { action: "delete", ids: [id] });
    expect(bulk.json.results).toEqual([{ _id: id, done: false, message: PRODUCT_TEXT.notFound }]);
    expect((await rowOf(id))?.deletedAt).toBeNull();
  });

  test("products are hidden and gone with their company", async () => {
    const { id } = await insertProduct(app, company);
    const seen = async () => (await call(undefined, "GET", `/${id}`)).status;
    await app.call("POST", `/api/companies/${company.id}/hide`, { as: asha, body: {} });
    expect([await seen(), (await call(asha, "GET", `/${id}`)).status]).toEqual([404, 200]);
    await app.call("POST", `/api/companies/${company.id}/show`, { as: asha, body: {} });
    await app.call("DELETE", `/api/companies/${company.id}`, { as: asha });
    expect(await seen()).toBe(410);
  });

  test("a member reports it once, and a moderator removes it", async () => {
    const [ravi, kabir] = [await app.signIn("Ravi"), await signInAs(app, "Kabir", "moderator")];
    const { id, version } = await insertProduct(app, company);
    const report = (as: Person) => call(as, "POST", `/${id}/report`, { reason: "Counterfeit" });
    expect([(await report(ravi)).status, (await report(ravi)).status]).toEqual([201, 200]);
    expect((await report(asha)).json.message).toBe(PRODUCT_TEXT.reportedOwn);
    const decide = (action: "remove" | "restore", read: number) =>
      app.call("PATCH", `/api/admin/products/${id}`, {
        as: kabir,
        body: { action, reason: "A copy of a brand.", version: read },
      });
    expect((await decide("remove", version)).json).toMatchObject({
      status: "removed",
      removalReason: "A copy of a brand.",
    });
    expect((await call(undefined, "GET", `/${id}`)).status).toBe(404);
    expect((await publish(asha, id)).json.message).toBe(PRODUCT_TEXT.removed);
    expect((await decide("restore", version + 1)).json.status).toBe("draft");
    expect((await mine(asha)).counts).toMatchObject({ draft: 1, removed: 0 });
  });
});
