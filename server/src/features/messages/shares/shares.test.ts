import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MESSAGE_TEXT, type ShareType } from "@cardplaza/contract/messages/message-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cards } from "../../cards/cards.table.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { insertProduct } from "../../companies/products/product.fixtures.ts";
import { products } from "../../companies/products/products.table.ts";
import { connect, insertPost } from "../../connect/connect.fixtures.ts";
import { posts } from "../../connect/posts/posts.table.ts";
import { MEERA } from "../../contacts/contact.fixtures.ts";
import { contacts } from "../../contacts/contacts.table.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { insertJob } from "../../jobs/job.fixtures.ts";
import { jobs } from "../../jobs/posts/jobs.table.ts";
import { pdf } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { newKey, writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let a: ReturnType<typeof writerOf>;
let r: ReturnType<typeof writerOf>;
let id: string;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
  await connect(app, asha, ravi);
  id = (await a.begin(ravi, "Good morning")).json.conversation._id;
});

const share = async (type: ShareType, of: string, more: { agreed?: true } = {}) => {
  const { status, json } = await a.write(id, "", { share: { type, id: of, ...more } });
  return { status, share: json.message?.share, refused: json.fields?.share };
};
const seenBy = async (reader: ReturnType<typeof writerOf>, conversationId = id) =>
  (await reader.thread(conversationId)).json.messages.at(-1)?.share?.preview;
const cannotShare = { status: 400, share: undefined, refused: MESSAGE_TEXT.cannotShare };

describe("what is shared is a live preview", () => {
  test("of a card, by its link: as others see it, with today's words, and gone with the card", async () => {
    const card = await makeCard(app, asha, { role: "Interior designer" });
    const shared = await share("card", card.slug);
    const preview = {
      title: "Asha Menon",
      text: "Interior designer · Menon Interiors",
      picture: "",
      path: `/card/${card.slug}`,
    };
    expect(shared).toMatchObject({ status: 201, share: { type: "card", id: card._id, preview } });
    expect(await seenBy(r)).toEqual(preview);
    await app.db.update(cards).set({ role: "Architect" }).where(eq(cards.id, card._id));
    expect(await seenBy(r)).toMatchObject({ text: "Architect · Menon Interiors" });
    await app.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, card._id));
    expect(await seenBy(r)).toBeNull();
    expect(await share("card", card.slug)).toEqual(cannotShare);
  });

  test("is hidden between two of whom one has blocked the other", async () => {
    const card = await makeCard(app, asha);
    await share("card", card._id);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    expect(await seenBy(r)).toBeNull();
    expect(await seenBy(a)).toMatchObject({ title: "Asha Menon" });
  });

  test("of a post for connections: only for those whom its author knows", async () => {
    const post = await insertPost(app, asha, { visibility: "connections", body: "A new machine." });
    await share("post", post.id);
    expect(await seenBy(r)).toMatchObject({
      title: "Asha Menon",
      text: "A new machine.",
      path: `/post/${post.id}`,
    });
    const neha = await app.signIn("Neha Joshi");
    await connect(app, ravi, neha);
    const other = (await r.begin(neha, "Look")).json.conversation._id;
    const message = (await r.thread(id)).json.messages.at(-1)!._id;
    await r.write(other, "", { forward: message });
    expect(await seenBy(r, other)).toMatchObject({ title: "Asha Menon" });
    expect(await seenBy(writerOf(app, neha), other)).toBeNull();
    await app.db.update(posts).set({ deletedAt: new Date() }).where(eq(posts.id, post.id));
    expect(await seenBy(r)).toBeNull();
  });

  test("of a product, a job and a business", async () => {
    const company = await insertCompany(app, asha);
    const product = await insertProduct(app, company);
    const job = await insertJob(app, company);
    const listing = await insertListing(app, asha, { name: "Menon Sweets", locality: "Church Street" });
    await share("product", product.id);
    expect(await seenBy(r)).toEqual({
      title: "Hex bolt M8",
      text: expect.stringContaining("Deshmukh Fasteners · ₹1,200"),
      picture: product.images[0],
      path: `/product/hex-bolt-m8-${product.id}`,
    });
    await share("job", job.id);
    expect(await seenBy(r)).toMatchObject({
      title: "Accountant",
      text: expect.stringMatching(/^Deshmukh Fasteners · .+ · Pune$/),
      path: `/jobs/accountant-${job.id}`,
    });
    await share("listing", listing.id);
    expect(await seenBy(r)).toMatchObject({
      title: "Menon Sweets",
      text: expect.stringContaining("Church Street"),
      path: expect.stringContaining(listing.id),
    });
    await app.db.update(products).set({ status: "draft" }).where(eq(products.id, product.id));
    await app.db.update(jobs).set({ status: "draft" }).where(eq(jobs.id, job.id));
    const previews = async (reader: typeof a) =>
      (await reader.thread(id)).json.messages
        .slice(1)
        .map((message) => message.share?.preview?.title ?? null);
    expect(await previews(r)).toEqual([null, null, "Menon Sweets"]);
    expect(await previews(a)).toEqual(["Hex bolt M8", "Accountant", "Menon Sweets"]);
  });

  test("of nothing that the sender does not see", async () => {
    const neha = await app.signIn("Neha Joshi");
    const post = await insertPost(app, neha, { visibility: "connections" });
    expect(await share("post", post.id)).toEqual(cannotShare);
    const draft = await insertProduct(app, await insertCompany(app, neha), { status: "draft" });
    expect(await share("product", draft.id)).toEqual(cannotShare);
    expect(await share("card", "../../etc/passwd")).toEqual(cannotShare);
  });
});

describe("a contact", () => {
  const saveMeera = async (as: Person) =>
    (await app.call("POST", "/api/contacts", { as, body: MEERA as never })).json._id;

  test("is shared only if that person agreed, with nothing but name, company, number and address", async () => {
    const meera = await saveMeera(asha);
    expect(await share("contact", meera)).toEqual({
      status: 400,
      share: undefined,
      refused: MESSAGE_TEXT.contactNotAgreed,
    });
    expect((await share("contact", meera, { agreed: true })).status).toBe(201);
    expect(await seenBy(r)).toEqual({
      title: "Meera Iyer",
      text: "Iyer & Rao · +91 98200 12345 · meera@iyer.example",
      picture: "",
      path: "",
    });
    const whole = JSON.stringify((await r.thread(id)).json);
    for (const kept of ["Asked for a quote", "MG Road", "Pune Expo"]) expect(whole).not.toContain(kept);
  });

  test("stays as it was shared, and is passed on only with the same question", async () => {
    const meera = await saveMeera(asha);
    await share("contact", meera, { agreed: true });
    await app.db.delete(contacts).where(eq(contacts.id, meera));
    expect(await seenBy(r)).toMatchObject({ title: "Meera Iyer" });
    const forward = (await r.thread(id)).json.messages.at(-1)!._id;
    const neha = await app.signIn("Neha Joshi");
    await connect(app, ravi, neha);
    const other = (await r.begin(neha, "Look")).json.conversation._id;
    const refused = await r.write(other, "", { forward });
    expect(refused).toMatchObject({
      status: 400,
      json: { fields: { share: MESSAGE_TEXT.contactNotAgreed } },
    });
    await r.write(other, "", { forward, share: { type: "contact", id: meera, agreed: true } });
    expect(await seenBy(writerOf(app, neha), other)).toMatchObject({ title: "Meera Iyer" });
  });

  test("of somebody else cannot be shared", async () => {
    expect(await share("contact", await saveMeera(ravi), { agreed: true })).toEqual(cannotShare);
  });
});

describe("a stranger's request", () => {
  test("is text only: no file, nothing shared, nothing passed on, no link", async () => {
    const neha = await app.signIn("Neha Joshi");
    const card = await makeCard(app, asha);
    const { url } = await sendFile(app, pdf, { as: asha, purpose: "message", name: "offer.pdf" });
    const forward = (await a.thread(id)).json.messages[0]!._id;
    const asked = (message: object) =>
      app.call("POST", "/api/conversations", {
        as: asha,
        body: { userIds: [neha.member.id], message: { clientId: newKey(), body: "Namaste", ...message } },
      });
    for (const message of [
      { files: [{ url }] },
      { share: { type: "card", id: card._id } },
      { forward },
      { body: "See https://example.com" },
    ])
      expect(await asked(message)).toMatchObject({
        status: 400,
        json: { fields: { body: MESSAGE_TEXT.requestTextOnly } },
      });
    expect((await writerOf(app, neha).list("filter=requests")).json.conversations).toEqual([]);
    expect((await asked({})).status).toBe(201);
  });
});
