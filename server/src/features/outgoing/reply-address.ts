import { createHmac, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "@cardplaza/contract/time";

export const REPLY_ADDRESS_SECRET = "reply-addresses";
/** The line in mails that can be answered by mail. */
export const REPLY_HINT = "Reply to this e-mail to answer.";

const GOOD_FOR_DAYS = 180;
const DAY_CHARACTERS = 3;
const SIGNATURE_CHARACTERS = 14;
const SIGNATURE_BYTES = 9;
/** Addresses have room for one letter. A letter never gets another meaning: mails live long. */
const LETTERS = { enquiry: "e", application: "a" } as const;

export type MailThreadKind = keyof typeof LETTERS;

/** A conversation that members may continue by mail. */
export interface MailThreadRef {
  kind: MailThreadKind;
  id: string;
}

/** The meaning of an address: this member answers in this conversation. */
export interface ReplyRight {
  thread: MailThreadRef;
  memberId: string;
}

export interface ReplyAddresses {
  domain: string;
  secret: Buffer;
}

/**
 * The address to which this member answers. It has exactly the 64 characters that are allowed before the @, all of them
 * in lower case, because mail servers change the case.
 */
export function replyAddress(
  { domain, secret }: ReplyAddresses,
  { thread, memberId }: ReplyRight,
  now: Date,
): string {
  const day = Math.floor(now.getTime() / DAY_MS)
    .toString(36)
    .padStart(DAY_CHARACTERS, "0");
  const statement = LETTERS[thread.kind] + thread.id + memberId + day;
  return `reply+${statement}${signatureOf(secret, statement)}@${domain}`;
}

const ADDRESS = /^reply\+(([a-z])([0-9a-z]{20})([0-9a-z]{20})([0-9a-z]{3}))([0-9a-z]{14})@([a-z0-9.-]+)$/;

/** Null for any address that we did not give out, and for those that are too old. */
export function readReplyAddress(
  { domain, secret }: ReplyAddresses,
  address: string,
  now: Date,
): ReplyRight | null {
  const [, statement, letter, threadId, memberId, day, signature, host] =
    ADDRESS.exec(address.trim().toLowerCase()) ?? [];
  if (!statement || !threadId || !memberId || !day || !signature || host !== domain) return null;
  const right = signatureOf(secret, statement);
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return null;
  const kind = (Object.keys(LETTERS) as MailThreadKind[]).find((each) => LETTERS[each] === letter);
  const until = (Number.parseInt(day, 36) + GOOD_FOR_DAYS) * DAY_MS;
  return kind && now.getTime() < until ? { thread: { kind, id: threadId }, memberId } : null;
}

/** 72 bits: nobody tries so many addresses by mail. */
function signatureOf(secret: Buffer, statement: string): string {
  const bytes = createHmac("sha256", secret).update(statement).digest().subarray(0, SIGNATURE_BYTES);
  return BigInt(`0x${bytes.toString("hex")}`)
    .toString(36)
    .padStart(SIGNATURE_CHARACTERS, "0");
}
