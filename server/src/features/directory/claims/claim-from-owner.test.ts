import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { dayInWords } from "@cardplaza/contract/date-words";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { claimsPart } from "./account-part.ts";
import { ageClaimsJob } from "./age-claims.ts";
import { claims } from "./claims.table.ts";
import { claimCalls } from "./claim.fixtures.ts";

const app = await sharedTestApp();
const kabir = await signInAs(app, "Kabir", "moderator");
const { listing, claim, verify, respond, decide, mine, ownerOf, notificationsOf, byDocument, code } =
  claimCalls(app, kabir);

describe("a listing that has an owner", () => {
  test("asks the owner for three days, then an administrator; the transfer can be disputed and undone", async () => {
    const [isha, ravi] = [await app.signIn("Isha Kapoor"), await app.signIn("Ravi Kulkarni")];
    const shop = await listing(isha);
    const { status, json } = await byDocument(ravi, shop.id, "I bought the shop in March.");
    expect([status, json.status]).toEqual([201, "owner_notified"]);
    expect(await notificationsOf(isha)).toEqual(["request_sent"]);
    const [seen] = (await mine(isha)).received;
    expect(seen).toMatchObject({ claimant: { name: "Ravi Kulkarni" }, note: "I bought the shop in March." });
    expect(JSON.stringify(seen)).not.toContain("/api/documents");
    expect((await respond(ravi, json._id, "approve")).status).toBe(404);
    expect((await decide(json._id, "approve")).json.message).toBe(CLAIM_TEXT.ownerHasTime);
    const later = new Date(Date.now() + 3 * DAY_MS + 1000);
    await ageClaimsJob.run({ ...app.services, now: later }, {}, new AbortController().signal);
    expect((await mine(ravi)).claims[0]!.status).toBe("verifying");
    expect((await respond(isha, json._id, "dispute")).status).toBe(422);
    const rival = await app.signIn("Dev Rao");
    const { json: theirs } = await byDocument(rival, shop.id);
    const queue = await app.call("GET", "/api/admin/claims?limit=50", { as: kabir });
    const found = queue.json.claims.find((each: { _id: string }) => each._id === json._id);
    expect(found).toMatchObject({ owner: { name: "Isha Kapoor" }, rivals: 1, claimant: { rejections: 0 } });
    expect((await fetch(app.url + found!.document)).status).toBe(200);
    expect((await decide(json._id, "approve")).status).toBe(200);
    expect(await ownerOf(shop.id)).toBe(ravi.member.id);
    expect((await decide(json._id, "approve")).status).toBe(409);
    expect((await mine(rival)).claims[0]).toMatchObject({ _id: theirs._id, status: "rejected" });
    expect(await notificationsOf(isha)).toEqual(["request_sent", "request_sent", "message_received"]);

    expect((await respond(rival, json._id, "dispute", "Mine!")).status).toBe(404);
    expect((await mine(isha)).received).toMatchObject([{ _id: json._id, status: "approved" }]);
    expect((await respond(isha, json._id, "dispute", "I never sold it.")).json.answer).toBe("dispute");
    expect((await respond(isha, json._id, "dispute")).status).toBe(422);
    const waiting = (await app.call("GET", "/api/admin/claims?limit=50", { as: kabir })).json.claims;
    expect(waiting.map((each: { _id: string }) => each._id)).toContain(json._id);
    expect((await decide(json._id, "undo")).status).toBe(400);
    expect((await decide(json._id, "undo", "The sale was not proven.")).json.status).toBe("rejected");
    expect(await ownerOf(shop.id)).toBe(isha.member.id);
    expect((await mine(isha)).received).toEqual([]);
  });

  test("is defended by its owner, whom the mail tells who claims it, why and until when to answer", async () => {
    const [isha, ravi] = [await app.signIn("Isha Kapoor"), await app.signIn("Ravi Kulkarni")];
    const shop = await listing(isha, { name: "Kapoor Sweets" });
    await byDocument(ravi, shop.id, "I bought the shop in March.");
    const mail = await newestMessage(app, isha.member.email!);
    expect(mail.subject).toBe("Ravi Kulkarni claims to own Kapoor Sweets");
    const answerBy = dayInWords(new Date(Date.now() + 3 * DAY_MS));
    expect(mail.text).toContain(`Claims to be: Owner\nAnswer by: ${answerBy}`);
    expect(mail.text).toContain("I bought the shop in March.");
  });

  test("gets the owner's answer; the time for an undo ends, and support does not decide", async () => {
    const [isha, ravi] = [await app.signIn("Isha Kapoor"), await app.signIn("Ravi Kulkarni")];
    const shop = await listing(isha);
    const { json } = await claim(ravi, shop.id, { method: "phone_otp" });
    expect((await mine(isha)).received).toEqual([]);
    expect((await verify(ravi, json._id, await code(shop.phone))).json.status).toBe("owner_notified");
    expect((await respond(isha, json._id, "approve", "Yes, my partner.")).json).toMatchObject({
      status: "verifying",
      answer: "approve",
    });
    const sana = await signInAs(app, "Sana", "support");
    expect((await decide(json._id, "approve", undefined, sana)).status).toBe(403);
    expect((await app.call("GET", "/api/admin/claims", { as: isha })).status).toBe(401);
    expect((await decide(json._id, "approve")).status).toBe(200);
    const old = new Date(Date.now() - 8 * DAY_MS);
    await app.db.update(claims).set({ decidedAt: old }).where(eq(claims.id, json._id));
    expect((await respond(isha, json._id, "dispute")).json.message).toBe(CLAIM_TEXT.undoOver);
    expect((await decide(json._id, "undo", "Too late, I fear.")).json.message).toBe(CLAIM_TEXT.undoOver);

    const erase = ({ member }: Person) =>
      inTransaction(app.db, (tx) => claimsPart.erase({ ...app.services, now: new Date() }, tx, member.id));
    const answers = await claimsPart.kinds["claim-answers"]?.(app.db, isha.member.id);
    expect(answers).toMatchObject([{ note: "Yes, my partner." }]);
    await erase(isha);
    const [left] = await app.db.select().from(claims).where(eq(claims.id, json._id));
    expect(left).toMatchObject({ formerOwnerId: null, answeredBy: null, ownerNote: "" });
    expect(await claimsPart.kinds.claims?.(app.db, ravi.member.id)).toHaveLength(1);
    await erase(ravi);
    expect(await claimsPart.kinds.claims?.(app.db, ravi.member.id)).toEqual([]);
  });
});

test("after three rejections nothing can be claimed for 30 days; withdrawn claims do not count", async () => {
  const mal = await app.signIn("Mal");
  const first = await byDocument(mal, (await listing()).id);
  await app.call("POST", `/api/claims/${first.json._id}/withdraw`, { as: mal });
  for (let turn = 0; turn < 3; turn++) {
    const { status, json } = await byDocument(mal, (await listing()).id);
    expect([status, json.status]).toEqual([201, "verifying"]);
    expect((await decide(json._id, "reject", "The paper names another shop.")).json.status).toBe("rejected");
  }
  const shop = await listing();
  const { status, json } = await claim(mal, shop.id, { method: "phone_otp" });
  expect([status, json.message]).toEqual([403, expect.stringContaining("until")]);
  expect(await messagesTo(app, shop.phone)).toEqual([]);
  const earlier = new Date(Date.now() - 31 * DAY_MS);
  await app.db
    .update(claims)
    .set({ decidedAt: earlier })
    .where(and(eq(claims.claimantId, mal.member.id), eq(claims.status, "rejected")));
  expect((await claim(mal, shop.id, { method: "phone_otp" })).status).toBe(201);
});
