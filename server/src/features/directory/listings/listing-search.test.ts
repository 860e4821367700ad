import { eq } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { cardVerifications, type VerificationRow } from "../../cards/verification/verification.table.ts";
import { insertListing } from "./listing.fixtures.ts";
import { listingSearch } from "./listing-search.ts";

const app = await sharedTestApp();
const UNTIL = new Date(Date.now() + 100 * DAY_MS);
const WEBSITE = "https://menon.example";

/** Until when the search shows Asha's Menon Interiors as verified, with this proof on a card. */
async function shownUntil(proof: Partial<VerificationRow>): Promise<Date | null | undefined> {
  const asha = await app.signIn("Asha Menon");
  const card = await makeCard(app, asha);
  await app.db.insert(cardVerifications).values({
    id: newId(),
    cardId: card._id,
    memberId: asha.member.id,
    method: "dns",
    status: "verified",
    name: "Asha Menon",
    company: "Menon Interiors",
    website: WEBSITE,
    createdAt: new Date(),
    verifiedAt: new Date(),
    endsAt: UNTIL,
    ...proof,
  });
  const { id } = await insertListing(app, asha, { name: "Menon Interiors", website: WEBSITE });
  const [entry] = await listingSearch.entriesOf(app.db, [id]);
  await app.db.delete(cardVerifications).where(eq(cardVerifications.memberId, asha.member.id));
  return entry?.verifiedUntil;
}

test("a business is found as verified by the proof of its own website or name", async () => {
  expect(await shownUntil({})).toEqual(UNTIL);
  expect(await shownUntil({ method: "document", website: "", company: "MENON interiors" })).toEqual(UNTIL);
});

test("the proof of another website, of another business or one that ended does not count", async () => {
  expect(await shownUntil({ website: "https://verma.example" })).toBeNull();
  expect(await shownUntil({ website: "" })).toBeNull();
  expect(await shownUntil({ method: "document", company: "Verma Studio" })).toBeNull();
  expect(await shownUntil({ status: "ended" })).toBeNull();
});
