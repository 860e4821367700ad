import { BUSINESS_SOURCES } from "@cardplaza/contract/chapters/referral-words";
import { TO_ANSWER_KINDS } from "@cardplaza/contract/to-answer/to-answer-words";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { uploads } from "../features/uploads/uploads.table.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { loadSampleData } from "./load-sample-data.ts";
import { lacksSampleData, openOrShutSampleAccounts } from "./sample-accounts.ts";

// Loading takes long: dozens of members with pictures and hashed passwords.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let app: TestApp;

/** Loads the data as a start does. */
const load = async (settings: Record<string, string> = {}) => {
  const services = { ...app.services, config: readConfig(settings) };
  if (await lacksSampleData(services)) await loadSampleData(services);
  return openOrShutSampleAccounts(services);
};
const signIn = (email: string, password: string) =>
  app.call("POST", "/api/auth/login", { body: { email, password } });

describe("once loaded on a developer's own machine", () => {
  let lines: string[];
  beforeAll(async () => {
    app = await startTestApp();
    // Two instances start at once; one of them loads.
    [lines] = await Promise.all([load(), load()]);
  });
  afterAll(() => app.stop());

  test("the printed sign-ins work", async () => {
    expect(lines[0]).toMatch(/^Sign in as asha@sample\.cardplaza\.in with \S+$/);
    for (const line of lines) {
      const [, email = "", password = ""] = /as (\S+) with (\S+)$/.exec(line) ?? [];
      expect((await signIn(email, password)).status).toBe(200);
    }
  });

  test("Asha's business comes from her chapters, from another one, and from leads and enquiries", async () => {
    const password = / with (\S+)$/.exec(lines[0] ?? "")?.[1] ?? "";
    const { json: as } = await signIn("asha@sample.cardplaza.in", password);
    const { json } = await app.call("GET", "/api/referrals/sources?months=6", { as });
    expect(new Set(json.people.map(({ source }) => source))).toEqual(new Set(BUSINESS_SOURCES));
  });

  test("Asha has something of every kind to answer", async () => {
    const password = / with (\S+)$/.exec(lines[0] ?? "")?.[1] ?? "";
    const { json: as } = await signIn("asha@sample.cardplaza.in", password);
    const kinds = new Set<string>();
    for (let cursor: string | null | undefined; cursor !== null;) {
      const path = `/api/to-answer${cursor ? `?cursor=${cursor}` : ""}` as "/api/to-answer";
      const { json } = await app.call("GET", path, { as });
      for (const { kind } of json.items) kinds.add(kind);
      cursor = json.nextCursor;
    }
    expect([...kinds].toSorted()).toEqual([...TO_ANSWER_KINDS].toSorted());
  });

  test("Asha finds unread messages and a request", async () => {
    const password = / with (\S+)$/.exec(lines[0] ?? "")?.[1] ?? "";
    const { json: as } = await signIn("asha@sample.cardplaza.in", password);
    const { json } = await app.call("GET", "/api/conversations/unread-count", { as });
    // A muted group does not count.
    expect(json).toEqual({ count: 2, requests: 1 });
  });

  test("it is not loaded again", async () => {
    const people = await app.db.$count(members);
    expect(await load()).toEqual(lines);
    expect(await app.db.$count(members)).toBe(people);
  });

  test("on a network its members can no longer sign in, and their sessions end", async () => {
    const password = / with (\S+)$/.exec(lines[0] ?? "")?.[1] ?? "";
    const { json } = await signIn("asha@sample.cardplaza.in", password);
    await load({ HOST: "0.0.0.0" });
    expect((await signIn("asha@sample.cardplaza.in", password)).status).toBe(401);
    expect((await app.call("GET", "/api/auth/me", { as: json })).status).toBe(401);
    await load();
    expect((await signIn("asha@sample.cardplaza.in", password)).status).toBe(200);
  });
});

describe("on a new database", () => {
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.stop());

  test("one that has members is not changed", async () => {
    await app.signIn("Asha");
    expect(await load()).toEqual([]);
    expect(await app.db.$count(members)).toBe(1);
  });

  test("one that is stopped while it loads is as empty as before", async () => {
    const stopping = new AbortController();
    const loading = loadSampleData(app.services, {
      signal: stopping.signal,
      progress: (done) => done === 0 && stopping.abort(),
    });
    await expect(loading).rejects.toThrow("aborted");
    expect(await app.db.$count(members)).toBe(0);
    expect(await app.db.$count(uploads)).toBe(0);
  });

  test("with SAMPLE_DATA=off there are no members", async () => {
    expect(await load({ SAMPLE_DATA: "off" })).toEqual([]);
    expect(await app.db.$count(members)).toBe(0);
  });

  test("on a network it is loaded only with SAMPLE_DATA=on, and nobody can sign in", async () => {
    expect(await load({ HOST: "0.0.0.0" })).toEqual([]);
    expect(await app.db.$count(members)).toBe(0);
    expect(await load({ HOST: "0.0.0.0", SAMPLE_DATA: "on" })).toEqual([]);
    const people = await app.db.select().from(members);
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ passwordHash }) => passwordHash === null)).toBe(true);
  });
});
