import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { AdminContext, Caller } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import { wrongState } from "../../platform/refusals.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { makeAdmin } from "../admin/admin.fixtures.ts";
import { listAuditLog } from "./audit-log-queries.ts";
import { moderated } from "./moderated.ts";

const app = await sharedTestApp();
let ctx: AdminContext;
beforeAll(async () => {
  const admin = { ...(await makeAdmin(app, "Meera")), sessionId: newId() };
  const caller: Caller = {
    requestId: "",
    address: "127.0.0.1",
    userAgent: "",
    cookies: {},
    tokenFromAddress: false,
  };
  ctx = { ...app.services, now: app.clock.now(), member: null, session: null, admin, caller };
});

// Names of members are the example of what administrators decide on. The second one was handled by Meera.
const told: string[] = [];
let failsLate = false;
const moderatedNames = moderated({
  kind: "name",
  actions: ["shorten", "praise"],
  against: ["shorten"],
  notFound: "Nobody has this name",
  show: async ({ db }, id) => (await db.select().from(members).where(eq(members.id, id)))[0]?.name,
  async lock(_ctx, tx, id) {
    return (await tx.select().from(members).where(eq(members.id, id)).for("no key update"))[0];
  },
  rowOf: ({ id, name }) => ({
    id,
    name,
    version: name.length,
    updatedAt: new Date(0),
    decidedBy: ctx.admin.id,
  }),
  handledBy: (name) => `${name} was faster`,
  refuse: ({ name }, { action }) =>
    action === "shorten" && name.length < 5 ? wrongState("It is short") : undefined,
  async change(_ctx, tx, { id, name }, { action }) {
    const to = action === "shorten" ? name.slice(0, 4) : `${name} the Great`;
    return one(await tx.update(members).set({ name: to }).where(eq(members.id, id)).returning());
  },
  async notify(_ctx, _tx, { before, after }) {
    told.push(`${before.name} is ${after.name}`);
    if (failsLate) throw new Error("The bell is broken");
  },
});

const reason = "Asked for by the member";
const linesAbout = async (id: string) => (await listAuditLog(app.db, { targetId: id })).items;
const nameOf = (id: string) => moderatedNames.show(ctx, id);

describe("a decision of an administrator", () => {
  test("changes, notifies, records and shows it", async () => {
    const { id } = (await app.signIn("Raghunandan")).member;
    expect(await moderatedNames.decide(ctx, id, { action: "shorten", reason })).toBe("Ragh");
    expect(told).toContain("Raghunandan is Ragh");
    expect(await linesAbout(id)).toMatchObject([
      {
        action: "name.shorten",
        targetType: "name",
        adminId: ctx.admin.id,
        reason,
        before: { name: "Raghunandan" },
        after: { name: "Ragh" },
      },
    ]);
  });

  test("against a member needs a reason, and without one nothing is changed", async () => {
    const { id } = (await app.signIn("Raghunandan")).member;
    await expect(moderatedNames.decide(ctx, id, { action: "shorten" })).rejects.toMatchObject({
      code: "VALIDATION",
    });
    expect([await nameOf(id), await linesAbout(id)]).toEqual(["Raghunandan", []]);
    expect(await moderatedNames.decide(ctx, id, { action: "praise" })).toBe("Raghunandan the Great");
  });

  test("on what has changed meanwhile names who was faster", async () => {
    const { id } = (await app.signIn("Raghunandan")).member;
    const late = moderatedNames.decide(ctx, id, { action: "praise", version: 5 });
    await expect(late).rejects.toMatchObject({ code: "CONFLICT", message: "Meera was faster" });
    const inTime = moderatedNames.decide(ctx, id, { action: "praise", version: "Raghunandan".length });
    expect(await inTime).toBe("Raghunandan the Great");
    const byTime = moderatedNames.decide(ctx, id, { action: "praise", version: "2026-01-01T00:00:00.000Z" });
    await expect(byTime).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("that is not possible is refused", async () => {
    const { id } = (await app.signIn("Ravi")).member;
    const refused = moderatedNames.decide(ctx, id, { action: "shorten", reason });
    await expect(refused).rejects.toMatchObject({ code: "STATE", message: "It is short" });
    expect(await linesAbout(id)).toEqual([]);
  });

  test("of which nobody can be notified is undone", async () => {
    const { id } = (await app.signIn("Raghunandan")).member;
    failsLate = true;
    await expect(moderatedNames.decide(ctx, id, { action: "praise" })).rejects.toThrow("The bell is broken");
    failsLate = false;
    expect([await nameOf(id), await linesAbout(id)]).toEqual(["Raghunandan", []]);
  });

  test("on what does not exist is not found", async () => {
    const none = moderatedNames.decide(ctx, newId(), { action: "praise" });
    await expect(none).rejects.toMatchObject({ code: "NOT_FOUND", message: "Nobody has this name" });
  });
});

describe("what rooms register", () => {
  const kinds = app.services.registry.moderated;

  test("has each kind once", () => {
    const names = kinds.map(({ kind }) => kind);
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual([
      "card",
      "chapter",
      "claim",
      "company",
      "it-package",
      "job",
      "listing",
      "member",
      "message",
      "post",
      "product",
      "refund",
      "review",
      "verification",
    ]);
  });

  test.each(kinds)("$kind: what does not exist is neither shown nor decided", async (each) => {
    const id = newId();
    await expect(each.show(ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const action of each.actions) {
      const decided = each.decide(ctx, id, { action: action as never, reason, version: 1 });
      await expect(decided).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await linesAbout(id)).toEqual([]);
  });
});
