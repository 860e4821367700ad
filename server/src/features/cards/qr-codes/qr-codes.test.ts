import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { QrCode } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { QR_CODE_ALPHABET, QR_SCORE, QR_STUDIO_TEXT } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { describeTwoTabs } from "../../../testing/two-tabs.fixtures.ts";
import { makeCard } from "../card.fixtures.ts";
import { qrCodes } from "./qr-codes.table.ts";
import { makeCode, signInEstablished } from "./qr-code.fixtures.ts";

const ORIGIN = "https://cardplaza.example";
type SignedIn = Awaited<ReturnType<typeof signInEstablished>>;
let asha: SignedIn;
let ravi: SignedIn;
let cardId: string;

const app = await sharedTestApp({ settings: { PUBLIC_ORIGIN: ORIGIN } });
beforeAll(async () => {
  asha = await signInEstablished(app, "Asha");
  ravi = await signInEstablished(app, "Ravi");
  cardId = (await makeCard(app, asha))._id;
  await makeCard(app, ravi, { name: "Ravi Kulkarni" });
});

const post = (body: object, as = asha) => app.call("POST", "/api/qr-codes", { as, body });
const patch = (id: string, body: object, as = asha) => app.call("PATCH", `/api/qr-codes/${id}`, { as, body });
describe("creating a code", () => {
  test("gives seven plain characters, leading to the member's card", async () => {
    const made = await makeCode(app, asha, { name: "Shop window" });
    expect(made.code).toMatch(new RegExp(`^[${QR_CODE_ALPHABET}]{7}$`));
    expect(made).toMatchObject({
      url: `${ORIGIN}/q/${made.code}`,
      cardId,
      name: "Shop window",
      destination: { type: "card" },
      paused: false,
      expiresAt: null,
      scans: 0,
    });
    expect(made.score).toBeGreaterThanOrEqual(QR_SCORE.good);
    expect(made).not.toHaveProperty("ownerId");
    const { json } = await app.call("GET", "/api/qr-codes", { as: asha });
    expect(json.qrCodes[0]).toEqual(made);
    const other = await app.call("GET", `/api/qr-codes?cardId=${newId()}`, { as: asha });
    expect(other.json.qrCodes).toEqual([]);
  });

  test("needs the plan, for every call except deleting", async () => {
    const gurpreet = await app.signIn("Gurpreet");
    const { _id } = await makeCode(app, asha);
    for (const [method, path, body] of [
      ["GET", "/api/qr-codes"],
      ["POST", "/api/qr-codes", {}],
      ["POST", "/api/qr-codes/preview", { design: {} }],
      ["PATCH", `/api/qr-codes/${_id}`, { name: "Mine" }],
      ["GET", `/api/qr-codes/${_id}/stats`],
      ["GET", `/api/qr-codes/${_id}/image`],
    ] as const) {
      const free = await app.call(method, path, { as: gurpreet, body });
      expect([method, path, free.status, free.json?.code]).toEqual([method, path, 403, "PREMIUM_REQUIRED"]);
      expect((await app.call(method, path, { body })).status).toBe(401);
    }
  });

  test("needs a card of the member", async () => {
    expect((await post({ cardId }, ravi)).status).toBe(404);
    const { status, json } = await post({ destination: { type: "card", cardId } }, ravi);
    expect([status, json.fields]).toEqual([400, { "destination.cardId": QR_STUDIO_TEXT.notYourCard }]);
  });

  test("ends at a hundred, also from many tabs, and deleting one makes room", async () => {
    const farah = await signInEstablished(app, "Farah");
    const farahsCard = await makeCard(app, farah, { name: "Farah Siddiqui" });
    const { id: _id, ...row } = (
      await app.db.select().from(qrCodes).where(eq(qrCodes.ownerId, asha.member.id))
    )[0]!;
    const many = Array.from({ length: 98 }, (_, at) => ({
      ...row,
      id: newId(),
      code: `test${String(at).padStart(3, "0")}`,
      ownerId: farah.member.id,
      cardId: farahsCard._id,
    }));
    await app.db.insert(qrCodes).values(many);
    const responses = await Promise.all(Array.from({ length: 4 }, () => post({}, farah)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 403, 403]);
    const refused = responses.find(({ status }) => status === 403);
    expect(refused?.json).toMatchObject({ code: "LIMIT_REACHED", message: QR_STUDIO_TEXT.tooMany });
    const made = responses.find(({ status }) => status === 201)?.json;
    await app.call("DELETE", `/api/qr-codes/${made!._id}`, { as: farah });
    expect((await post({}, farah)).status).toBe(201);
  });

  test.each([
    ["javascript", "javascript:alert(1)"],
    ["mixed case and control characters", "JaVa\tScript:alert(1)"],
    ["data", "data:text/html,x"],
    ["another scheme", "ftp://example.com/x"],
    ["no host", "https://"],
    ["a host without a dot", "https://localhost/x"],
    ["a password in it", "https://cardplaza.example@evil.example/"],
    ["nothing", ""],
  ])("is refused for an address with %s", async (_what, url) => {
    const { status, json } = await post({ destination: { type: "address", url } });
    expect([status, json.fields]).toEqual([400, { "destination.url": QR_STUDIO_TEXT.badAddress }]);
  });

  test.each([
    "https://cardplaza.example/q/abcdefg",
    "http://CARDPLAZA.example/Q/abcdefg",
    "https://cardplaza.example:8443/q/abcdefg",
    "https://cardplaza.example./q/abcdefg",
    "https://www.cardplaza.example/q/abcdefg",
    "https://cardplaza.example/%71/abcdefg",
    "https://cardplaza.example/%2571/abcdefg",
    "https://cardplaza.example//q/abcdefg",
    "https://cardplaza.example/card/../q/abcdefg",
    "https://cardplaza.example/auth?redirect=/q/abcdefg",
    "cardplaza.example/q/abcdefg?x=1",
  ])("is refused for a target that leads back: %s", async (url) => {
    const { status, json } = await post({ destination: { type: "address", url } });
    expect([status, json.fields]).toEqual([400, { "destination.url": QR_STUDIO_TEXT.leadsBack }]);
    const device = await post({ devices: { ios: { type: "address", url } } });
    expect(device.json.fields).toEqual({ "devices.ios.url": QR_STUDIO_TEXT.leadsBack });
    const from = new Date().toISOString();
    const until = new Date(Date.now() + 60_000).toISOString();
    const later = await post({ schedule: [{ from, until, destination: { type: "address", url } }] });
    expect(later.json.fields).toEqual({ "schedule.0.destination.url": QR_STUDIO_TEXT.leadsBack });
  });

  test("saves an address with its scheme and a number in the dialled form", async () => {
    const { destination } = await makeCode(app, asha, {
      destination: { type: "address", url: "menon.example/q/" },
    });
    expect(destination).toEqual({ type: "address", url: "https://menon.example/q/" });
    const chat = await makeCode(app, asha, {
      destination: { type: "whatsapp", phone: "98200 10101", text: "Hello" },
    });
    expect(chat.destination).toEqual({ type: "whatsapp", phone: "+919820010101", text: "Hello" });
    const { json } = await post({ destination: { type: "whatsapp", phone: "12345" } });
    expect(json.fields).toEqual({ "destination.phone": QR_STUDIO_TEXT.badWhatsApp });
  });

  test("refuses wrong input", async () => {
    const now = new Date().toISOString();
    for (const body of [
      { name: "" },
      { design: { foreground: "red" } },
      { design: { foreground: "#12345", dots: "square" } },
      { design: { dots: "hearts" } },
      { design: { label: "x".repeat(29) } },
      { design: { logo: "https://evil.example/logo.png" } },
      { expiresAt: "tomorrow" },
      { expiresAt: now },
      { schedule: [{ from: now, until: now, destination: { type: "card" } }] },
      { destination: { type: "elsewhere" } },
    ]) {
      expect([body, (await post(body)).status]).toEqual([body, 400]);
    }
  });
});

describe("changing a code", () => {
  test("changes only what was sent and never the code", async () => {
    const made = await makeCode(app, asha, { design: { dots: "rounded" } });
    const { status, json } = await patch(made._id, {
      name: "Menu",
      destination: { type: "address", url: "https://menon.example/menu" },
      design: { label: "Our menu", frame: "banner" },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      code: made.code,
      name: "Menu",
      scans: 0,
      destination: { type: "address", url: "https://menon.example/menu" },
      design: { dots: "rounded", label: "Our menu", frame: "banner" },
    });
  });

  test("sets nothing that the server decides", async () => {
    const { _id } = await makeCode(app, asha);
    for (const [field, value] of Object.entries({
      code: "abcdefg",
      ownerId: ravi.member.id,
      scans: 5,
      score: 100,
      created_at: new Date().toISOString(),
    })) {
      expect([field, (await patch(_id, { [field]: value })).status]).toEqual([field, 400]);
      expect([field, (await post({ [field]: value })).status]).toEqual([field, 400]);
    }
  });

  describeTwoTabs(async () => {
    const { _id } = await makeCode(app, asha);
    return {
      read: async () =>
        (await app.call("GET", "/api/qr-codes", { as: asha })).json.qrCodes.find((code) => code._id === _id)!,
      save: (name, on) => patch(_id, { name, ...on }),
      textOf: (json) => (json as QrCode).name,
    };
  });

  test("to an unreadable or looping one is refused and changes nothing", async () => {
    const made = await makeCode(app, asha);
    const url = `${ORIGIN}/q/${made.code}`;
    expect((await patch(made._id, { destination: { type: "address", url } })).status).toBe(400);
    expect((await patch(made._id, { design: { background: "#111111" } })).status).toBe(400);
    const { json } = await app.call("GET", "/api/qr-codes", { as: asha });
    expect(json.qrCodes.find(({ _id }: { _id: string }) => _id === made._id)).toEqual(made);
  });

  test("is not found by another member", async () => {
    const { _id } = await makeCode(app, asha);
    for (const [method, path, body] of [
      ["PATCH", `/api/qr-codes/${_id}`, { name: "Mine" }],
      ["DELETE", `/api/qr-codes/${_id}`],
      ["GET", `/api/qr-codes/${_id}/stats`],
      ["GET", `/api/qr-codes/${_id}/image`],
      ["POST", "/api/qr-codes/preview", { design: {}, id: _id }],
    ] as const) {
      expect([path, (await app.call(method, path, { as: ravi, body })).status]).toEqual([path, 404]);
    }
    expect((await app.call("GET", "/api/qr-codes", { as: ravi })).json.qrCodes).toEqual([]);
  });

  test("is refused once it is deleted, and its code stays taken", async () => {
    const { _id, code } = await makeCode(app, asha);
    expect((await app.call("DELETE", `/api/qr-codes/${_id}`, { as: asha })).status).toBe(204);
    expect((await app.call("DELETE", `/api/qr-codes/${_id}`, { as: asha })).status).toBe(404);
    expect((await patch(_id, { paused: false })).status).toBe(404);
    const [row] = await app.db.select().from(qrCodes).where(eq(qrCodes.code, code));
    expect(row?.deletedAt).toBeInstanceOf(Date);
    const again = { ...row!, id: newId() };
    await expect(app.db.insert(qrCodes).values(again)).rejects.toThrow();
  });
});
