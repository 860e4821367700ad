import { expect, test } from "vitest";
import { PRODUCT_DESK_TEXT } from "@cardplaza/contract/companies/products/product-desk-words";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { insertCompany } from "../company/company.fixtures.ts";
import { insertProduct } from "./product.fixtures.ts";

const app = await sharedTestApp();
const meera = await signInAs(app, "Meera Iyer", "moderator");
const list = async (query: string, as: { token: string } = meera) =>
  (await app.call("GET", `/api/admin/products?${query}`, { as })).json;
const decide = (id: string, body: object, as: { token: string } = meera) =>
  app.send("PATCH", `/api/admin/products/${id}`, { as, body });

test("products are listed the newest first, found by name, company and id, and removed once", async () => {
  const asha = await app.signIn("Asha Menon");
  const company = await insertCompany(app, asha, { name: "Malnad Estates" });
  const made = [];
  for (const [age, name] of ["Arabica Beans", "Black Pepper", "Forest Honey"].entries()) {
    const createdAt = new Date(Date.now() - age * 1000);
    made.push(await insertProduct(app, company, { name, createdAt }));
  }
  const first = await list("q=malnad&limit=2");
  expect([first.count, first.items.map(({ name, of }) => [name, of])]).toEqual([
    3,
    [
      ["Arabica Beans", "Malnad Estates"],
      ["Black Pepper", "Malnad Estates"],
    ],
  ]);
  expect((await list(`q=malnad&limit=2&cursor=${first.nextCursor}`)).items).toMatchObject([
    { name: "Forest Honey" },
  ]);
  const [beans] = made;
  for (const q of ["arabica", beans!.id])
    expect((await list(`q=${q}`)).items).toMatchObject([{ _id: beans!.id }]);
  const { json } = await app.call("GET", `/api/admin/products/${beans!.id}`, { as: meera });
  expect(json.product).toMatchObject({ name: "Arabica Beans", version: 1 });

  const reason = "The pictures belong to another seller.";
  expect((await decide(beans!.id, { action: "remove", reason, version: 1 })).json.status).toBe("removed");
  expect((await list("q=arabica&status=removed")).items).toMatchObject([{ _id: beans!.id }]);
  expect(await decide(beans!.id, { action: "remove", reason, version: 1 })).toMatchObject({
    status: 409,
    json: { message: PRODUCT_DESK_TEXT.handledBy("Meera Iyer") },
  });
  const farah = await signInAs(app, "Farah", "finance");
  expect((await app.send("GET", "/api/admin/products", { as: farah })).status).toBe(403);
});
