import { createHmac, timingSafeEqual } from "node:crypto";
import type { SignedMessage } from "@cardplaza/contract/endpoint";
import type { MailOutcome } from "@cardplaza/contract/inbound-mail/inbound-mail-words";
import type { Context } from "../../context.ts";
import { notFound, unauthenticated } from "../../platform/refusals.ts";
import { limitConcurrency } from "../../platform/load/limit-concurrency.ts";

/** Each mail may have 15 MB, several times over while it is read. */
const inQueue = limitConcurrency({ atOnce: 4, waiting: 40 });
const HEADERS_WITH_RECIPIENTS = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];

/** A raw mail from a mail service. Its signature is over the exact bytes. */
export async function receiveWebhook(
  ctx: Context,
  { bytes, headers }: SignedMessage,
): Promise<{ status: MailOutcome }> {
  const secret = ctx.config.INBOUND_MAIL_SECRET;
  if (!secret) throw notFound();
  if (!isSigned(bytes, headers.get("x-signature") ?? "", secret))
    throw unauthenticated("The signature is wrong.");
  const { receiveMail } = await import("./receive-mail.ts");
  const { status } = await inQueue(async () =>
    receiveMail(ctx, bytes, {
      from: headers.get("x-envelope-from"),
      to: await recipientsOf(bytes, headers.get("x-envelope-to")),
    }),
  );
  return { status };
}

function isSigned(bytes: Uint8Array, given: string, secret: string): boolean {
  const right = createHmac("sha256", secret).update(bytes).digest();
  const signature = /^[0-9a-f]{64}$/i.test(given.trim()) ? Buffer.from(given.trim(), "hex") : Buffer.alloc(0);
  return signature.length === right.length && timingSafeEqual(signature, right);
}

/** The recipients that the service names, or else those in the mail itself. */
async function recipientsOf(bytes: Uint8Array, given: string | null): Promise<string[]> {
  const { addressesIn, parseMail, valuesOf } = await import("./parsed-mail.ts");
  if (given?.trim()) return addressesIn(given);
  const mail = await parseMail(bytes);
  return mail ? HEADERS_WITH_RECIPIENTS.flatMap((name) => valuesOf(mail, name).flatMap(addressesIn)) : [];
}
