import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { api } from "@cardplaza/contract/api";
import { USER_TEXT, VIEW_MINUTES } from "@cardplaza/contract/admin/user-words";
import { splitKey, type Endpoint } from "@cardplaza/contract/endpoint";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { makeWholeMember } from "../../../every-read/whole-member.fixtures.ts";
import { readsOf, walk } from "../../../testing/walk-reads.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { looksFor } from "../../accounts/looks/look-queries.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { signInAs } from "../admin.fixtures.ts";

const app = await sharedTestApp();
const REASON = "Says that the dashboard stays empty";

let asha: Person;
let meera: Awaited<ReturnType<typeof signInAs>>;
beforeAll(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  meera = await signInAs(app, "Meera Nair", "support");
});

const pathOf = (who: Person) => `/api/admin/users/${who.member.id}/view-as`;
const begin = async (as = meera, who = asha) =>
  (await app.send("POST", pathOf(who), { as, body: { reason: REASON } })).json as { token: string };
const me = (as: { token: string }) => app.send("GET", "/api/auth/me", { as });

const ALL = Object.entries<Endpoint>(api).filter(([, { auth }]) => auth !== "admin");
const READS = ALL.filter(([key]) => key.startsWith("GET "));
const addressOf = (key: string, id = "nobody") => splitKey(key).path.replaceAll(/:\w+/g, id);

describe("viewing as a member", () => {
  test("shows what Asha sees, is told to her, and is recorded with its reason", async () => {
    const card = await makeCard(app, asha);
    const view = await begin();
    expect((await me(view)).json.user.name).toBe("Asha Menon");
    const { json } = await app.send("GET", "/api/business-cards/user", { as: view });
    expect(JSON.stringify(json)).toContain(card._id);
    const [look] = (await looksFor(app.db, asha.member.id)).toReversed();
    expect(look).toMatchObject({ role: "support", kind: "view_as", reason: REASON });
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, asha.member.id));
    expect(lines.at(-1)).toMatchObject({ action: "member.view_as", reason: REASON });
  });

  test("is no session of hers: it is not listed, and she does not count as active", async () => {
    const before = (await app.call("GET", "/api/auth/sessions", { as: asha })).json.sessions;
    const long = new Date("2026-01-01");
    await app.db.update(members).set({ lastActiveAt: long }).where(eq(members.id, asha.member.id));
    await me(await begin());
    const [row] = await app.db.select().from(members).where(eq(members.id, asha.member.id));
    expect(row!.lastActiveAt).toEqual(long);
    expect((await app.call("GET", "/api/auth/sessions", { as: asha })).json.sessions).toHaveLength(
      before.length,
    );
  });

  test("needs a reason, and a member who stays", async () => {
    const { status } = await app.send("POST", pathOf(asha), { as: meera, body: { reason: " " } });
    expect(status).toBe(400);
    const ravi = await app.signIn("Ravi Kulkarni");
    const set = (erasesAt: Date | null) =>
      app.db.update(members).set({ erasesAt }).where(eq(members.id, ravi.member.id));
    const view = await begin(meera, ravi);
    await set(new Date());
    expect((await me(view)).status).toBe(401);
    const refused = await app.send("POST", pathOf(ravi), { as: meera, body: { reason: REASON } });
    expect(refused.json.message).toBe(USER_TEXT.viewNotNow);
  });
});

describe("it ends", () => {
  test.each<[string, (by: typeof meera) => Promise<unknown>]>([
    ["after half an hour", async () => app.clock.advance({ minutes: VIEW_MINUTES, seconds: 1 })],
    ["when it is stopped", (by) => app.send("DELETE", pathOf(asha), { as: by })],
    ["with the administrator's session", (by) => app.send("POST", "/api/admin/auth/logout", { as: by })],
    ["with their role", (by) => change(by, { role: "analyst" })],
    ["with their removal", (by) => remove(by)],
  ])("%s", async (_when, end) => {
    const kabir = await signInAs(app, "Kabir Rao", "moderator");
    const view = await begin(kabir);
    expect((await me(view)).status).toBe(200);
    await end(kabir);
    expect((await me(view)).json).toMatchObject({ code: "UNAUTHENTICATED", message: ERROR_TEXT.signIn });
    // Not even as a visitor.
    const { json } = await app.send("POST", "/api/card-events", { as: view, body: {} });
    expect(json.message).toBe(USER_TEXT.viewOnly);
  });
});

async function change({ admin }: typeof meera, given: object) {
  const as = await signInAs(app, "Leela Das");
  const { version } = admin;
  return app.send("PATCH", `/api/admin/admins/${admin.id}`, {
    as,
    body: { reason: REASON, version, ...given },
  });
}
async function remove({ admin }: typeof meera) {
  const as = await signInAs(app, "Leela Das");
  const body = { reason: REASON, version: admin.version };
  return app.send("DELETE", `/api/admin/admins/${admin.id}`, { as, body });
}

const fits = (key: string, path: string) =>
  new RegExp(`^${splitKey(key).path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path.split("?")[0] ?? "");
/** Until the member has called them once: they make what they show. */
const WRITE_TOO = ["/api/connections?tab=suggestions", "/api/push/key", "/api/reviews/tools"];
const isFile = (returns: Endpoint["returns"]) =>
  returns !== null && "raw" in returns && !returns.raw.startsWith("image/");
const ANY = { unrepresentable: "any", io: "input" } as const;
/** Their texts are public, the product's own, or read by a whole company or chapter. */
const FOR_MANY = [
  "GET /api/chapters/week",
  "GET /api/chapters/:id/points",
  "GET /api/companies/:id/provider",
  "GET /api/connections",
  "GET /api/enquiries/asks",
  "GET /api/jobs/:id/applications",
  "GET /api/jobs/:id/past-applicants",
  "GET /api/posts/feed",
  "GET /api/posts/:id/history",
  "GET /api/qr-codes",
  "GET /api/to-answer",
];

describe("over the whole contract", () => {
  test("only calls that read say what is hidden", () => {
    const others = ALL.filter((each) => !READS.includes(each) && each[1].hiddenFromAdmins);
    expect(others.map(([key]) => key)).toEqual([]);
  });

  test("nothing can be changed", async () => {
    const view = await begin();
    for (const [key] of ALL.filter((each) => !READS.includes(each))) {
      const { status, json } = await app.send(splitKey(key).method, addressOf(key), { as: view });
      expect({ key, status, message: json.message }).toEqual({
        key,
        status: 403,
        message: USER_TEXT.viewOnly,
      });
    }
  });

  test("what is private is refused, and everything else only reads", async () => {
    const card = await makeCard(app, asha);
    const view = await begin();
    const answers = [];
    for (const [key, { hiddenFromAdmins }] of READS) {
      const { method } = splitKey(key);
      const { status, json } = await app.send(method, addressOf(key, card._id), { as: view });
      const isHidden = json?.message === USER_TEXT.viewHidden;
      answers.push([key, status < 500 && isHidden === (hiddenFromAdmins === true)]);
    }
    expect(answers.filter(([, isRight]) => !isRight)).toEqual([]);
  });

  test.each(READS.filter(([, { auth = "none", returns }]) => auth !== "none" && isFile(returns)))(
    "no file of a member leaves by %s",
    (_key, { hiddenFromAdmins }) => expect(hiddenFromAdmins).toBe(true),
  );

  test("what members write is either hidden, or meant for more than one reader", () => {
    const written = READS.filter(([key, { auth = "none", returns, hiddenFromAdmins }]) => {
      if (auth === "none" || hiddenFromAdmins || FOR_MANY.includes(key)) return false;
      const shape = returns && !("raw" in returns) ? z.toJSONSchema(returns as z.ZodType, ANY) : {};
      return /"(?:messages?|texts?|body)":\{/.test(JSON.stringify(shape));
    });
    expect(written.map(([key]) => key)).toEqual([]);
  });

  test("of a whole member everything else can be read, and no call fails because it writes", async () => {
    const ravi = await app.signIn("Ravi Kulkarni", { premium: true });
    const whole = await makeWholeMember(app, "Dev Patel", [ravi]);
    const paths = readsOf(whole.reads);
    const view = await begin(meera, whole.owner);
    const seen = await walk(app, paths, view);
    const own = await walk(app, paths, whole.owner);
    const missing = own.map(({ path }) => path).filter((path) => !seen.some((read) => read.path === path));
    const hidden = READS.filter(([, { hiddenFromAdmins }]) => hiddenFromAdmins === true);
    const others = missing.filter((path) => !hidden.some(([key]) => fits(key, path)));
    expect(others.filter((path) => !WRITE_TOO.some((start) => path.startsWith(start)))).toEqual([]);
    expect(seen.length).toBeGreaterThan(100);
  });

  test("a token that views opens no call of administrators", async () => {
    const { status } = await app.send("GET", "/api/admin/users", { as: await begin() });
    expect(status).toBe(401);
  });
});
