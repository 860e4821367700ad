import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { codeIn, messagesTo, newestMessage } from "../../../testing/outbox.ts";
import type { Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { mailReceipt } from "./mail-receipt.ts";
import {
  appWithGateway,
  at,
  buy,
  captured,
  invoiceOf,
  orderOf,
  planOf,
  signed,
  sendWebhook,
  verify,
} from "./payment.fixtures.ts";

const app = await appWithGateway();

const RECEIPT = /^Your Premium plan, invoice/;
const unprove = ({ member }: Person) =>
  app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, member.id));

test("the receipt goes out once for each payment, with the invoice, also to an unproven address", async () => {
  const asha = await app.signIn("Asha Menon");
  const email = asha.member.email as string;
  await unprove(asha);
  const paid = signed(await orderOf(app, asha));
  const event = captured(paid.razorpay_order_id, paid.razorpay_payment_id);
  await Promise.all([verify(app, asha, paid), sendWebhook(app, event), verify(app, asha, paid)]);
  const { text, attachments } = await newestMessage(app, email, 1, RECEIPT);
  expect(text).toContain("We have received ₹19,999.");
  expect(text).toContain(`Payment id: ${paid.razorpay_payment_id}`);
  expect(text).toContain("This address was given by the member who paid.");
  const [pdf] = attachments ?? [];
  expect(pdf).toMatchObject({
    filename: expect.stringMatching(/^invoice-TEST-\d\d-\d\d-\d{5}\.pdf$/),
    contentType: "application/pdf",
  });
  expect(Buffer.from(pdf?.content ?? "", "base64").toString("latin1", 0, 5)).toBe("%PDF-");

  // The job may run again after a crash.
  await mailReceipt(at(app, new Date()), (await invoiceOf(app, asha)).id);
  expect(await messagesTo(app, email, RECEIPT)).toHaveLength(1);

  const { notifications } = await listOf(app, asha);
  expect(notifications).toMatchObject([
    {
      message: expect.stringMatching(/^Premium is on until \d+ [A-Z][a-z]+ \d{4}\./),
      targetUrl: "/profile?tab=plan",
    },
  ]);
});

test("a member without an address can pay, is notified by bell, and gets the receipt with the first address", async () => {
  const ravi = await app.signIn("Ravi Kulkarni");
  await app.db
    .update(members)
    .set({ email: null, emailProvenAt: null })
    .where(eq(members.id, ravi.member.id));
  await buy(app, ravi);
  expect((await planOf(app, ravi)).plan).toBe("premium");
  expect((await listOf(app, ravi)).notifications).toHaveLength(1);

  // Once he gives one, the receipt goes there.
  const email = `ravi.${ravi.member.id}@example.in`;
  await app.call("POST", "/api/auth/contact-change", { as: ravi, body: { email } });
  const newCode = codeIn(await newestMessage(app, email, 1, /Enter this code/));
  await app.call("POST", "/api/auth/contact-change/confirm", { as: ravi, body: { newCode } });
  expect((await newestMessage(app, email, 1, RECEIPT)).text).toContain("We have received ₹19,999.");
});
