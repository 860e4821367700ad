import { eq } from "drizzle-orm";
import { codeIn, newestMessage } from "../../../testing/outbox.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { listings } from "../listings/listings.table.ts";
import { insertListing } from "../listings/listing.fixtures.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { pdf } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";

let count = 0;

/** What claimants, owners and administrators do, with the calls of the screens. */
export function claimCalls(app: TestApp, moderator: { token: string }) {
  /** A listing with its own mobile number and website. */
  async function listing(owner: Person | null = null, fields: object = {}) {
    count += 1;
    const phone = `+9198200${String(10_000 + count)}`;
    const domain = `shop${count}.example`;
    const row = await insertListing(app, owner, { phone, website: `https://www.${domain}/`, ...fields });
    return { ...row, domain };
  }
  const claim = (as: Person, listingId: string, body: object) =>
    app.send("POST", `/api/business-listings/${listingId}/claims`, { as, body: { role: "owner", ...body } });
  const verify = (as: Person, id: string, code: string) =>
    app.call("POST", `/api/claims/${id}/verify`, { as, body: { code } });
  const respond = (as: Person, id: string, decision: string, note = "") =>
    app.send("POST", `/api/claims/${id}/respond`, { as, body: { decision, note } });
  const decide = (id: string, decision: string, reason?: string, as: { token: string } = moderator) =>
    app.send("PATCH", `/api/admin/claims/${id}`, { as, body: { decision, reason } });
  const mine = async (as: Person) => (await app.call("GET", "/api/claims/mine", { as })).json;
  const ways = async (as: Person, id: string) =>
    (await app.call("GET", `/api/business-listings/${id}/claims`, { as })).json;
  const ownerOf = async (id: string) =>
    (await app.db.select().from(listings).where(eq(listings.id, id)))[0]?.ownerId;
  const notificationsOf = async (who: Person) =>
    (await app.db.select().from(notifications).where(eq(notifications.recipientId, who.member.id))).map(
      ({ type }) => type,
    );
  async function byDocument(as: Person, listingId: string, note = "") {
    const { url } = await sendFile(app, pdf, { as, purpose: "document", name: "gst.pdf" });
    return claim(as, listingId, { method: "document", document: url, note });
  }
  const code = async (to: string) => codeIn(await newestMessage(app, to));
  return { listing, claim, verify, respond, decide, mine, ways, ownerOf, notificationsOf, byDocument, code };
}
