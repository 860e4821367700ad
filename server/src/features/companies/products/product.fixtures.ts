import { eq } from "drizzle-orm";
import { largestPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { picture } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { products, type ProductRow } from "./products.table.ts";

const DESCRIPTION = "Hexagonal bolts of high-tensile steel, zinc plated, in boxes of a hundred.";
const PICTURE = { width: 1200, height: 900 };

/** The address of a picture that the member uploaded. */
export async function uploadedPicture(app: TestApp, as: Person): Promise<string> {
  const bytes = await picture({ width: 60, height: 40 }).jpeg().toBuffer();
  return (await sendFile(app, bytes, { as, purpose: "product" })).url;
}

/** Inserts a published product straight into the database; each test sets what differs. */
export async function insertProduct(
  app: TestApp,
  company: Pick<CompanyRow, "id">,
  fields: Partial<ProductRow> = {},
): Promise<ProductRow> {
  return one(await insertProducts(app, company, 1, fields));
}

export function insertProducts(
  app: TestApp,
  company: Pick<CompanyRow, "id">,
  count: number,
  fields: Partial<ProductRow> = {},
): Promise<ProductRow[]> {
  const now = new Date();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(now.getTime() - at),
    companyId: company.id,
    name: "Hex bolt M8",
    category: "fasteners-nuts-and-bolts",
    images: [largestPictureUrl({ id: newId(), ...PICTURE })],
    description: DESCRIPTION,
    priceType: "fixed" as const,
    pricePaise: 120_000,
    unit: "box" as const,
    moq: 10,
    status: "published" as const,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    ...fields,
  }));
  return app.db.insert(products).values(rows).returning();
}

/** What a team does with its products, with the calls of the screens. */
export function productCalls(app: TestApp) {
  const call = (as: Person | undefined, method: string, path: string, body?: object) =>
    app.call(method, `/api/products${path}`, { as, body });
  const create = (as: Person, body: object = {}) =>
    call(as, "POST", "", { name: "Hex bolt M8", description: DESCRIPTION, ...body });
  const publish = (as: Person, id: string) => call(as, "POST", `/${id}/publish`, {});
  const mine = async (as: Person, query = "") => (await call(as, "GET", `/mine${query}`)).json;
  const rowOf = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0];
  /** Sends a file as the page does. */
  function sendCsv(
    as: Person,
    content: string | Uint8Array<ArrayBuffer>,
    { dryRun = false, onlyGood = false } = {},
  ) {
    const body = new FormData();
    body.set("file", new File([content], "products.csv", { type: "text/csv" }));
    body.set("onlyGood", String(onlyGood));
    return app.call("POST", `/api/products/import${dryRun ? "?dryRun=true" : ""}`, { as, body });
  }
  return { call, create, publish, mine, rowOf, sendCsv };
}
