import { HOUR_MS } from "@cardplaza/contract/time";
import { newId } from "../../platform/ids.ts";
import type { Person, TestApp } from "../../testing/test-app.ts";
import type { ListingRow } from "../directory/listings/listings.table.ts";
import { noticesOfType } from "../notifications/notify.fixtures.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";

export const ENQUIRY = {
  name: "Ravi Kulkarni",
  email: "ravi@kulkarni.example",
  message: "We need a new kitchen of twelve feet.",
};

/** Inserts an enquiry of some hours ago straight into the database. */
export async function insertEnquiry(
  app: TestApp,
  { shop, senderId }: { shop: ListingRow; senderId: string },
  fields: Partial<EnquiryRow> = {},
  hoursAgo = 0,
): Promise<string> {
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  const id = newId(createdAt.getTime());
  await app.db.insert(enquiries).values({
    ...ENQUIRY,
    id,
    targetType: "business",
    targetId: shop.id,
    inboxId: shop.ownerId!,
    ownerId: shop.ownerId!,
    senderId,
    createdAt,
    lastActivityAt: createdAt,
    ...fields,
  });
  return id;
}

/** What the two sides do, with the calls of the screens. */
export function enquiryCalls(app: TestApp) {
  const at = (method: string, as: Person, path: string, body?: unknown) =>
    app.call(method, `/api/enquiries${path}`, { as, body });
  const reply = (as: Person, id: string, more: object = {}) =>
    at("POST", as, `/${id}/messages`, { body: "Gladly, we come on Monday.", ...more });
  const notices = (as: Person, type: string) => noticesOfType(app, as, type);
  return { at, reply, notices };
}
