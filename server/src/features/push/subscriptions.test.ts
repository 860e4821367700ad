import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_PUSH_DEVICES } from "@cardplaza/contract/push/push-words";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { sessions } from "../accounts/accounts.table.ts";
import { startSession } from "../accounts/sessions/start-session.ts";
import { pushPart } from "./account-part.ts";
import { startPushService, type PushService } from "./push-service.fixtures.ts";
import { pushSubscriptions } from "./push.table.ts";

const app = await sharedTestApp({ settings: { PUSH_LOOPBACK: "on" } });
let service: PushService;
let asha: Person;

beforeAll(async () => {
  service = await startPushService();
});
beforeEach(async () => {
  asha = await app.signIn("Asha Rao");
});
afterAll(() => service.stop());

let browsers = 0;
const newBrowser = () => service.browser(`browser-${++browsers}`);
const subscribe = (as: { token: string }, body: object) =>
  app.send("POST", "/api/push/subscriptions", { as, body });
const devicesOf = async (as: { token: string }) =>
  (await app.call("GET", "/api/push/subscriptions", { as })).json.subscriptions;
/** Asha signs in on one more device. */
const secondSession = async (person: Person) => ({
  token: await inTransaction(app.db, (tx) =>
    startSession(tx, person.member.id, { device: "Firefox on Windows", now: new Date() }),
  ),
});

test("the key is a point of the curve, and the same for everybody", async () => {
  const { json } = await app.call("GET", "/api/push/key", { as: asha });
  const point = Buffer.from(json.publicKey, "base64url");
  expect([point.length, point[0]]).toEqual([65, 4]);
  const ravi = await app.signIn("Ravi Shah");
  expect((await app.call("GET", "/api/push/key", { as: ravi })).json).toEqual(json);
});

describe("a subscription", () => {
  test("is listed with its device, and without its address and keys", async () => {
    const { subscription } = newBrowser();
    const { status, json } = await subscribe(asha, { ...subscription, device: "My phone" });
    expect(status).toBe(201);
    const listed = await app.call("GET", "/api/push/subscriptions", { as: asha });
    expect(listed.json.subscriptions).toEqual([json.subscription]);
    expect(json.subscription).toMatchObject({ device: "My phone", isThisDevice: true });
    for (const secret of [subscription.endpoint, ...Object.values(subscription.keys)])
      expect(listed.text).not.toContain(secret);
    expect(await devicesOf(await secondSession(asha))).toMatchObject([{ isThisDevice: false }]);
  });

  test("is renewed by the same browser, without a second one", async () => {
    const { subscription } = newBrowser();
    const first = await subscribe(asha, subscription);
    const again = await subscribe(asha, subscription);
    expect(again.json.subscription._id).toBe(first.json.subscription._id);
    await subscribe(asha, newBrowser().subscription);
    expect(await devicesOf(asha)).toHaveLength(1);
  });

  test("saved ten times at once is one", async () => {
    const { subscription } = newBrowser();
    const other = await secondSession(asha);
    const tries = Array.from({ length: 10 }, (_, at) => subscribe(at % 2 ? asha : other, subscription));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await devicesOf(asha)).toHaveLength(1);
  });

  test("belongs to the member who is signed in now: a shared phone does not ring for the former one", async () => {
    const { subscription } = newBrowser();
    await subscribe(asha, subscription);
    const ravi = await app.signIn("Ravi Shah");
    expect((await subscribe(ravi, subscription)).status).toBe(201);
    expect([await devicesOf(asha), await devicesOf(ravi)]).toMatchObject([[], [{ isThisDevice: true }]]);
  });

  test("ends with its session: signing out, and signing a device out from elsewhere", async () => {
    await subscribe(asha, newBrowser().subscription);
    const other = await secondSession(asha);
    await subscribe(other, newBrowser().subscription);
    expect(await devicesOf(other)).toHaveLength(2);
    expect((await app.call("POST", "/api/auth/logout", { as: asha })).status).toBe(204);
    expect(await devicesOf(other)).toMatchObject([{ isThisDevice: true }]);
    await app.db
      .delete(sessions)
      .where(and(eq(sessions.memberId, asha.member.id), eq(sessions.device, "Firefox on Windows")));
    const left = eq(pushSubscriptions.memberId, asha.member.id);
    expect(await app.db.$count(pushSubscriptions, left)).toBe(0);
  });

  test("of more devices than a member may have takes the place of the oldest", async () => {
    const all = [
      asha,
      ...(await Promise.all(Array.from({ length: MAX_PUSH_DEVICES }, () => secondSession(asha)))),
    ];
    for (const [at, as] of all.entries())
      await subscribe(as, { ...newBrowser().subscription, device: `No ${at}` });
    const names = (await devicesOf(asha)).map(({ device }) => device);
    expect(names).toHaveLength(MAX_PUSH_DEVICES);
    expect(names).not.toContain("No 0");
  });

  test("is removed by its member and by nobody else", async () => {
    const { json } = await subscribe(asha, newBrowser().subscription);
    const path = `/api/push/subscriptions/${json.subscription._id}` as const;
    const ravi = await app.signIn("Ravi Shah");
    expect((await app.call("DELETE", path, { as: ravi })).status).toBe(404);
    expect(await devicesOf(asha)).toHaveLength(1);
    expect((await app.call("DELETE", path, { as: asha })).status).toBe(204);
    expect((await app.call("DELETE", path, { as: asha })).status).toBe(404);
  });

  test("is in the export without its secrets, and goes with the account", async () => {
    const { subscription } = newBrowser();
    await subscribe(asha, { ...subscription, device: "My phone" });
    const exported = await pushPart.kinds["push-devices"]!(app.db, asha.member.id);
    expect(exported).toMatchObject([{ device: "My phone" }]);
    expect(JSON.stringify(exported)).not.toMatch(/127\.0\.0\.1|p256dh|auth/);
    await inTransaction(app.db, (tx) =>
      pushPart.erase({ ...app.services, now: new Date() }, tx, asha.member.id),
    );
    expect(await devicesOf(asha)).toEqual([]);
  });

  test.each([
    "http://push.example.com/x",
    "https://10.0.0.8/x",
    "https://localhost/x",
    "https://router.lan/x",
    "https://[::ffff:10.0.0.8]/x",
    "https://169.254.169.254/latest",
    "https://asha:secret@push.example.com/x",
    "ftp://push.example.com/x",
  ])("to %s is refused", async (endpoint) => {
    expect((await subscribe(asha, { ...newBrowser().subscription, endpoint })).status).toBe(400);
  });

  test("with a key that is not on the curve is refused", async () => {
    const { endpoint, keys } = newBrowser().subscription;
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url");
    const { status, json } = await subscribe(asha, { endpoint, keys: { ...keys, p256dh } });
    expect([status, Object.keys(json.fields)]).toEqual([400, ["keys.p256dh"]]);
    expect((await subscribe(asha, { endpoint, keys: { ...keys, auth: "short" } })).status).toBe(400);
  });
});

test("this machine is no push service unless the setting says so", async () => {
  const strict = { ...app.services.config, PUSH_LOOPBACK: false };
  const { requirePushEndpoint } = await import("./require-push-endpoint.ts");
  const { endpoint } = newBrowser().subscription;
  expect(() => requirePushEndpoint(endpoint, strict)).toThrow();
  expect(requirePushEndpoint("https://push.example.com/x", strict)).toBe("https://push.example.com/x");
});
