import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import { codeIn, messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { listings } from "../listings/listings.table.ts";
import { insertListing } from "../listings/listing.fixtures.ts";
import { postReview } from "../../reviews/review.fixtures.ts";
import { claims } from "./claims.table.ts";
import { claimCalls } from "./claim.fixtures.ts";

const app = await sharedTestApp();
const kabir = await signInAs(app, "Kabir", "moderator");
const { listing, claim, verify, decide, mine, ways, ownerOf, notificationsOf, code } = claimCalls(app, kabir);

describe("a code to the number on the listing", () => {
  test("hands over at once what has no owner, and others' reviews stay", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    const shop = await listing();
    for (const [author, rating] of [
      [ravi, 5],
      [await app.signIn("Divya Pillai"), 4],
    ] as const)
      expect((await postReview(app, author, shop, { rating })).status).toBe(201);
    expect(await ways(ravi, shop.id)).toMatchObject({
      hasOwner: false,
      refusal: null,
      phone: { to: expect.stringContaining("•"), reason: null },
      email: { domain: shop.domain },
      claim: null,
    });
    const { status, json } = await claim(ravi, shop.id, { method: "phone_otp" });
    expect([status, json]).toMatchObject([201, { status: "submitted", listing: { name: shop.name } }]);
    const sms = await newestMessage(app, shop.phone);
    expect(sms.text).not.toContain("Ravi");
    expect(JSON.stringify(json)).not.toContain(codeIn(sms));
    expect(await ownerOf(shop.id)).toBeNull();
    const done = await verify(ravi, json._id, codeIn(sms));
    expect([done.status, done.json.status]).toEqual([200, "approved"]);
    const [row] = await app.db.select().from(listings).where(eq(listings.id, shop.id));
    // His own, from when it had no owner, does not.
    expect(row).toMatchObject({ ownerId: ravi.member.id, ratingSum: 4, ratingCount: 1 });
    expect((await verify(ravi, json._id, codeIn(sms))).status).toBe(422);
    const again = await claim(ravi, shop.id, { method: "phone_otp" });
    expect([again.status, again.json.message]).toEqual([409, CLAIM_TEXT.yours]);
    const other = await claim(ravi, (await listing()).id, { method: "phone_otp" });
    expect([other.status, other.json.message]).toEqual([409, CLAIM_TEXT.hasListing]);
    expect((await ways(ravi, (await listing()).id)).refusal).toBe(CLAIM_TEXT.hasListing);
  });

  test("of two who claim it at once one wins, however quick the other is", async () => {
    const [meera, dev] = [await app.signIn("Meera Iyer"), await app.signIn("Dev Rao")];
    const shop = await listing();
    const [one, other] = await Promise.all(
      [meera, dev].map((who) => claim(who, shop.id, { method: "email_domain", email: `a@${shop.domain}` })),
    );
    // The second mail to one address within 30 seconds has to wait.
    expect([one!.status, other!.status].sort((a, b) => a - b)).toEqual([201, 429]);
    const rival = one!.status === 201 ? dev : meera;
    const second = await claim(rival, shop.id, { method: "phone_otp" });
    const right = await code(shop.phone);
    const first = rival === dev ? meera : dev;
    const own = (one!.status === 201 ? one! : other!).json._id as string;
    await app.db
      .update(claims)
      .set({ method: "phone_otp", destination: shop.phone })
      .where(eq(claims.id, own));
    const mail = await code(`a@${shop.domain}`);
    const responses = await Promise.all([verify(rival, second.json._id, right), verify(first, own, mail)]);
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const owner = await ownerOf(shop.id);
    const winner = responses[0].status === 200 ? rival : first;
    const loser = winner === rival ? first : rival;
    expect(owner).toBe(winner.member.id);
    const [closed] = (await mine(loser)).claims;
    expect(closed).toMatchObject({ status: "rejected", reason: CLAIM_TEXT.taken });
    expect(await notificationsOf(loser)).toContain("message_received");
  });

  test("is refused after five wrong ones, for another member, and once the number has changed", async () => {
    const [uma, mal] = [await app.signIn("Uma Nair"), await app.signIn("Mal")];
    const shop = await listing();
    const { _id: id } = (await claim(uma, shop.id, { method: "phone_otp" })).json;
    const right = await code(shop.phone);
    expect((await verify(mal, id, right)).status).toBe(404);
    expect((await app.call("POST", `/api/claims/${id}/resend`, { as: mal })).status).toBe(404);
    expect((await app.call("POST", `/api/claims/${id}/withdraw`, { as: mal })).status).toBe(404);
    const wrong = right === "000000" ? "000001" : "000000";
    const first = await verify(uma, id, wrong);
    expect([first.status, first.json.fields.code]).toEqual([400, ACCOUNT_TEXT.wrongCode(4)]);
    await app.db.update(listings).set({ phone: "+919820099999" }).where(eq(listings.id, shop.id));
    expect((await verify(uma, id, right)).json.message).toBe(CLAIM_TEXT.changed);
    await app.db.update(listings).set({ phone: shop.phone }).where(eq(listings.id, shop.id));
    await Promise.all(Array.from({ length: 5 }, () => verify(uma, id, wrong)));
    const late = await verify(uma, id, right);
    expect([late.status, late.json.message]).toEqual([400, ACCOUNT_TEXT.expiredCode]);
    const soon = await app.call("POST", `/api/claims/${id}/resend`, { as: uma });
    expect([soon.status, Number(soon.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await ownerOf(shop.id)).toBeNull();
  });

  test("cannot go to a landline, nor anywhere but to the listing", async () => {
    const uma = await app.signIn("Uma Nair");
    const office = await listing(null, { phone: "+918041234567", website: "https://facebook.com/shop" });
    expect(await ways(uma, office.id)).toMatchObject({
      phone: { to: null, reason: CLAIM_TEXT.noMobile },
      email: { domain: null, reason: CLAIM_TEXT.freeMail("facebook.com") },
    });
    const { status, json } = await claim(uma, office.id, { method: "phone_otp" });
    expect([status, json.message]).toEqual([422, CLAIM_TEXT.noMobile]);
    expect((await claim(uma, office.id, { method: "phone_otp", phone: "+919820011111" })).status).toBe(400);
    expect((await claim(uma, office.id, { method: "phone_otp", status: "approved" })).status).toBe(400);
    const hidden = await listing(null, { status: "paused" });
    expect((await claim(uma, hidden.id, { method: "phone_otp" })).status).toBe(404);
    expect((await app.send("POST", `/api/business-listings/${office.id}/claims`, { body: {} })).status).toBe(
      401,
    );
  });
});

describe("an address at the website's domain", () => {
  test("must be at that domain, and waits for an administrator", async () => {
    const asha = await app.signIn("Asha Menon");
    const shop = await listing();
    const at = (email: string) => claim(asha, shop.id, { method: "email_domain", email });
    expect((await at("asha@gmail.com")).json.fields.email).toBe(CLAIM_TEXT.freeMail("gmail.com"));
    expect((await at(`asha@mail.${shop.domain}`)).json.fields.email).toBe(
      CLAIM_TEXT.otherDomain(shop.domain),
    );
    expect(await messagesTo(app, "asha@gmail.com")).toEqual([]);
    const { json } = await at(`Asha@${shop.domain}`);
    expect(json).toMatchObject({ status: "submitted", sentTo: `as…@${shop.domain}` });
    expect((await at(`asha@${shop.domain}`)).json.message).toBe(CLAIM_TEXT.open);
    expect((await decide(json._id, "approve")).json.message).toBe(CLAIM_TEXT.unproven);
    const entered = await verify(asha, json._id, await code(`asha@${shop.domain}`));
    expect([entered.json.status, await ownerOf(shop.id)]).toEqual(["verifying", null]);
    const draft = await insertListing(app, asha, { status: "draft", name: "Half done" });
    expect((await decide(json._id, "approve")).json).toMatchObject({
      status: "approved",
      owner: { _id: asha.member.id },
    });
    expect([await ownerOf(shop.id), await notificationsOf(asha)]).toEqual([
      asha.member.id,
      ["request_accepted"],
    ]);
    const [aside] = await app.db.select().from(listings).where(eq(listings.id, draft.id));
    expect(aside?.deletedAt).not.toBeNull();
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, json._id));
    expect(lines.map(({ action, adminId }) => [action, adminId])).toEqual([
      ["claim.approve", kabir.admin.id],
    ]);
  });
});
