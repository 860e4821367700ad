import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { AdminRole } from "@cardplaza/contract/audit/audit";
import type { auditLog as auditLogCalls } from "@cardplaza/contract/audit/audit-log";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import { newId } from "../../platform/ids.ts";
import { newestMessage, messagesTo } from "../../testing/outbox.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { eraseAccountsJob } from "../account-data/erase-accounts.ts";
import { members } from "../accounts/accounts.table.ts";
import { signInAs } from "../admin/admin.fixtures.ts";
import { append, auditLine, behindTheBack } from "./audit.fixtures.ts";
import { auditLog } from "./admin.table.ts";
import { checkAuditLogJob } from "./check-audit-log.ts";

const app = await sharedTestApp();
type Admin = Awaited<ReturnType<typeof signInAs>>;
let [meera, kabir]: Admin[] = [];
beforeAll(async () => {
  meera = await signInAs(app, "Meera Iyer");
  kabir = await signInAs(app, "Kabir Sen", "moderator");
});

const textOf = (query: Record<string, string>) => new URLSearchParams(query).toString();
const list = async (query: Record<string, string> = {}) => {
  const { json } = await app.send("GET", `/api/admin/audit-log?${textOf(query)}`, { as: meera });
  return json as z.infer<(typeof auditLogCalls)["GET /api/admin/audit-log"]["returns"]>;
};
const verify = async () => (await app.call("POST", "/api/admin/audit-log/verify", { as: meera })).json;
const check = () =>
  checkAuditLogJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);

describe("reading", () => {
  test("is for superadmins and analysts, and verifying for superadmins", async () => {
    const ravi = await app.signIn("Ravi");
    const statuses = async (as?: { token: string }) => [
      (await app.send("GET", "/api/admin/audit-log", { as })).status,
      (await app.send("GET", "/api/admin/audit-log.csv", { as })).status,
      (await app.send("POST", "/api/admin/audit-log/verify", { as })).status,
    ];
    expect(await statuses()).toEqual([401, 401, 401]);
    expect(await statuses(ravi)).toEqual([401, 401, 401]);
    for (const role of ["moderator", "support", "finance"] satisfies AdminRole[])
      expect(await statuses(await signInAs(app, "Nisha", role))).toEqual([403, 403, 403]);
    expect(await statuses(await signInAs(app, "Anil", "analyst"))).toEqual([200, 200, 403]);
    expect(await statuses(meera)).toEqual([200, 200, 200]);
  });

  test("finds by whom, about what, when and why, the newest first", async () => {
    const [targetId, caseId] = [newId(), newId()];
    const about = { targetId, targetType: "claim", action: "claim.approve", adminId: kabir!.admin.id };
    await append(app.db, [
      auditLine({ ...about, reason: "100% sure of it", at: new Date("2026-03-01T18:00:00Z") }),
      // Already the second of March in India.
      auditLine({ ...about, reason: "The owner's papers", at: new Date("2026-03-01T18:40:00Z"), caseId }),
    ]);
    const reasons = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ reason }) => reason);
    const both = ["The owner's papers", "100% sure of it"];
    expect(await reasons({ targetId })).toEqual(both);
    expect(await reasons({ targetType: "claim", targetId, action: "claim.approve" })).toEqual(both);
    expect(await reasons({ adminId: kabir!.admin.id, from: "2026-03-01", to: "2026-03-02" })).toEqual(both);
    expect(await reasons({ targetId, to: "2026-03-01" })).toEqual(["100% sure of it"]);
    expect(await reasons({ targetId, from: "2026-03-02" })).toEqual(["The owner's papers"]);
    expect(await reasons({ caseId })).toEqual(["The owner's papers"]);
    expect(await reasons({ targetId, q: "0% S" })).toEqual(["100% sure of it"]);
    expect(await reasons({ targetId, q: "APPROVE" })).toEqual(both);
    expect(await reasons({ targetId, q: "1_0" })).toEqual([]);
    expect(await reasons({ targetId, adminId: meera!.admin.id })).toEqual([]);
    expect(await reasons({ targetId, adminId: "", from: "", q: "" })).toEqual(both);
    const [entry] = (await list({ targetId })).items;
    expect(entry).toMatchObject({ adminName: "Kabir Sen", role: "moderator", before: { name: "Ravi" } });
  });

  test("goes on from page to page without a gap, also where many have the same time", async () => {
    const [targetId, at] = [newId(), new Date()];
    const lines = Array.from({ length: 45 }, (_, n) => auditLine({ targetId, at, reason: `Reason ${n}` }));
    await append(app.db, lines);
    const found: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ targetId, ...(cursor && { cursor }) });
      expect(page.count).toBe(45);
      found.push(...page.items.map(({ reason }) => reason));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(lines.map(({ reason }) => reason).toReversed());
    expect((await list({ targetId, cursor: "nonsense" })).items).toHaveLength(20);
  });

  test("counts to a thousand", async () => {
    const targetId = newId();
    await append(
      app.db,
      Array.from({ length: 1_200 }, () => auditLine({ targetId, before: null, after: null })),
    );
    expect((await list({ targetId })).count).toBe(COUNTED_MAX);
  });

  test("is not recorded", async () => {
    const before = await app.db.$count(auditLog);
    await list();
    await verify();
    expect(await app.db.$count(auditLog)).toBe(before);
  });

  test.each<Record<string, string>>([{ from: "yesterday" }, { to: "2026-02-30" }, { q: "x".repeat(101) }])(
    "with %j is refused",
    async (query) => {
      const address = `/api/admin/audit-log?${textOf(query)}`;
      expect((await app.send("GET", address, { as: meera })).status).toBe(400);
    },
  );
});

describe("the export", () => {
  const csv = async (query: Record<string, string>) => {
    const address = `/api/admin/audit-log.csv?${textOf(query)}`;
    const headers = { authorization: `Bearer ${meera!.token}` };
    const response = await fetch(app.url + address, { headers });
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="audit-log.csv"');
    return response.text();
  };

  test("has all that is found, with hostile cells made harmless", async () => {
    const targetId = newId();
    const lines = Array.from({ length: 700 }, () => auditLine({ targetId, reason: "Spam" }));
    await append(app.db, [...lines, auditLine({ targetId, reason: "=cmd|' /C calc'!A0" })]);
    const text = await csv({ targetId });
    expect(text.match(/\r\n/g)).toHaveLength(702);
    expect(text).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(text).toContain('"{""name"":""Ravi Kulkarni""}"');
  });

  test("is an entry of the log, with what was chosen", async () => {
    const targetId = newId();
    await csv({ targetId, q: "" });
    const [entry] = (await list({ action: "audit-log.export" })).items;
    expect(entry).toMatchObject({ adminName: "Meera Iyer", after: { targetId } });
  });
});

describe("an erased member", () => {
  test("leaves entries without what was changed, and the chain intact", async () => {
    const ravi = await app.signIn("Ravi");
    const { id } = ravi.member;
    await append(app.db, [
      auditLine({ targetId: id, about: [id] }),
      auditLine({ targetType: "claim", targetId: newId(), about: [newId(), id], action: "claim.of-ravi" }),
    ]);
    await app.db
      .update(members)
      .set({ erasesAt: new Date(Date.now() - 1_000) })
      .where(eq(members.id, id));
    const context = { ...app.services, now: new Date() };
    await eraseAccountsJob.run(context, {}, new AbortController().signal);
    const erased = { before: null, after: null, erasedAt: expect.any(String), reason: expect.any(String) };
    expect((await list({ targetId: id })).items).toMatchObject([erased]);
    expect((await list({ action: "claim.of-ravi" })).items).toMatchObject([erased]);
    await check();
    expect(await verify()).toMatchObject({ ok: true });
  });
});

describe("every night", () => {
  const MAIL = /audit log/i;

  test("the whole log is verified and its last entry is mailed to the superadmins only", async () => {
    await check();
    const [last] = await app.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.seq)
      .then((rows) => rows.slice(-1));
    const mail = await newestMessage(app, meera!.admin.email, 1, new RegExp(last!.hash));
    expect(mail.subject).toBe(`Audit log verified up to entry ${last!.seq.toLocaleString("en-IN")}`);
    expect(await messagesTo(app, kabir!.admin.email, MAIL)).toEqual([]);
    expect(await verify()).toMatchObject({ ok: true, checked: 0, allVerifiedAt: expect.any(String) });
    await append(app.db, [auditLine(), auditLine()]);
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
    expect(await verify()).toMatchObject({ ok: true, checked: 0 });
  });

  test("what was changed behind the product's back is found, mailed and shown until it is as it was", async () => {
    const targetId = newId();
    await append(app.db, [auditLine({ targetId }), auditLine()]);
    expect(await verify()).toMatchObject({ ok: true });
    const seq = (await list({ targetId })).items[0]?.seq as number;
    const rewrite = (reason: string) =>
      behindTheBack(app.db, `update audit_log set reason = '${reason}' where seq = ${seq}`);
    await rewrite("Innocent");
    await check();
    const shown = seq.toLocaleString("en-IN");
    const mail = await newestMessage(app, meera!.admin.email, 1, /was changed/);
    expect(mail.subject).toBe(`The audit log was changed at entry ${shown}`);
    expect(await verify()).toMatchObject({ ok: false, firstBad: seq });
    await rewrite("Asked for by the member");
    expect(await verify()).toMatchObject({ ok: false, firstBad: seq });
    await check();
    expect(await verify()).toMatchObject({ ok: true });
  });

  test("a log whose end was cut off is found at once by the button", async () => {
    await append(app.db, [auditLine(), auditLine()]);
    const { items } = await list({ from: dateInIndia(new Date(Date.now() - DAY_MS)) });
    const last = Math.max(...items.map(({ seq }) => seq));
    await behindTheBack(app.db, `delete from audit_log where seq >= ${last}`);
    expect(await verify()).toMatchObject({ ok: false, firstBad: last });
  });
});
