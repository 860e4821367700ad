import { cityKey } from "@cardplaza/contract/city-names";
import { newId } from "../../platform/ids.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { listings, type ListingRow } from "./listings.table.ts";

/** A published listing, put straight into the database: whose it is and what differs is said by the test. */
export async function putListing(
  app: TestApp,
  owner: { member: { id: string } } | null,
  fields: Partial<ListingRow> = {},
): Promise<ListingRow> {
  const now = new Date();
  const city = fields.city ?? "Bengaluru";
  const [listing] = await app.db
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
    .returning();
  return listing!;
}
