import type { QrCode } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { DAY_MS } from "@cardplaza/contract/time";
import type { TestApp } from "../../../testing/test-app.ts";
import { signInMember } from "../../../testing/test-member.ts";

type SignedIn = { token: string };

const TEN_DAYS_MS = 10 * DAY_MS;

/** A premium member whose account is not new. */
export const signInEstablished = (app: TestApp, name: string) =>
  signInMember(app.db, name, { premium: true, at: new Date(Date.now() - TEN_DAYS_MS) });

export async function makeCode(app: TestApp, as: SignedIn, body: object = {}): Promise<QrCode> {
  const { status, json } = await app.call("POST", "/api/qr-codes", { as, body });
  if (status !== 201) throw new Error(`The code was refused: ${JSON.stringify(json)}`);
  return json;
}

/** What a phone requests after reading the printed address. */
export const scan = (app: TestApp, code: string, headers: Record<string, string> = {}) =>
  app.call("GET", `/q/${code}`, { headers: { "user-agent": PHONE, ...headers } });

export const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
