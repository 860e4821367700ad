import { beforeEach, describe, expect, test } from "vitest";
import { PRODUCT_IMPORT_TEXT } from "@cardplaza/contract/companies/products/product-import-words";
import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { insertCompany } from "../company/company.fixtures.ts";
import { insertProduct, productCalls, uploadedPicture } from "./product.fixtures.ts";

const app = await sharedTestApp();
const { call, mine, sendCsv } = productCalls(app);
let asha: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha");
  company = await insertCompany(app, asha);
});

const csv = (...lines: string[]) => lines.join("\r\n");
const FILE = csv(
  "Product name,Category,Description,Price,Highest price,Unit,MOQ,GST,HSN,Specs",
  `Hex bolt M8,"Fasteners, nuts and bolts",Zinc plated steel bolts for machines,"₹1,200.50",,boxes,10,18%,7318,Material: Steel; Size: M8`,
  "Washer,bearings,,2,3.50,Kgs.,,,,",
  "On request only,,,,,,,,,",
);

describe("an import", () => {
  test("is looked at first, and then makes a draft of each row", async () => {
    const look = await sendCsv(asha, FILE, { dryRun: true });
    expect([look.status, look.json.total, look.json.wrong, look.json.created]).toEqual([200, 3, 0, 0]);
    expect((await mine(asha)).total).toBe(0);
    const { status, json } = await sendCsv(asha, FILE);
    expect([status, json.created, json.rows]).toEqual([201, 3, []]);
    const { products } = await mine(asha);
    expect(products).toMatchObject([
      { name: "Hex bolt M8", status: "draft" },
      { name: "Washer", status: "draft" },
      { name: "On request only", status: "draft" },
    ]);
    const bolt = (await call(asha, "GET", `/${products[0]._id}`)).json;
    expect(bolt).toMatchObject({
      category: "fasteners-nuts-and-bolts",
      priceType: "fixed",
      pricePaise: 120_050,
      unit: "box",
      moq: 10,
      gstRate: 18,
      hsn: "7318",
      specs: [
        { k: "Material", v: "Steel" },
        { k: "Size", v: "M8" },
      ],
    });
    expect(products[1]).toMatchObject({ priceType: "range", pricePaise: 200, priceMaxPaise: 350 });
    expect(products[2]).toMatchObject({ priceType: "on_request", unit: "piece", moq: 1 });
  });

  test("names what is wrong by row, and stores nothing unless the good rows are wanted", async () => {
    const file = csv(
      "name,category,price,highest price,moq,gst rate,availability,specs,pictures",
      "Good one,Bearings,10,,,,,,",
      "X,Spaceships,ten,,0,12,soon,Steel,/files/elsewhere.webp",
      "Upside down,Bearings,10,5,,,,,",
      "Too many,Bearings,1,2,3,5,,,,,extra",
    );
    const look = await sendCsv(asha, file, { dryRun: true });
    expect(look.json.rows.map(({ errors }: { errors: object }) => errors)).toEqual([
      {},
      expect.objectContaining({
        name: "At least 3 characters.",
        category: PRODUCT_TEXT.badCategory,
        price: PRODUCT_IMPORT_TEXT.badNumber,
        moq: PRODUCT_TEXT.badMoq,
        gstRate: PRODUCT_TEXT.badGst,
        availability: PRODUCT_IMPORT_TEXT.badAvailability,
        specs: PRODUCT_IMPORT_TEXT.badSpecs,
      }),
      { priceMax: PRODUCT_TEXT.badMaxPrice },
      { row: PRODUCT_IMPORT_TEXT.tooManyCells },
    ]);
    const refused = await sendCsv(asha, file);
    expect([refused.status, refused.json.message]).toEqual([400, PRODUCT_IMPORT_TEXT.problems]);
    expect(refused.json.fields["rows.4.priceMax"]).toBe(`Row 4: ${PRODUCT_TEXT.badMaxPrice}`);
    expect((await mine(asha)).total).toBe(0);
    const good = await sendCsv(asha, file, { onlyGood: true });
    expect([good.status, good.json.created, good.json.wrong]).toEqual([201, 1, 3]);
    expect((await mine(asha)).products).toMatchObject([{ name: "Good one" }]);
  });

  test("takes pictures only from the member's own uploads", async () => {
    const [own, foreign] = [
      await uploadedPicture(app, asha),
      await uploadedPicture(app, await app.signIn("Ravi")),
    ];
    const file = (url: string) => csv("name,pictures", `Bolt,${url}`);
    expect((await sendCsv(asha, file(foreign), { dryRun: true })).json.rows[0]?.errors).toEqual({
      images: PRODUCT_IMPORT_TEXT.badPicture,
    });
    expect((await sendCsv(asha, file(`https://evil.example${own}`))).status).toBe(400);
    expect((await sendCsv(asha, file(own))).status).toBe(201);
    expect((await mine(asha)).products[0].image).toBe(own);
  });

  test("refuses a file that cannot be read, with the reason", async () => {
    const rows = Array.from({ length: 201 }, (_, at) => `Product ${at}`);
    for (const [content, words] of [
      ["", PRODUCT_IMPORT_TEXT.empty],
      [csv("name", ...rows), PRODUCT_IMPORT_TEXT.tooManyRows],
      [csv("Colour,Size", "red,M"), PRODUCT_IMPORT_TEXT.noName],
      ['name,unit\r\n"Bolt,box', PRODUCT_IMPORT_TEXT.badQuotes(2)],
      [new Uint8Array(Buffer.from("name\nSchl\xfcssel", "latin1")), PRODUCT_IMPORT_TEXT.encoding],
      [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), PRODUCT_IMPORT_TEXT.workbook],
    ] as [string | Uint8Array<ArrayBuffer>, string][]) {
      const { status, json } = await sendCsv(asha, content);
      expect([status, json.message]).toEqual([400, words]);
    }
    expect((await sendCsv(asha, "x".repeat(10 * 1024 * 1024))).status).toBe(413);
    expect((await sendCsv(asha, csv("name", ...rows.slice(1)))).json.created).toBe(200);
  });

  test("is refused for a member without a company", async () => {
    const ravi = await app.signIn("Ravi");
    expect((await sendCsv(ravi, FILE)).json.message).toBe(PRODUCT_TEXT.notCompleted);
  });
});

describe("an export", () => {
  test("has the columns of an import, with formulas as text, and can be imported again", async () => {
    const hostile = `=CONCAT("a","b")`;
    const image = await uploadedPicture(app, asha);
    await insertProduct(app, company, {
      name: hostile,
      description: "+1+1 is what this says, with more words after it",
      countryOfOrigin: "@SUM(A1)",
      hsn: "7318",
      specs: [{ k: "-2", v: "+3" }],
      images: [image],
    });
    await insertProduct(app, company, { name: "A draft", status: "draft" });
    const { text, headers } = await call(asha, "GET", "/export.csv?status=published");
    expect(headers.get("content-disposition")).toBe('attachment; filename="products.csv"');
    const [, line = ""] = text.split("\r\n");
    expect(line).toContain(`"'=CONCAT(""a"",""b"")"`);
    expect(line).toContain(`"'+1+1 is what`);
    expect(line).toContain(`"'@SUM(A1)"`);
    expect(text).not.toContain("A draft");
    const again = await sendCsv(asha, text);
    expect([again.status, again.json.created]).toEqual([201, 1]);
    const [copy] = (await mine(asha)).products.filter(
      ({ name, status }: { name: string; status: string }) => name === hostile && status === "draft",
    );
    expect(copy).toMatchObject({ pricePaise: 120_000, unit: "box", moq: 10, image });
  });
});
