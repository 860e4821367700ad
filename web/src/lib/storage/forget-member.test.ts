import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAtSignOut } from "./forgotten-memory.ts";
import { forgetMember, settleMember } from "./forget-member.ts";

/** A storage of the browser, as far as the product uses it. */
function storageWith(texts: Record<string, string>) {
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => void (texts[key] = text),
    removeItem: (key: string) => void delete texts[key],
  };
  return new Proxy(texts, {
    get: (_target, name: keyof typeof methods) => methods[name],
  });
}

let stored: Record<string, string>;
let inTab: Record<string, string>;
const cached = new Set<string>();

beforeEach(() => {
  stored = {
    theme: "dark",
    logout: "1",
    adminToken: "of an administrator",
    member: "asha",
    recentSearches: "[]",
    "company/asha": "{}",
    "of an older release": "Asha Menon",
  };
  inTab = { member: "asha", "message-to-card": "Asha Menon", purchase: "p1" };
  vi.stubGlobal("localStorage", storageWith(stored));
  vi.stubGlobal("sessionStorage", storageWith(inTab));
  for (const name of ["shell-3", "own-asha"]) cached.add(name);
  vi.stubGlobal("caches", {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  });
});
afterEach(() => {
  cached.clear();
  vi.unstubAllGlobals();
});

test("after a sign-out only what says nothing about anybody is left", async () => {
  const forgotten = vi.fn<() => void>();
  forgetAtSignOut(forgotten);
  await forgetMember("signed-out");
  expect(Object.keys(stored)).toEqual(["theme", "logout", "adminToken"]);
  expect(inTab).toEqual({});
  expect([...cached]).toEqual(["shell-3"]);
  expect(forgotten).toHaveBeenCalledOnce();
});

test("after a session that expired, what Asha typed waits for her, and the rest is gone", async () => {
  await forgetMember("expired");
  expect(Object.keys(stored)).toEqual(["theme", "logout", "adminToken", "member", "company/asha"]);
  expect(Object.keys(inTab)).toEqual(["member", "message-to-card"]);
  expect([...cached]).toEqual(["shell-3"]);
});

test("Ravi, who signs in next, finds nothing that Asha typed", () => {
  settleMember("ravi");
  expect(inTab).toEqual({ member: "ravi", purchase: "p1" });
  expect(stored).toMatchObject({ member: "ravi", theme: "dark" });
  expect(stored).not.toHaveProperty("company/asha");
});

test("where an administrator viewed as Asha, only that tab is emptied, and leads back to her sheet", async () => {
  const location = { assign: vi.fn<(path: string) => void>() };
  vi.stubGlobal("location", location);
  inTab["viewAs"] = JSON.stringify({ id: "asha", name: "Asha Menon", endsAt: "2026-11-19T10:00:00Z" });
  const before = { ...stored };
  await forgetMember("expired");
  expect([inTab, stored, [...cached]]).toEqual([{}, before, ["shell-3", "own-asha"]]);
  expect(location.assign).toHaveBeenCalledWith("/admin/users?member=asha&viewed=asha");
});

test("what a visitor began is still there after the sign-in", () => {
  for (const texts of [stored, inTab]) delete texts["member"];
  settleMember("asha");
  expect(inTab).toMatchObject({ member: "asha", "message-to-card": "Asha Menon" });
  expect(stored).toHaveProperty("company/asha");
});

test("a tab of Asha's that wakes up late leaves alone what is Ravi's by then", async () => {
  stored["member"] = "ravi";
  await forgetMember("signed-out");
  expect(inTab).toEqual({});
  expect(stored).toMatchObject({ member: "ravi", "company/asha": "{}" });
  expect([...cached]).toEqual(["shell-3", "own-asha"]);
});
