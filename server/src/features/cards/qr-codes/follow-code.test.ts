import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { cardEvents } from "../events/card-events.table.ts";
import { CHROME, GOOGLEBOT, IPHONE } from "../events/visits.fixtures.ts";
import { makeCard } from "../card.fixtures.ts";
import { reports } from "../../moderation/moderation.table.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { qrCodes } from "./qr-codes.table.ts";
import { makeCode, scan, signInEstablished } from "./qr-code.fixtures.ts";

type SignedIn = Awaited<ReturnType<typeof signInEstablished>>;
const app = await sharedTestApp({ settings: { PUBLIC_ORIGIN: "https://cardplaza.example" } });
let asha: SignedIn;
let card: { _id: string; slug: string };

beforeAll(async () => {
  asha = await signInEstablished(app, "Asha");
  card = await makeCard(app, asha);
});

const MENU = { type: "address", url: "https://menon.example/menu?table=4" };
const patch = (id: string, body: object) => app.call("PATCH", `/api/qr-codes/${id}`, { as: asha, body });
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

describe("a scan", () => {
  test("leads to the card, is never cached and is counted before the redirect", async () => {
    const { code } = await makeCode(app, asha);
    const { status, headers } = await scan(app, code, { "accept-language": "hi-IN,hi;q=0.9" });
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      302,
      `/card/${card.slug}`,
      "no-store",
    ]);
    const [event] = await app.db.select().from(cardEvents).where(eq(cardEvents.qrCode, code));
    expect(event).toMatchObject({
      cardId: card._id,
      type: "scan",
      channel: "qr",
      device: "phone",
      country: "IN",
      source: "person",
    });
  });

  test("in capitals leads there too", async () => {
    const { code } = await makeCode(app, asha);
    expect((await scan(app, code.toUpperCase())).headers.get("location")).toBe(`/card/${card.slug}`);
    const { status, headers } = await app.call("GET", `/Q/${code.toUpperCase()}`);
    expect([status, headers.get("location")]).toEqual([302, `/q/${code.toUpperCase()}`]);
  });

  test("leads to the contact file, an address or a chat", async () => {
    const to = async (destination: object) =>
      (await scan(app, (await makeCode(app, asha, { destination })).code)).headers.get("location");
    expect(await to({ type: "contact" })).toBe(`/api/business-cards/${card._id}/vcard`);
    expect(await to(MENU)).toBe(MENU.url);
    expect(await to({ type: "whatsapp", phone: "+919820010101", text: "Hi & hello" })).toBe(
      "https://wa.me/919820010101?text=Hi%20%26%20hello",
    );
  });

  test("follows a changed target at once", async () => {
    const { _id, code } = await makeCode(app, asha, { destination: MENU });
    await patch(_id, { destination: { type: "address", url: "https://menon.example/offers" } });
    expect((await scan(app, code)).headers.get("location")).toBe("https://menon.example/offers");
  });

  test("goes by the time, then by the device", async () => {
    const at = (path: string) => ({ type: "address", url: `https://menon.example/${path}` });
    const { _id, code } = await makeCode(app, asha, {
      destination: at("all"),
      devices: { ios: at("ios"), android: at("android"), desktop: at("desktop") },
      schedule: [{ from: hours(-3), until: hours(-2), destination: at("past") }],
    });
    const path = async (agent?: string) =>
      (await scan(app, code, agent === undefined ? {} : { "user-agent": agent })).headers
        .get("location")
        ?.slice(22);
    expect(await path()).toBe("android");
    expect(await path(IPHONE)).toBe("ios");
    expect(await path(CHROME)).toBe("desktop");
    expect(await path("A reader that does not say what it runs on")).toBe("all");
    const now = { from: hours(-1), until: hours(1), destination: at("now") };
    await patch(_id, { schedule: [now, { ...now, destination: at("second") }] });
    expect(await path(IPHONE)).toBe("now");
    await patch(_id, { schedule: [{ from: hours(1), until: hours(2), destination: at("later") }] });
    expect(await path(IPHONE)).toBe("ios");
  });

  test("still works when the plan has ended", async () => {
    const farah = await signInEstablished(app, "Farah");
    await makeCard(app, farah, { name: "Farah Siddiqui" });
    const { code } = await makeCode(app, farah, { destination: MENU, design: { dots: "dots" } });
    await endPlan(app, farah);
    expect((await app.call("GET", "/api/qr-codes", { as: farah })).status).toBe(403);
    expect((await scan(app, code)).headers.get("location")).toBe(MENU.url);
  });
});

describe("a code out of use", () => {
  test.each([
    ["deleted", "no longer in use", 410],
    ["expired", "no longer in use", 410],
    ["paused", "resting", 404],
  ])("because it was %s shows the owner's card", async (how, title, expected) => {
    const { _id, code } = await makeCode(app, asha, { destination: MENU });
    if (how === "deleted") await app.call("DELETE", `/api/qr-codes/${_id}`, { as: asha });
    if (how === "paused") await patch(_id, { paused: true });
    if (how === "expired") {
      await app.db.update(qrCodes).set({ expiresAt: new Date() }).where(eq(qrCodes.id, _id));
    }
    const { status, headers, text } = await scan(app, code);
    expect([status, headers.get("cache-control"), headers.get("location")]).toEqual([
      expected,
      "no-store",
      null,
    ]);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(text).toContain(title);
    expect(text).toContain(`href="/card/${card.slug}"`);
    expect(text).toContain("Asha Menon");
    expect(text).not.toContain("menon.example");
    expect(await app.db.$count(cardEvents, eq(cardEvents.qrCode, code))).toBe(0);
    if (how !== "paused") return;
    await patch(_id, { paused: false });
    expect((await scan(app, code)).status).toBe(302);
  });

  test("that never existed shows a friendly page, whatever was typed", async () => {
    for (const code of ["2222222", "0000000", "<script>", "%F0%9F%98%80", "a".repeat(99)]) {
      const { status, headers, text } = await scan(app, code);
      expect([code, status, headers.get("content-type")]).toEqual([code, 404, "text/html; charset=utf-8"]);
      expect(text).not.toContain("<script");
    }
  });

  test("of a member who left names nobody and is never given out again", async () => {
    const joseph = await signInEstablished(app, "Joseph");
    await makeCard(app, joseph, { name: "Joseph D'Souza" });
    const { code } = await makeCode(app, joseph, { name: "Joseph's door", destination: MENU });
    await inTransaction(app.db, async (tx) => {
      for (const part of app.services.registry.accountParts)
        await part.erase({ ...app.services, now: new Date() }, tx, joseph.member.id);
    });
    const { status, text } = await scan(app, code);
    expect(status).toBe(404);
    expect(text).not.toContain("Joseph");
    const [row] = await app.db.select().from(qrCodes).where(eq(qrCodes.code, code));
    expect(row).toMatchObject({ ownerId: null, name: "", destination: { type: "card" } });
  });
});

describe("the page in between", () => {
  test("names the host for a young account, and not for its own card", async () => {
    const meera = await app.signIn("Meera", { premium: true });
    await makeCard(app, meera, { name: "Meera Iyer" });
    const { _id, code, namesTargetUntil } = await makeCode(app, meera, { destination: MENU });
    // Her own studio shows until when.
    const days = (new Date(namesTargetUntil ?? 0).getTime() - Date.now()) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7);
    const { status, headers, text } = await scan(app, code);
    expect([status, headers.get("cache-control"), headers.get("location")]).toEqual([200, "no-store", null]);
    expect(text).toContain("menon.example");
    expect(text).toContain('href="https://menon.example/menu?table=4"');
    expect(text).toContain(`action="/q/${code}/report"`);
    expect(await app.db.$count(cardEvents, eq(cardEvents.qrCode, code))).toBe(1);
    await app.call("PATCH", `/api/qr-codes/${_id}`, { as: meera, body: { destination: { type: "card" } } });
    expect((await scan(app, code)).status).toBe(302);
  });

  test("is shown for every code that was reported", async () => {
    const { _id, code, namesTargetUntil } = await makeCode(app, asha, { destination: MENU });
    expect(namesTargetUntil).toBeNull();
    expect((await scan(app, code)).status).toBe(302);
    const report = (reason: string, to = code) => {
      const body = new FormData();
      body.set("reason", reason);
      return app.call("POST", `/q/${to}/report`, { body });
    };
    expect((await report("I do not like it")).status).toBe(400);
    expect((await report(REPORT_REASONS[1], "2222222")).status).toBe(404);
    expect((await scan(app, code)).status).toBe(302);
    const { status, text } = await report(REPORT_REASONS[1]);
    expect(status).toBe(201);
    expect(text).toContain("Thank you");
    const [saved] = await app.db.select().from(reports).where(eq(reports.targetId, _id));
    expect(saved).toMatchObject({ targetType: "qr-code", reason: REPORT_REASONS[1], reporterId: null });
    expect((await scan(app, code)).text).toContain("menon.example");
  });

  test("runs no script from a hostile address", async () => {
    const meera = await app.signIn("Meera", { premium: true });
    await makeCard(app, meera, { name: "</script><script>alert(1)</script>" });
    const url = `https://evil.example/"><script>alert(1)</script>`;
    const { _id, code } = await makeCode(app, meera, { destination: { type: "address", url } });
    expect((await scan(app, code)).text).not.toContain("<script");
    await app.call("DELETE", `/api/qr-codes/${_id}`, { as: meera });
    expect((await scan(app, code)).text).not.toContain("<script");
  });
});

test("the statistics count people by day, device and country, and bots apart", async () => {
  const { _id, code } = await makeCode(app, asha);
  await scan(app, code, { "accept-language": "hi-IN" });
  await scan(app, code, { "accept-language": "en-IN", "user-agent": CHROME });
  await scan(app, code, { "accept-language": "en-US", "user-agent": IPHONE });
  await scan(app, code, { "user-agent": GOOGLEBOT });
  const { json } = await app.call("GET", `/api/qr-codes/${_id}/stats`, { as: asha });
  expect(json).toMatchObject({ total: 3, bots: 1 });
  expect(json.days).toHaveLength(90);
  expect(json.days.at(-1)!.scans).toBe(3);
  expect(json.devices).toEqual([
    { device: "phone", scans: 2 },
    { device: "desktop", scans: 1 },
  ]);
  expect(json.countries).toEqual([
    { country: "IN", scans: 2 },
    { country: null, scans: 1 },
  ]);
  const list = await app.call("GET", "/api/qr-codes", { as: asha });
  expect(list.json.qrCodes.find((each: { _id: string }) => each._id === _id)!.scans).toBe(3);
});
