import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { EVERY_ADMIN } from "@cardplaza/contract/admin-roles";
import { adminSignIn } from "@cardplaza/contract/admin/admin-sign-in";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import { endpoints } from "@cardplaza/contract/endpoint";
import { Id } from "@cardplaza/contract/shapes";
import type { AdminContext, HandlersOf } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { startTestEndpoints } from "../../testing/test-endpoints.ts";
import { members } from "../accounts/accounts.table.ts";
import { auditLog } from "./admin.table.ts";
import { listAuditLog } from "./audit-log-queries.ts";
import { asAdmin, recordAdminAction } from "./record-admin-action.ts";
import { verifyAuditChain } from "./verify-audit-chain.ts";
import { signInAdmin } from "../admin/sign-in-admin.ts";
import { signInAs } from "../admin/admin.fixtures.ts";

// Renaming a member is the example for what administrators do.
const table = endpoints({
  "POST /api/admin/auth/login": adminSignIn["POST /api/admin/auth/login"],
  "POST /api/admin/members/:id/rename": {
    summary: "Rename",
    auth: "admin",
    roles: EVERY_ADMIN,
    params: z.object({ id: Id }),
    body: z.object({ name: z.string(), reason: z.string().optional(), fail: z.boolean().default(false) }),
    returns: null,
  },
  "POST /api/admin/members/:id/rename-silently": {
    summary: "Rename, with the line forgotten",
    auth: "admin",
    roles: EVERY_ADMIN,
    params: z.object({ id: Id }),
    returns: null,
  },
});

async function rename(
  ctx: AdminContext,
  id: string,
  { name, reason, fail }: { name: string; reason?: string; fail: boolean },
) {
  await asAdmin(ctx, async (tx, record) => {
    const [before] = await tx.select().from(members).where(eq(members.id, id)).for("update");
    const [after] = await tx.update(members).set({ name }).where(eq(members.id, id)).returning();
    record({
      action: "member.rename",
      targetType: "member",
      targetId: id,
      before,
      after,
      reason,
      destructive: true,
    });
    if (fail) throw new Error("broken after all");
  });
}

const handlers: HandlersOf<typeof table> = {
  "POST /api/admin/auth/login": ({ ctx, body }) => signInAdmin(ctx, body),
  "POST /api/admin/members/:id/rename": ({ ctx, params, body }) => rename(ctx, params.id, body),
  "POST /api/admin/members/:id/rename-silently": ({ ctx, params }) =>
    asAdmin(ctx, async (tx) => {
      await tx.update(members).set({ name: "Nobody noticed" }).where(eq(members.id, params.id));
    }),
};

let app: Awaited<ReturnType<typeof startTestEndpoints>>;
let meera: Awaited<ReturnType<typeof signInAs>>;
beforeAll(async () => {
  app = await startTestEndpoints(table, handlers);
  meera = await signInAs(app, "Meera", "support");
});
afterAll(() => app.stop());

const reason = "Asked for by the member";
const ask = (id: string, body: object) =>
  app.call("POST", `/api/admin/members/${id}/rename`, { as: meera, body });
const linesAbout = async (id: string) => (await listAuditLog(app.db, { targetId: id })).items;
const nameOf = async (id: string) => (await app.db.select().from(members).where(eq(members.id, id)))[0]?.name;

describe("an administrator's action", () => {
  test("is recorded with who, from where, what changed and why", async () => {
    const { member } = await app.signIn("Ravi");
    expect((await ask(member.id, { name: "Ravi Kulkarni", reason: `  ${reason} ` })).status).toBe(204);
    expect(await linesAbout(member.id)).toEqual([
      expect.objectContaining({
        adminId: meera.admin.id,
        role: "support",
        ip: "127.0.0.1",
        action: "member.rename",
        targetType: "member",
        before: { name: "Ravi" },
        after: { name: "Ravi Kulkarni" },
        reason,
        caseId: null,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    ]);
  });

  test.each([undefined, "", "why?", " a b ", "x".repeat(501)])(
    "that needs a reason is refused with %j",
    async (given) => {
      const { member } = await app.signIn("Ravi");
      const { status, json } = await ask(member.id, { name: "Other", reason: given });
      expect([status, json.fields]).toEqual([400, { reason: AUDIT_TEXT.reasonNeeded }]);
      expect(await nameOf(member.id)).toBe("Ravi");
    },
  );

  test("that fails leaves neither a change nor a line nor a gap", async () => {
    const { member } = await app.signIn("Ravi");
    expect((await ask(member.id, { name: "Other", reason, fail: true })).status).toBe(500);
    expect([await nameOf(member.id), await linesAbout(member.id)]).toEqual(["Ravi", []]);
    await ask(member.id, { name: "Other", reason });
    expect(await verifyAuditChain(app.db)).toMatchObject({ brokenAt: null });
  });

  test("without a record is undone", async () => {
    const { member } = await app.signIn("Ravi");
    const { status } = await app.call("POST", `/api/admin/members/${member.id}/rename-silently`, {
      as: meera,
    });
    expect([status, await nameOf(member.id)]).toEqual([500, "Ravi"]);
  });

  test("can be recorded as the last step of a transaction that is open already", async () => {
    const { member } = await app.signIn("Ravi");
    const caller = { requestId: "1", address: "::1", userAgent: "", cookies: {}, tokenFromAddress: false };
    const admin = { ...meera.admin, sessionId: "1" };
    const ctx = { ...app.services, now: new Date(), member: null, session: null, admin, caller };
    await inTransaction(app.db, (tx) =>
      recordAdminAction(ctx, tx, {
        action: "member.note",
        targetType: "member",
        targetId: member.id,
        caseId: "c1",
      }),
    );
    expect(await linesAbout(member.id)).toMatchObject([
      { action: "member.note", ip: "::1", reason: null, caseId: "c1" },
    ]);
    expect(await verifyAuditChain(app.db)).toMatchObject({ brokenAt: null });
  });

  test("twenty parallel actions by two administrators leave the chain intact and without gaps", async () => {
    const kabir = await signInAs(app, "Kabir", "moderator");
    const people = await Promise.all(Array.from({ length: 20 }, () => app.signIn("Ravi")));
    const before = await app.db.$count(auditLog);
    const responses = await Promise.all(
      people.map(({ member }, index) =>
        app.call("POST", `/api/admin/members/${member.id}/rename`, {
          as: index % 2 ? meera : kabir,
          body: { name: `Ravi ${index}`, reason, fail: index % 5 === 4 },
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(16);
    expect(await verifyAuditChain(app.db)).toMatchObject({ checked: before + 16, brokenAt: null });
  });
});
