import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { PAYMENT_TEXT, PLAN_NOTICE } from "@cardplaza/contract/plan/payment-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Person } from "../../../testing/test-app.ts";
import { auditLog } from "../../audit/admin.table.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import {
  appWithGateway,
  buy,
  payAtGateway,
  periodsOf,
  planOf,
  leavePlanDays,
  refunded,
  requestOrder,
  sendWebhook,
  verify,
} from "../payments/payment.fixtures.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await appWithGateway();
let asha: Person;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
});

const REASON = "It was bought by mistake.";
const ask = (as: Person | undefined, reason = REASON) =>
  app.call("POST", "/api/subscription/refund-request", { as, body: { reason } });
const decide = (
  as: { token: string } | undefined,
  id: string,
  decision: string,
  reason = "Within seven days.",
) => app.send("PATCH", `/api/admin/refunds/${id}`, { as, body: { decision, reason } });

describe("asking for a refund", () => {
  test("is possible once within seven days", async () => {
    await buy(app, asha);
    expect((await planOf(app, asha)).refundUntil).not.toBeNull();
    const { status, json } = await ask(asha);
    expect([status, json.refund]).toMatchObject([201, { status: "requested", reason: REASON }]);
    expect((await ask(asha)).json).toMatchObject({ code: "CONFLICT", message: PAYMENT_TEXT.refundAsked });
    expect(await planOf(app, asha)).toMatchObject({
      plan: "premium",
      refundUntil: null,
      refunds: { length: 1 },
    });
  });

  test("is too late after seven days, and needs a payment and a reason", async () => {
    expect((await ask(asha)).json).toMatchObject({ code: "STATE", message: PAYMENT_TEXT.nothingToRefund });
    await buy(app, asha);
    expect((await ask(asha, "too short")).status).toBe(400);
    expect((await ask(undefined)).status).toBe(401);
    app.clock.advance({ days: 7, minutes: 15 });
    expect((await ask(asha)).json).toMatchObject({ code: "STATE", message: PAYMENT_TEXT.refundTooLate });
    expect((await planOf(app, asha)).refundUntil).toBeNull();
  });
});

describe("an administrator", () => {
  test("approves: the gateway refunds the money, and the plan ends when it confirms", async () => {
    await payAtGateway(app, asha);
    const { json } = await ask(asha);
    const meera = await signInAs(app, "Meera Joshi", "finance");
    const waiting = await app.call("GET", "/api/admin/refunds?status=requested&limit=50", { as: meera });
    expect(waiting.json.refunds).toContainEqual(
      expect.objectContaining({
        _id: json.refund._id,
        amount: 1_999_900,
        member: { _id: asha.member.id, name: "Asha Menon" },
      }),
    );
    const decided = await decide(meera, json.refund._id, "approve");
    expect([decided.status, decided.json.refund.status]).toEqual([200, "approved"]);
    await eventually(async () => expect((await planOf(app, asha)).plan).toBe("free"));
    const plan = await planOf(app, asha);
    expect(plan).toMatchObject({ payments: [{ status: "refunded" }], refunds: [{ status: "refunded" }] });
    expect(plan.invoices).toHaveLength(1);
    expect(await noticesTo(app, asha)).toEqual(
      expect.arrayContaining([PLAN_NOTICE.refunded, PLAN_NOTICE.refundApproved]),
    );
    const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, json.refund._id));
    expect(line).toMatchObject({ action: "refund.approve", role: "finance", reason: "Within seven days." });
    expect((await decide(meera, json.refund._id, "reject")).status).toBe(409);
  });

  test("rejects with a reason, and the plan goes on", async () => {
    await buy(app, asha);
    const { json } = await ask(asha);
    const meera = await signInAs(app, "Meera Joshi");
    expect((await decide(meera, json.refund._id, "reject", "no")).status).toBe(400);
    expect((await decide(meera, json.refund._id, "reject", "Used for days.")).status).toBe(200);
    expect(await planOf(app, asha)).toMatchObject({
      plan: "premium",
      refunds: [{ status: "rejected", decisionReason: "Used for days." }],
    });
    expect(await noticesTo(app, asha)).toContain(PLAN_NOTICE.refundRejected("Used for days."));
  });

  test("of another team may not, nor may a member or a visitor", async () => {
    await buy(app, asha);
    const id = (await ask(asha)).json.refund._id;
    const kiran = await signInAs(app, "Kiran Shah", "moderator");
    expect((await decide(kiran, id, "approve")).status).toBe(403);
    expect((await app.call("GET", "/api/admin/refunds", { as: kiran })).status).toBe(403);
    expect((await decide(asha, id, "approve")).status).toBe(401);
    expect((await decide(undefined, id, "approve")).status).toBe(401);
    const meera = await signInAs(app, "Meera Joshi");
    expect((await decide(meera, "0".repeat(20), "approve")).status).toBe(404);
    expect((await planOf(app, asha)).refunds).toMatchObject([{ status: "requested" }]);
  });
});

describe("a refund reported by the provider", () => {
  test("ends the plan, once, and a replayed payment does not start it again", async () => {
    const paid = await buy(app, asha);
    const event = refunded(paid.razorpay_order_id, paid.razorpay_payment_id);
    await Promise.all([sendWebhook(app, event), sendWebhook(app, event)]);
    expect((await verify(app, asha, paid)).status).toBe(200);
    expect((await planOf(app, asha)).plan).toBe("free");
    expect(await noticesTo(app, asha)).toEqual([
      PLAN_NOTICE.refunded,
      expect.stringContaining("Premium is on until"),
    ]);
    expect((await requestOrder(app, asha)).status).toBe(200);
  });

  test("in part does not end the plan", async () => {
    const paid = await buy(app, asha);
    await sendWebhook(app, refunded(paid.razorpay_order_id, paid.razorpay_payment_id, 500_000));
    expect((await planOf(app, asha)).plan).toBe("premium");
  });

  test("of the first of two years lets the second begin at once", async () => {
    const first = await buy(app, asha);
    await leavePlanDays(app, asha, 20);
    await buy(app, asha);
    await sendWebhook(app, refunded(first.razorpay_order_id, first.razorpay_payment_id));
    const plan = await planOf(app, asha);
    expect(plan.plan).toBe("premium");
    const days = (Date.parse(plan.until!) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBeGreaterThanOrEqual(364);
    expect(Math.round(days)).toBeLessThanOrEqual(366);
    expect(await periodsOf(app, asha)).toHaveLength(2);
  });
});
