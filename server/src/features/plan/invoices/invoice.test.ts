import { describe, expect, test } from "vitest";
import type { Person } from "../../../testing/test-app.ts";
import { financialYear } from "./issue-invoice.ts";
import { invoiceLines } from "./invoice-lines.ts";
import { invoices } from "../payments/payments.table.ts";
import { appWithGateway, buy, invoiceOf, planOf, setBillingDetails } from "../payments/payment.fixtures.ts";

const app = await appWithGateway({ SELLER_STATE: "29", SELLER_GSTIN: "29AAGCB7383J1Z4" });

const billTo = (as: Person, details: object) =>
  setBillingDetails(app, as, { name: "", address: "", state: null, gstin: "", ...details });

describe("an invoice", () => {
  test("is a PDF for its owner only", async () => {
    const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
    await billTo(asha, { name: "मेनन Interiors & Söhne 😀", address: "12 MG Road\nబెంగళూరు", state: "29" });
    await buy(app, asha);
    const [invoice] = (await planOf(app, asha)).invoices;
    const { status, headers, text } = await app.call("GET", invoice!.url, { as: asha });
    expect([status, headers.get("content-type"), text.slice(0, 5)]).toEqual([
      200,
      "application/pdf",
      "%PDF-",
    ]);
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="invoice-TEST-\d\d-\d\d-\d{5}\.pdf"$/,
    );
    expect((await app.call("GET", invoice!.url, { as: ravi })).status).toBe(404);
    expect((await app.call("GET", invoice!.url)).status).toBe(401);
    for (const file of ["x.pdf", `${invoice!._id}.exe`, invoice!._id])
      expect((await app.call("GET", `/api/subscription/invoices/${file}`, { as: asha })).status).toBe(400);
  });

  test("in the seller's state has CGST and SGST, elsewhere IGST", async () => {
    const [asha, ravi, farah] = [
      await app.signIn("Asha Menon"),
      await app.signIn("Ravi Kulkarni"),
      await app.signIn("Farah Siddiqui"),
    ];
    await billTo(ravi, { name: "Kulkarni Steel", state: "27", gstin: "27AAPFU0939F1ZV" });
    await billTo(farah, { state: "29" });
    for (const each of [asha, ravi, farah]) await buy(app, each);
    expect(invoiceLines(await invoiceOf(app, ravi))).toMatchObject({
      sums: [
        ["Taxable value", "₹16,948.31"],
        ["IGST 18%", "₹3,050.69"],
      ],
      total: "₹19,999.00",
      buyer: ["Kulkarni Steel", "Maharashtra (27)", "GSTIN 27AAPFU0939F1ZV"],
      seller: ["Cardplaza", "India", "Karnataka (29)", "GSTIN 29AAGCB7383J1Z4"],
    });
    const halves = [
      ["Taxable value", "₹16,948.31"],
      ["CGST 9%", "₹1,525.34"],
      ["SGST 9%", "₹1,525.35"],
    ];
    expect(invoiceLines(await invoiceOf(app, farah)).sums).toEqual(halves);
    expect(invoiceLines(await invoiceOf(app, asha)).sums).toEqual(halves);
  });

  test("stays unchanged when the billing details change later", async () => {
    const asha = await app.signIn("Asha Menon");
    await billTo(asha, { name: "Menon Interiors", state: "29" });
    await buy(app, asha);
    await billTo(asha, { name: "Somebody Else", state: "27" });
    expect((await invoiceOf(app, asha)).buyer).toMatchObject({ name: "Menon Interiors", state: "29" });
  });

  test("has the next number, without a gap, also when many are issued at once", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => app.signIn(`Member ${index}`)));
    await Promise.all(people.map((each) => buy(app, each)));
    const numbers = (await app.db.select({ number: invoices.number }).from(invoices))
      .map(({ number }) => Number(number.split("/")[2]))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

test.each([
  ["2026-03-31T18:29:59Z", "25-26"],
  ["2026-03-31T18:30:00Z", "26-27"],
  ["2026-12-31T23:00:00Z", "26-27"],
  ["2099-06-01T00:00:00Z", "99-00"],
])("%s lies in the financial year %s", (at, year) => {
  expect(financialYear(new Date(at))).toBe(year);
});
