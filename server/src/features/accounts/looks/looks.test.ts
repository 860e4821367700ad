import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { READ_BY_MEMBER, USER_ACTIONS, type UserAction } from "@cardplaza/contract/admin/user-words";
import { LOOKS_PER_PAGE } from "@cardplaza/contract/accounts/look-words";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { looksFor } from "./look-queries.ts";
import { accountLooks } from "./looks.table.ts";

const app = await sharedTestApp();
const REASON = "Asked us why the card is not found";

let asha: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
});

type Admin = Awaited<ReturnType<typeof signInAs>>;
const open = (as: Admin, who = asha) =>
  app.call("GET", `/api/admin/users/${who.member.id}` as "/api/admin/users/:id", { as });
const looksOf = async (as: Person, query = "") =>
  (await app.call("GET", `/api/account/looks${query}` as "/api/account/looks", { as })).json;

async function decide(as: Admin, action: UserAction, given: object = {}) {
  const { version } = (await open(as)).json.user;
  const body = { action, reason: REASON, version, ...given };
  return app.send("PATCH", `/api/admin/users/${asha.member.id}`, { as, body });
}

test("Asha sees that support looked, once an hour, and never who it was", async () => {
  const meera = await signInAs(app, "Meera Nair", "support");
  await Promise.all([open(meera), open(meera), open(meera)]);
  for (const minutes of [20, 20, 19]) {
    app.clock.advance({ minutes });
    await open(meera);
  }
  expect((await looksOf(asha)).looks).toEqual([
    { _id: expect.any(String), at: expect.any(String), role: "support", kind: "look", reason: null },
  ]);
  app.clock.advance({ minutes: 2 });
  await open(meera);
  app.clock.advance({ minutes: 1 });
  await open(await signInAs(app, "Kabir Rao", "analyst"));
  const { looks } = await looksOf(asha);
  expect(looks.map(({ role }) => role)).toEqual(["analyst", "support", "support"]);
  expect(JSON.stringify(looks)).not.toMatch(new RegExp(`Meera|Kabir|${meera.admin.id}`));
  const logged = await app.db.select().from(auditLog).where(eq(auditLog.targetId, asha.member.id));
  expect(logged.map(({ action }) => action)).toEqual(["member.look", "member.look", "member.look"]);
});

test("what cannot be noted is not shown", async () => {
  const meera = await signInAs(app, "Meera Nair");
  await app.db.execute("alter table account_looks add constraint none check (false) not valid");
  const { status, json } = await open(meera);
  await app.db.execute("alter table account_looks drop constraint none");
  expect([status, json.user]).toEqual([500, undefined]);
});

/** Without one there is none to switch off. */
const ACTIONS = USER_ACTIONS.filter((action) => action !== "reset_second_step");

test.each(ACTIONS)("%s is seen too, with the reason only if it is for the member", async (action) => {
  const meera = await signInAs(app, "Meera Nair");
  const given = action === "erase" ? { confirm: "Asha Menon" } : { days: 7 };
  if (action === "restore") await decide(meera, "suspend", given);
  if (action === "end_premium") await decide(meera, "grant_premium", given);
  const { status } = await decide(meera, action, given);
  const [latest] = (await looksFor(app.db, asha.member.id)).toReversed();
  const reason = READ_BY_MEMBER.includes(action) ? REASON : null;
  expect([status, latest]).toEqual([200, { at: expect.any(Date), role: "superadmin", kind: action, reason }]);
});

test("a long list comes page by page, and Ravi reads nothing of it", async () => {
  const { id: memberId } = asha.member;
  const looks = Array.from({ length: LOOKS_PER_PAGE + 1 }, (_, index) => ({
    id: newId(index),
    memberId,
    adminId: "meera",
    role: "support" as const,
    kind: "look" as const,
    createdAt: new Date(index),
  }));
  await app.db.insert(accountLooks).values(looks);
  const first = await looksOf(asha);
  const rest = await looksOf(asha, `?cursor=${first.nextCursor}`);
  expect([first.looks.length, first.looks[0]!._id]).toEqual([LOOKS_PER_PAGE, looks.at(-1)!.id]);
  expect(rest).toMatchObject({ looks: [{ _id: looks[0]!.id }], nextCursor: null });
  const ravi = await app.signIn("Ravi Kulkarni");
  expect((await looksOf(ravi)).looks).toEqual([]);
});
