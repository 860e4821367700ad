import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { listingsPart } from "./account-part.ts";
import { listings } from "./listings.table.ts";
import { listingCalls, insertListing, wholeListing } from "./listing.fixtures.ts";
import { eraseDeletedListingsJob } from "./erase-deleted-listings.ts";

const app = await sharedTestApp();
const { act, call, change, create, draftOf, mine, publishedOf, rowOf } = listingCalls(app);

describe("publishing", () => {
  test("a complete listing is live at once; an empty one gets a list of what is missing", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    const { json: draft } = await create(ravi);
    const { status, json } = await act(ravi, draft._id, "submit");
    expect(status).toBe(400);
    expect(Object.keys(json.fields)).toEqual([
      "name",
      "category",
      "description",
      "address.line1",
      "address.locality",
      "address.city",
      "address.state",
      "address.pin",
      "phone",
    ]);
    await change(ravi, draft._id, wholeListing());
    expect((await act(ravi, draft._id, "submit")).json).toMatchObject({
      status: "published",
      flags: [],
      publishedAt: expect.any(String),
    });
    expect((await act(ravi, draft._id, "submit")).json.message).toBe(LISTING_TEXT.notNow.submit);
  });

  test("one with the phone of another, or a name much like its neighbour's, is asked to claim it", async () => {
    const other = await insertListing(app, null, {
      name: "Sharma Optical House",
      phone: "+918026660001",
      pin: "560034",
    });
    const address = { ...wholeListing().address, pin: "560034" };
    for (const fields of [{ phone: "080 2666 0001" }, { name: "Sharma Opticals House", address }]) {
      const { owner, id } = await draftOf("Look Alike", fields);
      expect(await act(owner, id, "submit")).toMatchObject({
        status: 409,
        json: {
          message: "This looks like Sharma Optical House. Claim it instead?",
          listing: { _id: other.id, name: other.name, slug: `sharma-optical-house-${other.id}` },
        },
      });
      expect((await mine(owner)).status).toBe("draft");
      expect((await act(owner, id, "submit", { isAnotherBusiness: true })).json).toMatchObject({
        status: "pending",
        flags: ["duplicate"],
      });
    }
    // The same name at another PIN code is another shop.
    await publishedOf("Sharma", { name: "Sharma Optical House" });
  });

  test("banned words, and one more after too many, wait for review", async () => {
    const wordy = await draftOf("Wordy", { name: "Royal Casino Nights" });
    expect((await act(wordy.owner, wordy.id, "submit")).json).toMatchObject({
      status: "pending",
      flags: ["words"],
    });
    const { owner, id } = await draftOf("Many");
    await call(owner, "DELETE", `/${id}`);
    for (let again = 0; again < 2; again++) {
      const { json } = await create(owner);
      await call(owner, "DELETE", `/${json._id}`);
    }
    const { json } = await create(owner, wholeListing());
    expect((await act(owner, json._id, "submit")).json).toMatchObject({ status: "pending", flags: ["many"] });
  });

  test("pausing and resuming alternate, and other steps are refused", async () => {
    const { owner, id } = await publishedOf("Asha Menon");
    expect((await act(owner, id, "resume")).status).toBe(422);
    expect((await act(owner, id, "pause")).json.status).toBe("paused");
    expect(await act(owner, id, "pause")).toMatchObject({
      status: 422,
      json: { code: "STATE", message: LISTING_TEXT.notNow.pause },
    });
    expect((await act(owner, id, "submit")).status).toBe(422);
    expect((await act(owner, id, "resume")).json.status).toBe("published");
  });
});

describe("deleting", () => {
  test("can be undone for 30 days, unless another was created since", async () => {
    const { owner, id, listing } = await publishedOf("Asha Menon");
    expect((await call(owner, "DELETE", `/${id}`)).status).toBe(204);
    expect(await mine(owner)).toBeNull();
    expect((await call(owner, "GET", "/deleted")).json.listings).toMatchObject([
      { _id: id, name: listing.name },
    ]);
    const { json: second } = await create(owner);
    expect(await act(owner, id, "restore")).toMatchObject({
      status: 409,
      json: { message: LISTING_TEXT.second },
    });
    await call(owner, "DELETE", `/${second._id}`);
    // If both come at once, the index lets one through.
    const both = await Promise.all([act(owner, id, "restore"), act(owner, second._id, "restore")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("after 30 days it is too late, and the nightly job keeps only the name", async () => {
    const { owner, id, listing } = await publishedOf("Asha Menon");
    await call(owner, "DELETE", `/${id}`);
    await app.db
      .update(listings)
      .set({ deletedAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(listings.id, id));
    expect((await act(owner, id, "restore")).status).toBe(404);
    expect((await call(owner, "GET", "/deleted")).json.listings).toEqual([]);
    const context: JobContext = { ...app.services, now: new Date() };
    await eraseDeletedListingsJob.run(context, {}, new AbortController().signal);
    expect(await rowOf(id)).toMatchObject({
      name: listing.name,
      phone: "",
      line1: "",
      wipedAt: expect.any(Date),
    });
  });

  test("an account's listing is in its export, and is erased with it", async () => {
    const { owner, id, listing } = await publishedOf("Asha Menon");
    expect(await listingsPart.kinds.listings?.(app.db, owner.member.id)).toMatchObject([
      { id, name: listing.name },
    ]);
    const context: JobContext = { ...app.services, now: new Date() };
    await inTransaction(app.db, (tx) => listingsPart.erase(context, tx, owner.member.id));
    expect(await rowOf(id)).toMatchObject({ name: "", phone: "", ownerId: null, wipedAt: expect.any(Date) });
    expect(await mine(owner)).toBeNull();
  });
});
