import { createHmac, timingSafeEqual } from "node:crypto";

const hmac = (secret: string, data: string | Uint8Array) =>
  createHmac("sha256", secret).update(data).digest();

export const signPayment = (secret: string, orderId: string, paymentId: string) =>
  hmac(secret, `${orderId}|${paymentId}`).toString("hex");

export const signWebhook = (secret: string, bytes: string | Uint8Array) =>
  hmac(secret, bytes).toString("hex");

/** Takes the same time for every input, so that nobody can find a signature by measuring. */
export function isSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
