import { eq } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import { expect, test } from "vitest";
import {
  IT_QUOTE_ACTIONS,
  IT_TEXT,
  MAX_QUOTES,
  REQUIREMENT_EVENT,
} from "@cardplaza/contract/it-services/it-words";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { insertManager } from "../../companies/company/company.fixtures.ts";
import { companyManagers } from "../../companies/team/team.table.ts";
import { enquiries } from "../../enquiries/enquiries.table.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { pdf } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { itCalls, QUOTE, REQUIREMENT } from "../it-services.fixtures.ts";
import { expireRequirementsJob } from "./expire-requirements.ts";
import { itRequirements } from "./requirements.table.ts";
import { hearLive } from "../../../testing/hear-live.ts";

const app = await sharedTestApp();
const { call, post, quote, decide, providerOf } = itCalls(app);

/** Each test in a city of its own, so that providers of others are not asked. */
const inCity = (city: string) => ({ city, cityKey: city.toLowerCase() });
const read = (as: Person, id: string) => call(as, "GET", `/requirements/${id}`);

test("Asha posts a requirement in Pune; a provider quotes, she accepts, and their conversation opens", async () => {
  const asha = await app.signIn("Asha");
  const { owner, company } = await providerOf("Ravi", inCity("Pune"));
  const far = await providerOf("Far", inCity("Delhi"));
  const file = await sendFile(app, pdf, { as: asha, purpose: "document", name: "brief.pdf" });
  const posted = await post(asha, { files: [file.url] });
  expect(posted.status).toBe(201);
  const id = posted.json._id;
  expect(await noticesOfType(app, owner, "enquiry_sent")).toHaveLength(1);
  expect(await noticesOfType(app, far.owner, "enquiry_sent")).toHaveLength(0);
  expect((await read(far.owner, id)).status).toBe(404);

  const brief = (await read(owner, id)).json;
  expect(brief).toMatchObject({
    side: "provider",
    buyerName: "Asha",
    mayQuoteAs: [{ _id: company.id }],
    files: [{ name: "brief.pdf" }],
  });
  expect((await fetch(app.url + brief.files[0].url)).status).toBe(200);
  expect((await call(owner, "GET", "/requirements?box=received")).json.requirements).toHaveLength(1);
  const sent = await quote(owner, id);
  expect([sent.status, sent.json.ownQuote, sent.json.mayQuoteAs]).toEqual([201, "sent", []]);
  expect((await quote(owner, id)).json.message).toBe(IT_TEXT.quotedAlready);
  expect((await noticesOfType(app, asha, "enquiry_sent"))[0]?.message).toContain("₹3,00,000");

  const quoteId = (await read(asha, id)).json.quotes[0]._id;
  expect((await decide(asha, quoteId, "shortlist")).json.quotes).toMatchObject([{ status: "shortlisted" }]);
  const awarded = (await decide(asha, quoteId, "accept")).json;
  expect(awarded).toMatchObject({ status: "awarded", quotes: [{ status: "accepted" }] });
  const threadId = awarded.quotes[0]?.enquiryId ?? "";
  const [thread] = await app.db.select().from(enquiries).where(eq(enquiries.id, threadId));
  expect(thread).toMatchObject({ status: "won", inboxId: company.id, wonPaise: 30_000_000 });
  expect(await noticesOfType(app, owner, "request_accepted")).toHaveLength(1);

  const done = await call(asha, "PATCH", `/requirements/${id}`, { action: "complete" });
  expect(done.json.status).toBe("completed");
  expect((await call(asha, "PATCH", `/requirements/${id}`, { action: "cancel" })).status).toBe(422);
});

test("the mails about a requirement and a quote carry what was asked and offered", async () => {
  const asha = await app.signIn("Asha Menon");
  const { owner, company } = await providerOf("Ravi", inCity("Kolhapur"));
  const id = (await post(asha, { city: "Kolhapur" })).json._id;
  const asked = await newestMessage(app, owner.member.email!);
  expect(asked.subject).toBe(`Quote wanted: ${REQUIREMENT.title} from Asha Menon`);
  expect(asked.text).toContain(REQUIREMENT.description);
  expect(asked.text).toContain("Service: Web\nBudget: ₹2 – 10 lakh\nTimeline: 1 – 3 months\nCity: Kolhapur");
  await quote(owner, id);
  const offered = await newestMessage(app, asha.member.email!);
  expect(offered.subject).toBe(`Quote from ${company.name}: ₹3,00,000 for ${REQUIREMENT.title}`);
  expect(offered.text).toContain("Price: ₹3,00,000\nTime: 60 days\nValid till: 31 Dec 2099");
  expect(offered.text).toContain(QUOTE.scope);
});

test("rivals see neither each other nor their prices, and accepting one rejects the rest", async () => {
  const buyer = await app.signIn("Buyer");
  const one = await providerOf("One", inCity("Nashik"));
  const two = await providerOf("Two", inCity("Nashik"));
  const id = (await post(buyer, { city: "Nashik" })).json._id;
  await quote(one.owner, id, { amountPaise: 12_345_600 });
  await quote(two.owner, id, { amountPaise: 65_432_100 });
  const seen = (await read(two.owner, id)).json;
  expect([seen.quoteCount, seen.quotes.length, seen.invited]).toEqual([2, 1, []]);
  expect(JSON.stringify(seen)).not.toContain("12345600");
  expect(JSON.stringify(seen)).not.toContain("One Softworks");
  const quotes = (await read(buyer, id)).json.quotes;
  for (const action of IT_QUOTE_ACTIONS)
    expect((await decide(two.owner, quotes[0]._id, action)).status).toBe(404);

  const both = await Promise.all(quotes.map(({ _id }: { _id: string }) => decide(buyer, _id, "accept")));
  expect(both.map(({ status }) => status).toSorted((less, more) => less - more)).toEqual([200, 422]);
  const after = (await read(buyer, id)).json.quotes.map(({ status }: { status: string }) => status);
  expect(after.toSorted()).toEqual(["accepted", "rejected"]);
  const told = await Promise.all(
    [one, two].map(({ owner }) => noticesOfType(app, owner, "message_received")),
  );
  expect(told.flat()).toHaveLength(1);
});

test("the same quote accepted twice at once is accepted once, with one conversation", async () => {
  const buyer = await app.signIn("Hasty");
  const { owner, company } = await providerOf("Quick", inCity("Surat"));
  const id = (await post(buyer, { city: "Surat" })).json._id;
  await quote(owner, id);
  const quoteId = (await read(buyer, id)).json.quotes[0]._id;
  const both = await Promise.all([decide(buyer, quoteId, "accept"), decide(buyer, quoteId, "accept")]);
  expect(both.map(({ status }) => status).toSorted((less, more) => less - more)).toEqual([200, 422]);
  expect(await app.db.$count(enquiries, eq(enquiries.inboxId, company.id))).toBe(1);
});

test("invited providers alone may quote; own companies and unknown ones cannot be invited", async () => {
  const invited = await providerOf("Invited", inCity("Indore"));
  const rival = await providerOf("Rival", inCity("Indore"));
  const buyer = await app.signIn("Inviter");
  const invite = (as: Person, ids: string[]) => post(as, { mode: "invite", providers: ids });
  expect((await invite(buyer, [])).json.fields).toEqual({ providers: IT_TEXT.inviteSome });
  expect((await invite(buyer, ["a".repeat(20)])).json.fields).toEqual({ providers: IT_TEXT.inviteGone });
  expect((await invite(invited.owner, [invited.company.id])).json.fields).toEqual({
    providers: IT_TEXT.inviteOwn,
  });
  const five = Array.from({ length: 5 }, (_, at) => String(at).repeat(20));
  expect((await invite(buyer, five)).json.fields).toMatchObject({ providers: IT_TEXT.inviteMost });
  const { json } = await invite(buyer, [invited.company.id]);
  expect(json.invited).toMatchObject([{ _id: invited.company.id }]);
  expect((await quote(rival.owner, json._id)).status).toBe(404);
  expect((await quote(invited.owner, json._id)).status).toBe(201);
});

test("the eleventh quote is refused, and a withdrawn one makes room", async () => {
  const buyer = await app.signIn("Popular");
  const id = (await post(buyer, { city: "Jaipur" })).json._id;
  const providers = [];
  for (let count = 0; count <= MAX_QUOTES; count++)
    providers.push(await providerOf(`P${count}`, inCity("Jaipur")));
  const last = providers.pop()!;
  for (const { owner } of providers) expect((await quote(owner, id)).status).toBe(201);
  const refused = await quote(last.owner, id);
  expect([refused.json.code, refused.json.message]).toEqual(["LIMIT_REACHED", IT_TEXT.full]);
  const first = providers[0]!;
  const own = (await read(first.owner, id)).json.quotes[0]._id;
  expect((await decide(first.owner, own, "withdraw")).json.ownQuote).toBe("withdrawn");
  expect((await read(buyer, id)).json.quotes).toHaveLength(MAX_QUOTES - 1);
  expect((await quote(last.owner, id)).status).toBe(201);
});

test("a removed manager neither reads nor withdraws the company's quote", async () => {
  const buyer = await app.signIn("Buyer of work");
  const { company } = await providerOf("Managed", inCity("Bhopal"));
  const manager = await app.signIn("Manager");
  await insertManager(app, company, manager);
  const id = (await post(buyer, { city: "Bhopal" })).json._id;
  const own = (await quote(manager, id)).json.quotes[0]._id;
  await app.db.delete(companyManagers).where(eq(companyManagers.memberId, manager.member.id));
  expect((await read(manager, id)).status).toBe(404);
  expect((await decide(manager, own, "withdraw")).status).toBe(404);
});

test("a buyer cannot quote on their own requirement, nor a quote be valid until yesterday", async () => {
  const { owner } = await providerOf("Self", inCity("Kanpur"));
  const id = (await post(owner, { city: "Kanpur" })).json._id;
  expect((await quote(owner, id)).json.message).toBe(IT_TEXT.ownRequirement);
  const past = await quote(owner, id, { validTill: "2020-01-01" });
  expect(past.json.fields).toEqual({ validTill: IT_TEXT.pastDay });
  expect((await post(owner, { city: "" })).json.fields).toEqual({ city: IT_TEXT.needCity });
  expect((await post(owner, { description: "Too short" })).status).toBe(400);
});

test("shortlisting ends the quotes, an expired quote is not accepted, and cancelling tells the providers", async () => {
  const buyer = await app.signIn("Choosy");
  const { owner } = await providerOf("Waiting", inCity("Nagpur"));
  const late = await providerOf("Late", inCity("Nagpur"));
  const id = (await post(buyer, { city: "Nagpur" })).json._id;
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await quote(owner, id, { validTill: tomorrow });
  const act = (action: string) => call(buyer, "PATCH", `/requirements/${id}`, { action });
  expect((await act("shortlist")).json.status).toBe("shortlisting");
  expect((await quote(late.owner, id)).status).toBe(404);
  app.clock.advance({ days: 5 });
  const quoteId = (await read(buyer, id)).json.quotes[0]._id;
  expect((await decide(buyer, quoteId, "accept")).json.message).toBe(IT_TEXT.quoteEnded);
  expect((await act("complete")).json.message).toBe(IT_TEXT.requirementMove("complete"));
  expect((await act("cancel")).json.status).toBe("cancelled");
  expect((await noticesOfType(app, owner, "message_received"))[0]?.message).toContain("cancelled");
});

test("after 30 days a requirement expires, and its buyer hears of it", async () => {
  const buyer = await app.signIn("Slow buyer");
  const { owner } = await providerOf("Patient", inCity("Agra"));
  const id = (await post(buyer, { city: "Agra" })).json._id;
  await quote(owner, id);
  const quoteId = (await read(buyer, id)).json.quotes[0]._id;
  // Sessions end sooner than that, so the requirement is made older instead.
  const longAgo = { createdAt: new Date(0), expiresAt: new Date(30 * DAY_MS) };
  await app.db.update(itRequirements).set(longAgo).where(eq(itRequirements.id, id));
  expect((await decide(buyer, quoteId, "accept")).json.message).toBe(IT_TEXT.requirementEnded);
  const ctx = { ...app.services, now: new Date() };
  await expireRequirementsJob.run(ctx, {}, new AbortController().signal);
  const after = (await read(buyer, id)).json;
  expect([after.status, after.quotes[0].status]).toEqual(["expired", "rejected"]);
  expect(await noticesOfType(app, buyer, "message_received")).toHaveLength(1);
});

test("the buyer and those who quoted hear of every step, a rival who only reads it does not", async () => {
  const buyer = await app.signIn("Buyer");
  const [one, other] = [
    await providerOf("Live", inCity("Indore")),
    await providerOf("Rival", inCity("Indore")),
  ];
  const requirementId = (await post(buyer, { city: "Indore" })).json._id;
  const ears = [buyer, one.owner, other.owner].map((each) => hearLive(app, each, REQUIREMENT_EVENT));
  const news = async () => Promise.all(ears.map((hear) => hear()));
  const said = [{ requirementId }];
  await quote(one.owner, requirementId);
  expect(await news()).toEqual([said, said, []]);
  const quoteId = (await read(buyer, requirementId)).json.quotes[0]._id;
  await decide(buyer, quoteId, "shortlist");
  expect(await news()).toEqual([said, said, []]);
  await call(buyer, "PATCH", `/requirements/${requirementId}`, { action: "cancel" });
  expect(await news()).toEqual([said, said, []]);
});
