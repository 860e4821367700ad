import { beforeEach, describe, expect, test } from "vitest";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { readQr } from "../cards/files/read-qr.fixtures.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { listOf } from "../notifications/notify.fixtures.ts";
import { reviewOf } from "./review.fixtures.ts";
import { registerReviewTarget } from "./review-target.fixtures.ts";

const app = await sharedTestApp();
const insertService = registerReviewTarget(app, "it_service", { hasScores: true });
const insertProduct = registerReviewTarget(app, "product");
let asha: Person;
let devi: Person;
let ravi: Person;
let meera: Person;
let service: ReturnType<typeof insertService>;

// Asha owns a software company, Devi manages it, Ravi is a customer and Meera another.
beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  [devi, ravi, meera] = [
    await app.signIn("Devi Nair", { premium: true }),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Iyer"),
  ];
  service = insertService(asha, { managers: [devi], customers: [ravi] });
});

const SCORES = { quality: 5, schedule: 3, value: 4, recommend: true };
const about = () => `targetType=it_service&targetId=${service.id}`;
const post = (as: Person, fields: object = {}, target = about()) =>
  app.send("POST", `/api/reviews?${target}`, { as, body: reviewOf(fields) });
const posted = async (as: Person, fields: object = { scores: SCORES }) => {
  const { status, json } = await post(as, fields);
  expect(status, JSON.stringify(json)).toBe(201);
  return (json as { review: { _id: string } }).review;
};
const read = async (as?: Person) => (await app.call("GET", `/api/reviews?${about()}`, { as })).json;
const act = (as: Person, id: string, verb: string, body?: object) =>
  app.call("POST", `/api/reviews/${id}/${verb}`, { as, body });

describe("the scores of an IT service", () => {
  test("are shown with the review and averaged, apart from the overall rating", async () => {
    expect(await read()).toMatchObject({ hasScores: true, scores: null });
    expect(await posted(ravi, { rating: 4, scores: SCORES })).toMatchObject({
      rating: 4,
      scores: SCORES,
      verifiedInteraction: true,
    });
    const unhappy = { quality: 2, schedule: 1, value: 4, recommend: false };
    expect(await posted(meera, { rating: 1, scores: unhappy })).toMatchObject({ verifiedInteraction: false });
    await posted(await app.signIn("Kiran Rao"), { rating: 5, scores: SCORES });
    expect(await read()).toMatchObject({
      average: 3.3,
      count: 3,
      scores: { quality: 4, schedule: 2.3, value: 4, recommendPercent: 67 },
    });
    expect(service.rating).toEqual({ sum: 10, count: 3 });
  });

  test("do not count once the review is withdrawn", async () => {
    const { _id } = await posted(ravi);
    await act(ravi, _id, "withdraw");
    expect(await read()).toMatchObject({ count: 0, scores: null });
  });

  test("are required, each from one to five stars", async () => {
    const wrong: [string, object][] = [
      ["scores", {}],
      ["scores.quality", { scores: { ...SCORES, quality: 0 } }],
      ["scores.schedule", { scores: { ...SCORES, schedule: 6 } }],
      ["scores.value", { scores: { ...SCORES, value: 4.5 } }],
      ["scores.recommend", { scores: { ...SCORES, recommend: "yes" } }],
      ["scores.quality", { scores: { schedule: 3, value: 4, recommend: true } }],
    ];
    for (const [field, fields] of wrong) {
      const { status, json } = await post(ravi, fields);
      expect([field, status]).toEqual([field, 400]);
      expect(Object.keys(json.fields)).toContain(field);
    }
    expect((await read()).count).toBe(0);
  });

  test("are refused for a business and a product, which have the overall rating only", async () => {
    const shop = await insertListing(app, asha);
    const product = insertProduct(asha);
    for (const [type, { id }] of [
      ["business", shop],
      ["product", product],
    ] as const) {
      const target = `targetType=${type}&targetId=${id}`;
      expect(await post(ravi, { scores: SCORES }, target)).toMatchObject({
        status: 400,
        json: { fields: { scores: REVIEW_TEXT.noScores(type) } },
      });
      expect(await post(ravi, {}, target)).toMatchObject({ status: 201, json: { review: { scores: null } } });
      expect((await app.call("GET", `/api/reviews?${target}`)).json).toMatchObject({
        hasScores: false,
        scores: null,
      });
    }
  });
});

describe("a manager", () => {
  test("reviews nothing and finds nothing helpful, in the words of the kind", async () => {
    const { _id } = await posted(ravi);
    for (const person of [asha, devi]) {
      expect(await post(person, { scores: SCORES })).toMatchObject({
        status: 403,
        json: { message: "You cannot review your own service." },
      });
      expect(await act(person, _id, "helpful")).toMatchObject({
        status: 409,
        json: { message: "You cannot mark reviews of your own service." },
      });
      expect((await read(person)).mayReview).toMatchObject({ allowed: false, why: "own" });
    }
    expect(await post(ravi, { scores: SCORES })).toMatchObject({
      status: 409,
      json: { message: "You have already reviewed this service." },
    });
  });

  test("replies and reports like the owner, who may change the reply", async () => {
    const { _id } = await posted(ravi);
    expect((await act(meera, _id, "reply", { body: "Not mine" })).status).toBe(404);
    expect((await act(devi, _id, "reply", { body: "Thank you." })).status).toBe(201);
    expect((await act(asha, _id, "reply", { body: "Thank you, Ravi." })).status).toBe(200);
    expect((await read(devi)).reviews[0]!.ownerReply).toMatchObject({
      body: "Thank you, Ravi.",
      editableUntil: expect.any(String),
    });
    expect((await act(devi, _id, "report", { reason: "Spam" })).status).toBe(201);
    expect((await listOf(app, ravi)).notifications).toMatchObject([
      { message: "Kaveri Software replied to your review.", targetUrl: `${service.path}#reviews` },
    ]);
  });

  test("reads and answers while it is hidden, and no longer once removed", async () => {
    const { _id } = await posted(ravi);
    service.isShown = false;
    expect(await read(meera)).toMatchObject({ code: "NOT_FOUND" });
    expect((await read(devi)).total).toBe(1);
    expect((await act(devi, _id, "reply", { body: "We are moving." })).status).toBe(201);
    service.managerIds = [asha.member.id];
    expect(await read(devi)).toMatchObject({ code: "NOT_FOUND" });
    expect((await act(devi, _id, "reply", { body: "Still here" })).status).toBe(404);
  });
});

describe("the owner's tools", () => {
  const tools = (as: Person, query = "") => app.call("GET", `/api/reviews/tools${query}`, { as });

  test("are chosen by the kind, or by the id; without either they are the business's", async () => {
    const shop = await insertListing(app, asha);
    const second = insertProduct(asha);
    expect((await tools(asha)).json).toMatchObject({
      targetType: "business",
      targetId: shop.id,
      counterUrl: expect.stringContaining(`/business/${shop.id}?review=`),
      widgetUrl: expect.stringMatching(/widget\.js\?targetId=/),
    });
    expect((await tools(asha, "?targetType=it_service")).json).toMatchObject({
      targetType: "it_service",
      targetId: service.id,
      counterUrl: expect.stringContaining(`/it-services?provider=${service.id}&review=`),
      widgetUrl: expect.stringContaining(`targetType=it_service&targetId=${service.id}`),
    });
    const byId = await tools(asha, `?targetType=product&targetId=${second.id}`);
    expect(byId.json.targetId).toBe(second.id);
    // The id is that of another kind.
    expect((await tools(asha, `?targetId=${service.id}`)).status).toBe(404);
  });

  test("belong to the owner: neither a manager nor another member finds them", async () => {
    const kiran = await app.signIn("Kiran Rao", { premium: true });
    for (const person of [devi, kiran]) {
      expect((await tools(person, `?${about()}`)).status).toBe(404);
      expect((await tools(person, "?targetType=it_service")).status).toBe(404);
      const body = { targetType: "it_service", targetId: service.id, contacts: ["one@customers.example"] };
      expect((await app.send("POST", "/api/reviews/requests", { as: person, body })).status).toBe(404);
    }
  });

  test("feature a review of that kind alone", async () => {
    const shop = await insertListing(app, asha);
    const { _id } = await posted(ravi);
    const body = { templates: ["Thank you."], featuredReviewId: _id };
    const save = (query: string) => app.send("PUT", `/api/reviews/tools${query}`, { as: asha, body });
    expect(await save("")).toMatchObject({
      status: 400,
      json: { fields: { featuredReviewId: "Choose a published review of your business." } },
    });
    expect((await save(`?${about()}`)).status).toBe(200);
    expect((await read()).reviews).toMatchObject([{ _id, isFeatured: true }]);
    expect((await tools(asha, `?targetId=${shop.id}`)).json.templates).toEqual([]);
  });

  test("ask customers by a link to its page, which proves the purchase once", async () => {
    const body = { targetType: "it_service", targetId: service.id, contacts: ["one@customers.example"] };
    const sent = await app.send("POST", "/api/reviews/requests", { as: asha, body });
    expect(sent).toMatchObject({ status: 201, json: { sent: 1 } });
    const { text } = await newestMessage(app, "one@customers.example");
    expect(text).toContain("asks you to review the service on");
    const link = new URL(/\S+review=\S+/.exec(text)?.[0] ?? "");
    expect(link.pathname + link.search).toContain(`/it-services?provider=${service.id}&review=`);
    const code = link.searchParams.get("review");
    expect(await posted(meera, { scores: SCORES, code })).toMatchObject({
      source: "requested",
      verifiedInteraction: true,
    });
    service.isShown = false;
    expect(await app.send("POST", "/api/reviews/requests", { as: asha, body })).toMatchObject({
      status: 422,
      json: { message: "Publish your service first." },
    });
  });

  test("draw its own QR code and widget", async () => {
    const { counterUrl } = (await tools(asha, `?${about()}`)).json;
    const qr = await fetch(`${app.url}/api/reviews/tools/qr.png?${about()}`, {
      headers: { authorization: `Bearer ${asha.token}` },
    });
    expect((await readQr(Buffer.from(await qr.arrayBuffer()))).zxing).toBe(counterUrl);
    const code = new URL(counterUrl).searchParams.get("review");
    await posted(meera, { scores: SCORES, code });
    const widget = await app.call("GET", `/api/reviews/widget.js?${about()}`);
    expect(widget.text).toContain("Kaveri Software");
    expect(widget.text).toContain("Asked for by the provider");
  });
});
