import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import { createDomainNames } from "../../../providers/domain-names.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { makeCard } from "../card.fixtures.ts";
import { storedNoticesTo } from "../../notifications/notify.fixtures.ts";
import { pdf } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { startNameServer } from "./name-server.fixtures.ts";
import { verificationCalls } from "./verification.fixtures.ts";

const app = await sharedTestApp();
const names = await startNameServer();
app.services.names = createDomainNames([names.address]);
afterAll(() => names.stop());
const { owner, ask, confirm, badgesOf, mine } = verificationCalls(app);

describe("a record of the domain", () => {
  test("proves the card once it exists", async () => {
    const uma = await owner("Uma Nair");
    const { record } = (await ask(uma, { method: "dns" })).json;
    expect(record).toEqual({
      type: "TXT",
      name: `_cardplaza.${uma.domain}`,
      value: expect.stringMatching(/^cardplaza-verification=[\w-]{32}$/),
    });
    const early = await confirm(uma, record!.value);
    expect([early.status, early.json.message]).toEqual([422, VERIFICATION_TEXT.noRecord(record!.name)]);
    names.records.set(record!.name, ["v=spf1 -all", record!.value]);
    expect((await confirm(uma, "cardplaza-verification=other")).status).toBe(400);
    expect((await confirm(uma, record!.value)).json.status).toBe("verified");
    expect(await badgesOf(uma.card._id)).toEqual(["Pro", "Verified"]);
  });

  test("of another member proves nothing", async () => {
    const uma = await owner("Uma Nair");
    const theirs = (await ask(uma, { method: "dns" })).json.record;
    names.records.set(theirs!.name, [theirs!.value]);
    const mal = await app.signIn("Mal", { premium: true });
    await makeCard(app, mal, { name: "Mal", website: `https://${uma.domain}` });
    const own = (await ask(mal, { method: "dns" })).json.record;
    expect(own!.value).not.toBe(theirs!.value);
    expect((await confirm(mal, theirs!.value)).status).toBe(400);
    expect((await confirm(mal, own!.value)).status).toBe(422);
  });
});

describe("a document", () => {
  async function waiting() {
    const isha = await owner("Isha Kapoor", { website: "" });
    const { url } = await sendFile(app, pdf, { as: isha, purpose: "document", name: "gst.pdf" });
    const { status, json } = await ask(isha, { method: "document", document: url });
    expect(status).toBe(201);
    return { ...isha, id: json._id as string };
  }
  const decide = (as: { token: string }, id: string, body: object) =>
    app.send("PATCH", `/api/admin/verifications/${id}`, { as, body });

  test("is seen and approved by a moderator, who is in the audit log", async () => {
    const isha = await waiting();
    expect((await confirm(isha, "123456")).json.message).toBe(VERIFICATION_TEXT.waitsForUs);
    const kabir = await signInAs(app, "Kabir", "moderator");
    const { json } = await app.call("GET", "/api/admin/verifications?method=document&limit=50", {
      as: kabir,
    });
    const found = json.verifications.find((each: { _id: string }) => each._id === isha.id);
    expect(found).toMatchObject({
      card: { name: "Isha Kapoor" },
      hasChanged: false,
      member: { name: "Isha Kapoor" },
    });
    expect((await fetch(app.url + found!.document)).status).toBe(200);
    const byId = await app.call("GET", `/api/admin/verifications?q=${isha.id}`, { as: kabir });
    expect([byId.json.count, byId.json.items[0]?._id]).toEqual([1, isha.id]);
    const one = await app.call("GET", `/api/admin/verifications/${isha.id}`, { as: kabir });
    expect(one.json.verification).toMatchObject({ _id: isha.id, member: { name: "Isha Kapoor" } });
    const done = await decide(kabir, isha.id, { decision: "approve" });
    expect([done.status, done.json.status]).toEqual([200, "verified"]);
    expect(await badgesOf(isha.card._id)).toEqual(["Pro", "Verified"]);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, isha.id));
    expect(lines.map(({ action, adminId }) => [action, adminId])).toEqual([
      ["verification.approve", kabir.admin.id],
    ]);
    const notices = await storedNoticesTo(app, isha.member);
    expect(notices.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("Isha Kapoor is verified now"),
    );
    expect((await decide(kabir, isha.id, { decision: "approve" })).status).toBe(409);
    expect((await decide(kabir, isha.id, { decision: "revoke" })).status).toBe(400);
    expect(
      (await decide(kabir, isha.id, { decision: "revoke", reason: "The paper was forged." })).status,
    ).toBe(200);
    expect(await badgesOf(isha.card._id)).toEqual(["Pro"]);
  });

  test("is rejected with a reason that its owner reads", async () => {
    const isha = await waiting();
    const kabir = await signInAs(app, "Kabir", "moderator");
    expect((await decide(kabir, isha.id, { decision: "reject" })).json.fields).toHaveProperty("reason");
    await decide(kabir, isha.id, { decision: "reject", reason: "The scan cannot be read." });
    expect((await mine(isha))[0]).toMatchObject({ status: "refused", reason: "The scan cannot be read." });
    expect(await badgesOf(isha.card._id)).toEqual(["Pro"]);
  });

  test("is decided by no member, no analyst, and not after the card has changed", async () => {
    const isha = await waiting();
    expect((await decide(isha, isha.id, { decision: "approve" })).status).toBe(401);
    expect((await app.call("GET", "/api/admin/verifications", { as: isha })).status).toBe(401);
    const anil = await signInAs(app, "Anil", "analyst");
    expect((await decide(anil, isha.id, { decision: "approve" })).status).toBe(403);
    const body = { name: "Somebody Else" };
    await app.call("PATCH", `/api/business-cards/${isha.card._id}`, { as: isha, body });
    const kabir = await signInAs(app, "Kabir", "moderator");
    expect((await decide(kabir, isha.id, { decision: "approve" })).status).toBe(409);
    expect((await decide(kabir, "00000000000000000000", { decision: "approve" })).status).toBe(404);
  });

  test("must be the member's own", async () => {
    const [asha, mal] = [await owner("Asha Menon"), await owner("Mal")];
    const { url } = await sendFile(app, pdf, { as: asha, purpose: "document", name: "gst.pdf" });
    expect((await ask(mal, { method: "document", document: url })).json.fields).toHaveProperty("document");
  });
});

// The last test, because the name server stops here.
test("a silent name server gets a clear message", async () => {
  const uma = await owner("Uma Nair");
  const { record } = (await ask(uma, { method: "dns" })).json;
  names.beSilent();
  const { status, json } = await confirm(uma, record!.value);
  expect([status, json.message]).toEqual([503, VERIFICATION_TEXT.dnsAway]);
});
