import type { Services } from "../../context.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";
import { REPLY_ADDRESS_SECRET, readReplyAddress, type ReplyRight } from "../outgoing/reply-address.ts";
import { asSender, findMailingMember } from "./as-sender.ts";
import { automaticReason } from "./automatic-mail.ts";
import { ignored, mostImportant, refused, type Outcome } from "./outcome.ts";
import { parseMail, type Envelope, type ParsedMail } from "./parsed-mail.ts";
import { senderProof } from "./sender-proof.ts";
import { storeReply } from "./store-reply.ts";

export const NO_SUCH_ADDRESS = "No such address here, or it is too old";
const OTHER_SENDER = "Please answer from the address that the mail was sent to";
const FORGED = "The results of SPF, DKIM and DMARC speak against this sender";
const UNREADABLE = "This mail cannot be read";
/** More would be no answer to one mail. */
export const MAX_RECIPIENTS = 5;

/** The conversation and the member of an address; null if we never gave it out, or if it is too old. */
export async function findReplyRight(services: Services, address: string): Promise<ReplyRight | null> {
  const domain = services.config.INBOUND_MAIL_DOMAIN;
  if (!domain) return null;
  const now = services.clock.now();
  const secret = await generatedSecret(services.db, REPLY_ADDRESS_SECRET, now);
  return readReplyAddress({ domain, secret }, address, now);
}

/**
 * Takes in one mail. Once this has returned, what it did is committed; it throws when the mail should be sent again
 * later, because the database or the file store is away.
 */
export async function receiveMail(services: Services, raw: Uint8Array, envelope: Envelope): Promise<Outcome> {
  const outcome = await judge(services, raw, envelope);
  const { status, reason } = outcome;
  services.log.info({ status, reason }, "a mail came in");
  return outcome;
}

async function judge(services: Services, raw: Uint8Array, { from, to }: Envelope): Promise<Outcome> {
  const rights: ReplyRight[] = [];
  for (const address of new Set(to.slice(0, MAX_RECIPIENTS).map((each) => each.trim().toLowerCase()))) {
    const right = await findReplyRight(services, address);
    if (right) rights.push(right);
  }
  if (rights.length === 0) return refused(NO_SUCH_ADDRESS);
  const mail = await parseMail(raw);
  if (!mail) return refused(UNREADABLE);
  const ourAddress = `no-reply@${new URL(services.origin).hostname}`;
  const automatic = automaticReason(mail, { envelopeFrom: from, ourAddress });
  if (automatic) return ignored(automatic);
  const outcomes: Outcome[] = [];
  for (const right of rights) outcomes.push(await answer(services, mail, right));
  return mostImportant(outcomes);
}

async function answer(services: Services, mail: ParsedMail, right: ReplyRight): Promise<Outcome> {
  const { clock, config, db } = services;
  const now = clock.now();
  const member = await findMailingMember(db, right.memberId);
  if (!member) return refused(NO_SUCH_ADDRESS);
  if (mail.from !== member.email.toLowerCase()) return refused(OTHER_SENDER);
  const proof = config.INBOUND_MAIL_AUTHSERV
    ? senderProof(mail, config.INBOUND_MAIL_AUTHSERV)
    : ("unknown" as const);
  if (proof === "forged" || proof === "missing") return refused(FORGED);
  const secret = await generatedSecret(db, REPLY_ADDRESS_SECRET, now);
  return storeReply(asSender(services, member, now), mail, right.thread, secret);
}
