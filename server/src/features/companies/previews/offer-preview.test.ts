import sharp from "sharp";
import { expect, test } from "vitest";
import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { companyCalls, insertCompany } from "../company/company.fixtures.ts";
import { insertProduct, productCalls, uploadedPicture } from "../products/product.fixtures.ts";
import { drawOfferPreview, type OfferPreview } from "./draw-offer-preview.ts";

const app = await sharedTestApp();
const { call } = companyCalls(app);
const { call: callProduct } = productCalls(app);
const asha = await app.signIn("Asha Menon");

const get = (path: string) => fetch(app.url + path);
const bolt: OfferPreview = {
  name: "Hex bolt M8",
  lines: ["₹1,200 – 1,500 / box", "Deshmukh Fasteners · Pune"],
  picture: "photo",
};
const photo = (width = 700, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: "#00ff00" } })
    .jpeg()
    .toBuffer();
const colourAt = async (image: Buffer, left: number, top: number) =>
  [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())] as [number, number];

test("a company and a product have a small JPEG of the right size, cached until it changes", async () => {
  const company = await insertCompany(app, asha, { logo: await uploadedPicture(app, asha) });
  const product = await insertProduct(app, company);
  for (const path of [`/api/companies/${company.id}/og.jpg`, `/api/products/${product.id}/og.jpg`]) {
    const response = await get(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect([response.status, width, height, format]).toEqual([200, 1200, 630, "jpeg"]);
    expect(bytes.length).toBeLessThan(PREVIEW_IMAGE.maxBytes);
    expect(response.headers.get("cache-control")).toContain("public, max-age=86400");
    const etag = response.headers.get("etag") as string;
    const again = await fetch(app.url + path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  }
});

test("what is hidden, deleted or not published has none, also for its team", async () => {
  const ravi = await app.signIn("Ravi Kulkarni");
  const company = await insertCompany(app, ravi);
  const [sold, draft] = [
    await insertProduct(app, company),
    await insertProduct(app, company, { status: "draft" }),
  ];
  const statuses = () =>
    Promise.all(
      [`/api/companies/${company.id}`, `/api/products/${sold.id}`, `/api/products/${draft.id}`].map(
        async (path) => (await app.call("GET", `${path}/og.jpg`, { as: ravi })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 404]);
  await callProduct(ravi, "DELETE", `/${sold.id}`);
  expect(await statuses()).toEqual([200, 404, 404]);
  await call(ravi, "POST", `/${company.id}/hide`, {});
  expect(await statuses()).toEqual([404, 404, 404]);
});

test("a photo fills its frame, and a logo is shown whole", async () => {
  const [red, green] = await colourAt(await drawOfferPreview(bolt, await photo()), 286, 130);
  expect(green - red).toBeGreaterThan(200);
  const logo = await drawOfferPreview({ ...bolt, picture: "logo" }, await photo());
  expect((await colourAt(logo, 286, 130))[0]).toBeGreaterThan(240);
  expect((await colourAt(logo, 286, 315))[0]).toBeLessThan(40);
});

test("the longest texts stay inside, markup is drawn as text, and no name is needed", async () => {
  const right = { left: 1124, top: 200, width: 30, height: 330 };
  const partOf = async (offer: OfferPreview) =>
    sharp(await drawOfferPreview(offer, null))
      .extract(right)
      .raw()
      .toBuffer();
  const long: OfferPreview = { ...bolt, name: "W".repeat(120), lines: ["M W ".repeat(40), "Wm".repeat(80)] };
  const short = await partOf({ ...bolt, name: "A", lines: ["", ""] });
  expect(await partOf(long)).toEqual(short);
  expect(await partOf({ ...bolt, name: '<span size="900000">&amp;</b>' })).toEqual(short);
  expect(await partOf({ ...bolt, name: "王小明" })).toEqual(short);
});
