import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { SENT_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { deleteUselessLinks } from "./delete-useless-links.ts";
import { leadLinks, leads } from "../leads.table.ts";

const lines: string[] = [];
let asha: Person;
let farah: Person;
let ashasCard: string;
let farahsCard: string;
let email: string;
let count = 0;

const app = await sharedTestApp({ readLog: (line) => lines.push(line) });
beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  farah = await app.signIn("Farah Siddiqui", { premium: true });
  ashasCard = (await makeCard(app, asha, { directLeads: true }))._id;
  farahsCard = (await makeCard(app, farah, { name: "Free Money Now", directLeads: true }))._id;
  email = `visitor${++count}@example.org`;
});

const write = (cardId: string, message = "A kitchen, please.") =>
  app.call("POST", "/api/leads", { body: { cardId, name: "Win A Prize", email, message, consent: true } });
const codeIn = (text: string) => /\?lead=([\w-]{32})/.exec(text)?.[1] ?? "";
const linkTo = async () => codeIn((await newestMessage(app, email)).text);
const own = (method: string, code: string, path = "") =>
  app.call(method, `/api/leads/own${path}?code=${code}`);
const listOf = async (as: Person) => (await app.call("GET", "/api/leads/my-leads", { as })).json.leads;

describe("the link to what we store about a sender", () => {
  test("is mailed once a day, without any text that people wrote", async () => {
    const responses = await Promise.all([write(ashasCard), write(farahsCard), write(ashasCard, "Again")]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const mail = await newestMessage(app, email);
    for (const word of ["Prize", "kitchen", "Again", "Money", "money", "Asha"]) {
      expect(mail.text).not.toContain(word);
      expect(mail.html).not.toContain(word);
    }
    expect(mail.text).toMatch(/\/card\/[0-9a-z]{20}\?lead=[\w-]{32}/);
    expect(await messagesTo(app, email)).toHaveLength(1);
    app.clock.advance({ hours: 25 });
    await write(farahsCard, "Once more");
    await newestMessage(app, email, 2);
  });

  test("shows everything of this address and nothing of others; the code is stored nowhere in clear", async () => {
    await write(ashasCard);
    await write(farahsCard, "A sofa, please.");
    const code = await linkTo();
    const { status, json } = await own("GET", code);
    expect(status).toBe(200);
    expect(json.leads).toMatchObject([
      { message: "A sofa, please.", email, cardId: { name: "Free Money Now" }, withdrawn: false },
      { message: "A kitchen, please.", cardId: { name: "Asha Menon", company: "Menon Interiors" } },
    ]);
    expect(Object.keys(json.leads[0])).not.toContain("followUpStatus");
    expect(JSON.stringify(await app.db.select().from(leadLinks))).not.toContain(code);
    expect(lines.join("")).not.toContain(code);
    expect(lines.join("")).not.toContain(email);
  });

  test("that is not valid gets a clear message", async () => {
    expect((await own("GET", "x")).status).toBe(400);
    for (const method of ["GET", "DELETE"])
      expect(await own(method, "a".repeat(32))).toMatchObject({
        status: 404,
        json: { message: SENT_LEADS_TEXT.badLink },
      });
  });

  test("does not go to an address that asked not to be written to", async () => {
    await write(ashasCard);
    const { text } = await newestMessage(app, email);
    const unsubscribe = /\/api\/unsubscribe\?code=\S+/.exec(text)?.[0] ?? "";
    expect((await app.call("POST", unsubscribe)).status).toBe(200);
    await app.db.delete(leadLinks);
    await write(farahsCard, "After");
    expect(await app.db.$count(leadLinks)).toBe(0);
  });
});

describe("with the link, the sender", () => {
  test("withdraws a message: the owner sees that, but not the text or the address", async () => {
    await write(ashasCard);
    const code = await linkTo();
    const [{ _id: id }] = (await own("GET", code)).json.leads;
    await app.call("PUT", `/api/leads/${id}/reminder`, {
      as: asha,
      body: { at: new Date(Date.now() + 3_600_000).toISOString() },
    });
    expect((await own("POST", code, `/${id}/withdraw`)).json.leads).toMatchObject([
      { _id: id, withdrawn: true, email: "", message: "" },
    ]);
    expect(await listOf(asha)).toMatchObject([
      { name: "Win A Prize", email: "", message: "", withdrawn: true, reminderAt: null },
    ]);
    expect(await noticesOfType(app, asha, "contact_attempt")).toEqual([]);
    const found = await app.call("GET", "/api/leads/my-leads?q=kitchen", { as: asha });
    expect(found.json.leads).toEqual([]);
    expect((await own("DELETE", code, `/${id}`)).json).toEqual({ leads: [] });
    expect(await listOf(asha)).toEqual([]);
  });

  test("erases one message, or everything with the owner's notes on it", async () => {
    await write(ashasCard);
    await write(farahsCard);
    const code = await linkTo();
    const [first] = (await own("GET", code)).json.leads;
    const note = { as: asha, body: { text: "Wants a kitchen" } };
    const [ashas] = await listOf(asha);
    await app.call("POST", `/api/leads/${ashas!._id}/notes`, note);
    expect((await own("DELETE", code, `/${first._id}`)).json.leads).toHaveLength(1);
    expect(await listOf(farah)).toEqual([]);
    expect(await noticesOfType(app, farah, "contact_attempt")).toEqual([]);
    expect(await noticesOfType(app, asha, "contact_attempt")).toHaveLength(1);
    expect((await own("DELETE", code)).status).toBe(204);
    expect(await listOf(asha)).toEqual([]);
    expect((await own("GET", code)).json).toEqual({ leads: [] });
  });

  test("can still open what comes later on the same day, when no other link is mailed", async () => {
    await write(ashasCard);
    const code = await linkTo();
    await own("DELETE", code);
    await write(farahsCard, "Back again");
    expect((await own("GET", code)).json.leads).toMatchObject([{ message: "Back again" }]);
    expect(await messagesTo(app, email)).toHaveLength(1);
    await own("DELETE", code);
    await deleteUselessLinks(app.db, new Date());
    expect((await own("GET", code)).status).toBe(200);
    await deleteUselessLinks(app.db, new Date(Date.now() + 25 * HOUR_MS));
    expect((await own("GET", code)).status).toBe(404);
  });

  test("reaches no messages of other people", async () => {
    await write(ashasCard);
    const mine = await linkTo();
    const [{ _id: id }] = (await own("GET", mine)).json.leads;
    email = `other${count}@example.org`;
    await write(ashasCard, "Theirs");
    const theirs = await linkTo();
    expect((await own("DELETE", theirs, `/${id}`)).status).toBe(404);
    expect((await own("POST", theirs, `/${id}/withdraw`)).status).toBe(404);
    expect(await listOf(asha)).toHaveLength(2);
  });

  test("removes only their own message from a merged lead", async () => {
    await write(ashasCard, "Mine");
    const code = await linkTo();
    const [mine] = await listOf(asha);
    email = `colleague${count}@example.org`;
    await write(ashasCard, "My colleague's");
    const [theirs] = await listOf(asha);
    await app.call("POST", "/api/leads/merge", {
      as: asha,
      body: { keepId: mine!._id, mergeIds: [theirs!._id] },
    });
    expect((await own("DELETE", code)).status).toBe(204);
    expect(await listOf(asha)).toMatchObject([{ message: "My colleague's" }]);
  });
});

test("what the owner noted on a lead is not shown to its sender", async () => {
  const first = await write(ashasCard);
  await app.db
    .update(leads)
    .set({ followUpStatus: "completed", tags: ["Rude"] })
    .where(eq(leads.id, first.json.lead._id));
  const again = await write(ashasCard);
  expect(again.json.lead._id).toBe(first.json.lead._id);
  expect(again.json.lead.followUpStatus).toBe("pending");
  expect(again.text).not.toContain("Rude");
});
