import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../../../lib/browser.fixtures.ts";
import type { Entry } from "../../../lib/outbox/entry.ts";
import { type NewSlip, SLIP, type SlipKind } from "./slip.ts";

const ENTERED = Date.parse("2026-11-17T02:05:00Z");
const sent: { key: string | undefined; body: unknown }[] = [];

beforeEach(() => {
  standInForBrowser();
  vi.useFakeTimers({ now: ENTERED + 500 });
  vi.stubGlobal("fetch", async (_path: string, request: RequestInit & { body: string }) => {
    const { "Idempotency-Key": key } = request.headers as Record<string, string>;
    sent.push({ key, body: JSON.parse(request.body) });
    return Response.json({});
  });
});
afterEach(() => {
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the server receives of a slip. */
async function received<Kind extends SlipKind>(kind: Kind, call: NewSlip<Kind>["call"], isLate = false) {
  const entry: Entry = { id: "key", owner: "asha", at: ENTERED, kind, call, label: "", isLate };
  await (SLIP[kind].send as (entries: readonly Entry[]) => Promise<unknown>)([entry]);
  return sent[0];
}

const CHECK_IN = { params: { id: "m1" }, body: { code: "K72F" } };
const MARK = { params: { id: "m1" }, body: [{ userId: "ravi", state: "present" as const }] };

test("a check-in at once brings the code alone, so that an old one is refused", async () => {
  expect(await received("checkin", CHECK_IN)).toEqual({ key: "key", body: { code: "K72F" } });
});

test("a check-in that waited brings the time at which the phone read the code", async () => {
  vi.setSystemTime(ENTERED + 600_000);
  expect((await received("checkin", CHECK_IN, true))?.body).toEqual({
    code: "K72F",
    at: "2026-11-17T02:05:00.000Z",
  });
});

test("a mark that waited brings the time at which the officer entered it", async () => {
  expect((await received("mark", MARK))?.body).toEqual(MARK.body);
  sent.length = 0;
  expect((await received("mark", MARK, true))?.body).toEqual([
    { userId: "ravi", state: "present", at: "2026-11-17T02:05:00.000Z" },
  ]);
});

test("other slips are sent as they were entered, because the key holds for the same content only", async () => {
  const call = {
    body: { withUserId: "ravi", day: "2026-11-17" },
  } as unknown as NewSlip<"one-to-one">["call"];
  expect(await received("one-to-one", call, true)).toEqual({ key: "key", body: call.body });
});
