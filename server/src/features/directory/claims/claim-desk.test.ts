import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import { CLAIM_MORE_DAYS, CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { pdf } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { claimsPart } from "./account-part.ts";
import { ageClaimsJob } from "./age-claims.ts";
import { claimCalls } from "./claim.fixtures.ts";
import { claims } from "./claims.table.ts";

const app = await sharedTestApp();
const kabir = await signInAs(app, "Kabir Anand", "moderator");
const { listing, claim, verify, respond, decide, mine, ownerOf, byDocument, code } = claimCalls(app, kabir);
const QUESTION = "Please send the GST certificate of the shop.";

const one = async (id: string, as: { token: string } = kabir) =>
  (await app.call("GET", `/api/admin/claims/${id}`, { as })).json.claim;
const act = (id: string, body: object, as: { token: string } = kabir) =>
  app.send("PATCH", `/api/admin/claims/${id}`, { as, body });
const sendMore = (as: Person, id: string, body: object) =>
  app.send("POST", `/api/claims/${id}/more`, { as, body });
const list = async (query: string, as: { token: string } = kabir) =>
  (await app.call("GET", `/api/admin/claims?${query}`, { as })).json;
const documentOf = async (as: Person) =>
  (await sendFile(app, pdf, { as, purpose: "document", name: "gst.pdf" })).url;

describe("a claimant who is asked for more", () => {
  test("reads what is missing, sends it, and the claim comes back with both documents", async () => {
    const asha = await app.signIn("Asha Menon");
    const shop = await listing(null, { name: "Menon Sarees" });
    const { json } = await byDocument(asha, shop.id);
    const { version } = await one(json._id);
    expect((await act(json._id, { action: "ask", version })).json.fields.reason).toBe(
      AUDIT_TEXT.reasonNeeded,
    );
    const asked = await act(json._id, { action: "ask", reason: QUESTION, version });
    expect([asked.status, asked.json.status]).toEqual([200, "more_needed"]);
    expect((await list("q=menon+sarees")).items).toEqual([]);
    expect((await list("q=menon+sarees&status=more_needed")).items).toMatchObject([{ _id: json._id }]);
    expect((await mine(asha)).claims[0]).toMatchObject({ status: "more_needed", reason: QUESTION });
    const mail = await newestMessage(app, asha.member.email!);
    expect(mail.subject).toBe("Your claim on Menon Sarees needs something from you");
    expect(mail.text).toContain(QUESTION);
    expect((await byDocument(asha, shop.id)).json.message).toBe(CLAIM_TEXT.open);

    const again = await act(json._id, { action: "ask", reason: QUESTION });
    expect([again.status, again.json.message]).toEqual([422, CLAIM_TEXT.askedAlready]);
    const ravi = await app.signIn("Ravi Kulkarni");
    const document = await documentOf(asha);
    expect((await sendMore(ravi, json._id, { note: "Mine" })).status).toBe(404);
    expect((await sendMore(asha, json._id, {})).json.fields.document).toBe(CLAIM_TEXT.sendSomething);
    expect((await sendMore(asha, json._id, { document: await documentOf(ravi) })).status).toBe(400);
    const sent = await sendMore(asha, json._id, { document, note: "Here it is." });
    expect([sent.status, sent.json]).toMatchObject([
      200,
      { status: "verifying", reason: null, answerBy: null },
    ]);
    expect((await sendMore(asha, json._id, { note: "Once more" })).json.message).toBe(
      CLAIM_TEXT.nothingAsked,
    );

    const back = await one(json._id);
    expect(back.questions).toMatchObject([{ question: QUESTION, note: "Here it is.", hasDocument: true }]);
    expect(back.actions).toEqual(["approve", "reject", "ask"]);
    const file = await fetch(app.url + back.questions[0]!.document);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(file.headers.get("content-security-policy")).toMatch(/^default-src 'none'; sandbox;/);
    expect((await act(json._id, { action: "approve", version: back.version })).json.status).toBe("approved");
    expect(await ownerOf(shop.id)).toBe(asha.member.id);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, json._id));
    expect(lines.map(({ action }) => action)).toEqual(["claim.ask", "claim.approve"]);
    expect(await claimsPart.kinds["claim-questions"]?.(app.db, asha.member.id)).toMatchObject([
      { question: QUESTION, note: "Here it is." },
    ]);
  });

  test("and sends nothing has the claim closed in the end, and is told so", async () => {
    const divya = await app.signIn("Divya Pillai");
    const shop = await listing(null, { name: "Pillai Spices" });
    const { json } = await byDocument(divya, shop.id);
    await act(json._id, { action: "ask", reason: QUESTION });
    const run = () =>
      ageClaimsJob.run({ ...app.services, now: app.clock.now() }, {}, new AbortController().signal);
    app.clock.advance({ days: CLAIM_MORE_DAYS - 1 });
    await run();
    expect((await mine(divya)).claims[0]!.status).toBe("more_needed");
    app.clock.advance({ days: 1, minutes: 1 });
    await run();
    expect((await mine(divya)).claims[0]).toMatchObject({ status: "withdrawn", reason: CLAIM_TEXT.notSent });
    expect((await listOf(app, divya)).notifications[0]?.message).toContain("We closed your claim");
    expect((await sendMore(divya, json._id, { note: "Late" })).status).toBe(422);
    expect((await byDocument(divya, shop.id)).status).toBe(201);
  });
});

test("one claim shows the evidence, the listing as people see it, and the history of both parties", async () => {
  const [isha, ravi] = [await app.signIn("Isha Kapoor"), await app.signIn("Ravi Kulkarni")];
  const earlier = await listing(null, { name: "Deccan Books" });
  const lost = await byDocument(ravi, earlier.id);
  await decide(lost.json._id, "reject", "The paper names another shop.");
  const shop = await listing(isha, { name: "Kapoor Sweets", hideAddress: true });
  const { json } = await claim(ravi, shop.id, { method: "email_domain", email: `ravi@${shop.domain}` });
  expect(await one(json._id)).toMatchObject({ codeEnteredAt: null, actions: ["reject"] });
  await verify(ravi, json._id, await code(`ravi@${shop.domain}`));
  expect((await act(json._id, { action: "ask", reason: QUESTION })).json.message).toBe(CLAIM_TEXT.askLater);
  await respond(isha, json._id, "dispute", "I never sold it.");
  const rival = await byDocument(await app.signIn("Dev Rao"), shop.id);
  expect(await one(json._id)).toMatchObject({
    codeSentTo: `ravi@${shop.domain}`,
    codeEnteredAt: expect.any(String),
    isStillOnListing: true,
    ownerAnswer: "dispute",
    ownerNote: "I never sold it.",
    shown: { name: "Kapoor Sweets", address: { line1: "", pin: "" } },
    parties: {
      claimant: {
        name: "Ravi Kulkarni",
        claims: [{ _id: json._id }, { status: "rejected", reason: "The paper names another shop." }],
      },
      owner: { name: "Isha Kapoor", email: isha.member.email, claims: [] },
      formerOwner: null,
    },
    others: [{ _id: rival.json._id, claimant: { name: "Dev Rao" } }],
  });
});

test("a claim that somebody else has decided meanwhile names them", async () => {
  const uma = await app.signIn("Uma Nair");
  const { json } = await byDocument(uma, (await listing()).id);
  const { version } = await one(json._id);
  const meera = await signInAs(app, "Meera Iyer", "moderator");
  expect((await act(json._id, { action: "ask", reason: QUESTION, version }, meera)).status).toBe(200);
  for (const action of ["approve", "reject"])
    expect(await act(json._id, { action, reason: "Not theirs.", version })).toMatchObject({
      status: 409,
      json: { message: CLAIM_TEXT.handledBy("Meera Iyer") },
    });
  expect((await act(json._id, { version })).status).toBe(400);
});

test("a disputed transfer waits again and is kept or undone, once", async () => {
  const [isha, ravi] = [await app.signIn("Isha Kapoor"), await app.signIn("Ravi Kulkarni")];
  const shop = await listing(isha, { name: "Kapoor Tailors" });
  const { json } = await byDocument(ravi, shop.id);
  await respond(isha, json._id, "approve");
  await decide(json._id, "approve");
  expect((await one(json._id)).actions).toEqual(["undo"]);
  await respond(isha, json._id, "dispute", "It was a lease.");
  const waiting = (await list("q=kapoor+tailors")).items[0];
  expect(waiting).toMatchObject({ _id: json._id, isDisputed: true });
  const { actions, version, parties } = await one(json._id);
  expect([actions, parties.formerOwner?.name, parties.owner]).toEqual([
    ["approve", "undo"],
    "Isha Kapoor",
    null,
  ]);
  expect((await act(json._id, { action: "approve", version })).status).toBe(200);
  expect(await ownerOf(shop.id)).toBe(ravi.member.id);
  expect((await listOf(app, isha)).notifications[0]?.message).toContain("it stays as it is");
  expect((await act(json._id, { action: "approve", version })).json.message).toBe(
    CLAIM_TEXT.handledBy("Kabir Anand"),
  );
});

test("support and analysts look without opening documents, and decide nothing; finance sees none", async () => {
  const { json } = await byDocument(await app.signIn("Joseph"), (await listing()).id);
  for (const role of ["support", "analyst"] as const) {
    const sana = await signInAs(app, "Sana", role);
    expect(await one(json._id, sana)).toMatchObject({ document: null, maySeeDocuments: false, actions: [] });
    expect((await list("", sana)).items.map(({ document }: { document: unknown }) => document)).not.toContain(
      expect.any(String),
    );
    expect((await act(json._id, { action: "approve" }, sana)).status).toBe(403);
  }
  const farah = await signInAs(app, "Farah", "finance");
  expect((await app.send("GET", `/api/admin/claims/${json._id}`, { as: farah })).status).toBe(403);
});

test("the list goes on from a cursor, and is found by listing, claimant and id", async () => {
  await app.db.update(claims).set({ status: "withdrawn" });
  const ids: string[] = [];
  for (const name of ["Nila One", "Nila Two", "Nila Three"]) {
    const shop = await listing(null, { name });
    ids.push((await byDocument(await app.signIn(`${name} Owner`), shop.id)).json._id);
  }
  const first = await list("limit=2");
  expect([first.count, first.items.map(({ _id }: { _id: string }) => _id)]).toEqual([3, ids.slice(0, 2)]);
  expect(first.claims).toEqual(first.items);
  // The page is decided meanwhile; nothing of the next one is skipped.
  for (const id of ids.slice(0, 2)) await decide(id, "reject", "The paper names another shop.");
  const next = await list(`limit=2&cursor=${first.nextCursor}`);
  expect([next.nextCursor, next.items.map(({ _id }: { _id: string }) => _id)]).toEqual([null, ids.slice(2)]);
  const rejected = await list("status=rejected&limit=1");
  expect(rejected.items).toMatchObject([{ _id: ids[1] }]);
  expect((await list(`status=rejected&limit=1&cursor=${rejected.nextCursor}`)).items).toMatchObject([
    { _id: ids[0] },
  ]);
  expect((await list("status=rejected&limit=1&page=2")).items).toMatchObject([{ _id: ids[0] }]);
  for (const q of ["nila th", "Three Owner", ids[2]])
    expect((await list(`q=${encodeURIComponent(q!)}`)).items).toMatchObject([{ _id: ids[2] }]);
  expect((await list("q=nila&cursor=nobodys")).count).toBe(1);
});
