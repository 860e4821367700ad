import { beforeEach, describe, expect, test, vi } from "vitest";
import { cardsOfTag } from "@cardplaza/contract/cards/card-rules";
import { PLAN_NOTICE } from "@cardplaza/contract/plan/payment-words";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Person } from "../../testing/test-app.ts";
import { newId } from "../../platform/ids.ts";
import { sendVideo } from "../cards/video/video.fixtures.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { cardCustomizations } from "../cards/customization/customization.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { noticesTo } from "../notifications/notify.fixtures.ts";
import { makeCode } from "../cards/qr-codes/qr-code.fixtures.ts";
import { webhooks } from "../leads/webhooks/webhooks.table.ts";
import { dayInWords } from "@cardplaza/contract/date-words";
import { endPlanAt } from "./plan.fixtures.ts";
import { appWithGateway, at, buy, periodsOf, planOf } from "./payments/payment.fixtures.ts";
import { watchPlanEnds } from "./watch-plan-ends.ts";
import { eventually } from "../../testing/eventually.ts";

const app = await appWithGateway();
let asha: Person;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
  await buy(app, asha);
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const endAt = (endsAt: Date) => endPlanAt(app, asha, endsAt);
const noticesOfAsha = async () =>
  (await noticesTo(app, asha)).filter((message) => !message.startsWith("Premium is on"));

describe("the end of the plan", () => {
  test("is notified once, and the cached pages are invalidated at that moment", async () => {
    await endAt(inDays(-0.001));
    const invalidated: string[][] = [];
    const invalidate = vi.spyOn(app.services.pages, "invalidate").mockImplementation((_tx, tags) => {
      invalidated.push(tags);
      return Promise.resolve();
    });
    await watchPlanEnds(at(app, new Date()));
    await watchPlanEnds(at(app, new Date()));
    invalidate.mockRestore();
    expect(invalidated.filter((tags) => tags.includes(cardsOfTag(asha.member.id)))).toHaveLength(1);
    expect(await noticesOfAsha()).toEqual([PLAN_NOTICE.ended]);
    expect((await planOf(app, asha)).plan).toBe("free");
  });

  test("shows visitors the free design from the cache, and deletes nothing", async () => {
    const card = await makeCard(app, asha);
    const design = { ...DEFAULT_CUSTOMIZATION, primaryColor: "#123456" };
    await app.db.insert(cardCustomizations).values({ cardId: card._id, design, updatedAt: new Date() });
    const path = `/api/business-cards/slug/${card.slug}`;
    const shown = async () => (await app.call("GET", path)).json.customization.primaryColor;
    await app.call("PATCH", `/api/business-cards/${card._id}`, { as: asha, body: { role: "Architect" } });
    expect(await shown()).toBe("#123456");
    await endAt(new Date());
    // Served from the cache: the page must be invalidated, not only expire.
    expect(await shown()).toBe("#123456");
    await watchPlanEnds(at(app, new Date()));
    expect(await shown()).toBe(DEFAULT_CUSTOMIZATION.primaryColor);
    await buy(app, asha);
    expect(await shown()).toBe("#123456");
  });

  test("leaves premium data that only its owner can find, switch off and delete", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    const { _id, name, company } = await makeCard(app, asha);
    const design = { ...DEFAULT_CUSTOMIZATION, primaryColor: "#123456", showGallery: false };
    await app.db.insert(cardCustomizations).values({ cardId: _id, design, updatedAt: new Date() });
    await sendVideo(app, _id, { as: asha, link: "https://vimeo.com/76979871" });
    const seo = { title: "Asha", description: "", index: false };
    const setSeo = (body: object) => app.send("PUT", `/api/business-cards/${_id}/seo`, { as: asha, body });
    await setSeo(seo);
    const code = await makeCode(app, asha, { name: "Stall" });
    const url = "https://crm.example.com/";
    const hook = {
      id: newId(),
      memberId: asha.member.id,
      url,
      sealedSecret: "",
      events: [],
      createdAt: new Date(),
    };
    await app.db.insert(webhooks).values(hook);
    await app.call("PUT", "/api/team-card/template", { as: asha, body: { locks: "strict" } });
    const search = { name: "Cafés", filters: { q: "café" }, alert: "daily" };
    const saved = (await app.send("POST", "/api/search/saved", { as: asha, body: search })).json;
    const replies = ["Hours", "Address", "Delivery", "Prices"].map((title) => ({ title, body: "As told." }));
    await app.call("PUT", "/api/enquiries/saved-replies", { as: asha, body: { replies } });
    await insertListing(app, asha);
    const tools = { templates: ["Thank you.", "We are sorry."], featuredReviewId: null };
    await app.call("PUT", "/api/reviews/tools", { as: asha, body: tools });
    await endAt(new Date());

    const leftovers = async () => (await app.call("GET", "/api/kept-premium", { as: asha })).json;
    expect(await leftovers()).toEqual({
      cards: [{ _id, name, company, video: true, unlisted: true, hidesSections: true }],
      qrCodes: [{ _id: code._id, name: "Stall" }],
      webhooks: [{ _id: hook.id, url }],
      template: true,
      savedSearches: [{ _id: saved._id, name: "Cafés" }],
      savedReplies: ["Prices"],
      reviewTemplates: 2,
    });
    const nothing = {
      cards: [],
      qrCodes: [],
      webhooks: [],
      template: false,
      savedSearches: [],
      savedReplies: [],
      reviewTemplates: 0,
    };
    expect((await app.call("GET", "/api/kept-premium", { as: ravi })).json).toEqual(nothing);
    expect((await app.call("GET", "/api/kept-premium")).status).toBe(401);
    for (const words of [seo, { ...seo, title: "Another", index: true }])
      expect(await setSeo(words)).toMatchObject({ status: 403, json: { code: "PREMIUM_REQUIRED" } });
    expect((await setSeo({ ...seo, index: true })).status).toBe(200);
    for (const path of [
      `/api/business-cards/${_id}/video`,
      `/api/card-customization/${_id}`,
      `/api/qr-codes/${code._id}`,
      `/api/webhooks/${hook.id}`,
      `/api/search/saved/${saved._id}`,
    ]) {
      expect([path, (await app.call("DELETE", path, { as: ravi })).status]).toEqual([path, 404]);
      expect([path, (await app.call("DELETE", path, { as: asha })).status < 300]).toEqual([path, true]);
    }
    const whole = ["/api/team-card/template", "/api/enquiries/saved-replies", "/api/reviews/tools/templates"];
    for (const path of whole) await app.call("DELETE", path, { as: ravi });
    expect(await leftovers()).toEqual({
      ...nothing,
      template: true,
      savedReplies: ["Prices"],
      reviewTemplates: 2,
    });
    for (const path of whole)
      expect([path, (await app.call("DELETE", path, { as: asha })).status]).toEqual([path, 204]);
    expect(await leftovers()).toEqual(nothing);
  });

  test("that comes before the next run is handled on time", async () => {
    await endAt(new Date(Date.now() + 1_500));
    await watchPlanEnds(at(app, new Date()));
    expect(await noticesOfAsha()).not.toContain(PLAN_NOTICE.ended);
    await eventually(async () => expect(await noticesOfAsha()).toContain(PLAN_NOTICE.ended));
  });

  test("is announced 30, 7 and 1 days before, each once", async () => {
    const endsAt = inDays(100);
    await endAt(endsAt);
    const look = (daysBefore: number) =>
      watchPlanEnds(at(app, new Date(endsAt.getTime() - daysBefore * DAY_MS)));
    for (const days of [31, 29, 28, 6, 5, 0.5, 0.4]) await look(days);
    expect(await noticesOfAsha()).toEqual(
      Array.from({ length: 3 }, () => PLAN_NOTICE.ending(dayInWords(endsAt))),
    );
  });
});

describe("renewing", () => {
  test("in the last 30 days adds a year to the end, and cancels reminders of the old end", async () => {
    const endsAt = inDays(29);
    await endAt(endsAt);
    expect((await planOf(app, asha)).canBuy).toBe(true);
    await buy(app, asha);
    const { since, until } = await planOf(app, asha);
    const nextYear = new Date(endsAt);
    nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
    expect([until, Date.parse(since!)]).toEqual([nextYear.toISOString(), expect.any(Number)]);
    await watchPlanEnds(at(app, new Date()));
    await watchPlanEnds(at(app, inDays(29.5)));
    expect(await noticesOfAsha()).toEqual([]);
  });

  test("after the end starts a new period", async () => {
    await endAt(inDays(-3));
    await buy(app, asha);
    const periods = (await periodsOf(app, asha)).sort((a, b) => +a.startsAt - +b.startsAt);
    expect(Math.abs(Date.now() - +(periods[1]?.startsAt ?? 0))).toBeLessThan(60_000);
    expect((await planOf(app, asha)).plan).toBe("premium");
  });
});
