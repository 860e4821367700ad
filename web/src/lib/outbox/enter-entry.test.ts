import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../api.ts";
import { enterEntry } from "./enter-entry.ts";
import type { Entry } from "./entry.ts";
import type { Outcome } from "./send-entries.ts";

const REFUSED = new ApiError(409, JSON.stringify({ message: "This referral was already given." }), "");
const MENDS = { id: "refused", problem: "This referral was already given." };

/** A browser that holds the refused entry and the one that Asha sends from its form. */
function browserWhere(send: () => Promise<Outcome>) {
  const held = new Map<string, Partial<Entry>>([
    ["refused", { problem: MENDS.problem }],
    ["mended", {}],
  ]);
  const store = {
    change: async (id: string, part: Partial<Entry>) => void held.set(id, { ...held.get(id), ...part }),
    drop: async (ids: readonly string[]) => ids.forEach((id) => held.delete(id)),
  };
  const sendAll = async (id: string) => new Map([[id, await send()]]);
  return {
    held,
    enter: (isLate = false) => enterEntry({ id: "mended", isLate }, { store, send: sendAll, mends: MENDS }),
  };
}

afterEach(() => vi.useRealTimers());

test("a mended entry that the server takes has taken the place of the refused one", async () => {
  const { enter, held } = browserWhere(async () => ({ result: "stored" }));
  expect(await enter()).toEqual({ result: "stored" });
  // The outbox dropped the mended one when it was sent.
  expect(held.has("refused")).toBe(false);
});

test("one that waits for a network has taken it, too", async () => {
  const { enter, held } = browserWhere(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await enter()).toBe("waits");
  expect([...held]).toEqual([["mended", { isLate: true }]]);
  const offline = browserWhere(() => Promise.reject(new Error("Nothing is sent")));
  expect(await offline.enter(true)).toBe("waits");
  expect([...offline.held.keys()]).toEqual(["mended"]);
});

test("a mended entry that is refused again goes back to its form, and the first one stays", async () => {
  const { enter, held } = browserWhere(async () => ({ refused: REFUSED }));
  await expect(enter()).rejects.toBe(REFUSED);
  expect([...held.keys()]).toEqual(["refused"]);
});

test("a form leaves an entry to the outbox if the answer takes long", async () => {
  vi.useFakeTimers();
  const { enter, held } = browserWhere(() => new Promise(() => {}));
  const entered = enter();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await entered).toBe("waits");
  expect(held.get("mended")).toEqual({ isLate: true });
});
