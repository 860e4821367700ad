import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { listings, type ListingRow } from "./listings.table.ts";

/** Inserts a published listing straight into the database; each test sets the owner and what differs. */
export async function insertListing(
  app: TestApp,
  owner: { member: { id: string } } | null,
  fields: Partial<ListingRow> = {},
): Promise<ListingRow> {
  const now = new Date();
  const city = fields.city ?? "Bengaluru";
  return one(
    await app.db
      .insert(listings)
      .values({
        id: newId(now.getTime()),
        ownerId: owner?.member.id ?? null,
        name: "Menon Interiors",
        category: "interior-designers",
        description: "Kitchens, wardrobes and whole homes, drawn and built by one team since 2009.",
        phone: "+918041234567",
        line1: "12 Church Street",
        locality: "Ashok Nagar",
        city,
        cityKey: cityKey(city),
        state: "Karnataka",
        pin: "560001",
        status: "published",
        createdAt: now,
        updatedAt: now,
        publishedAt: now,
        ...fields,
      })
      .returning(),
  );
}

let count = 0;
/** Everything that a listing needs, of a unique business. */
export const wholeListing = () => ({
  name: `Kulkarni ${["Sweets", "Tyres", "Optics", "Textiles", "Pharmacy"][count % 5]} ${++count}`,
  category: "restaurants",
  description: "Three generations of sweets and savouries, made fresh every morning behind the shop.",
  phone: `080 4${String(1_000_000 + count * 37).slice(-7)}`,
  address: {
    line1: "12 Church Street",
    locality: "Ashok Nagar",
    city: "Bangalore",
    state: "karnataka",
    pin: `560 ${100 + count}`,
  },
});

/** What an owner does with their listing, with the calls of the screens. */
export function listingCalls(app: TestApp) {
  const call = (as: Person, method: string, path: string, body?: object) =>
    app.call(method, `/api/business-listings${path}`, { as, body });
  const create = (as: Person, body: object = {}) => call(as, "POST", "", body);
  const change = (as: Person, id: string, body: object) => call(as, "PATCH", `/${id}`, body);
  const act = (as: Person, id: string, verb: string, body: object = {}) =>
    call(as, "POST", `/${id}/${verb}`, body);
  const mine = async (as: Person) => (await call(as, "GET", "/my-business")).json;
  const rowOf = async (id: string) => (await app.db.select().from(listings).where(eq(listings.id, id)))[0];
  async function draftOf(name: string, fields: object = {}, options: { premium?: boolean } = {}) {
    const owner = await app.signIn(name, options);
    const { status, json } = await create(owner, { ...wholeListing(), ...fields });
    expect([status, json.message]).toEqual([201, undefined]);
    return { owner, id: json._id as string, listing: json };
  }
  async function publishedOf(name: string, fields: object = {}, options: { premium?: boolean } = {}) {
    const draft = await draftOf(name, fields, options);
    const { json } = await act(draft.owner, draft.id, "submit");
    expect(json.status).toBe("published");
    return { ...draft, listing: json };
  }
  return { call, create, change, act, mine, rowOf, draftOf, publishedOf };
}
