import type { CallLimit } from "@cardplaza/contract/endpoint";
import { INBOUND_MAIL_LETTER, INBOUND_MAIL_TEXT } from "@cardplaza/contract/inbound-mail/inbound-mail-words";
import { DAY_MS, DAY_SECONDS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import { invalid, Refusal, wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { MailThread } from "../../registry/mail-thread.ts";
import { readNoticesAbout } from "../notifications/opened.ts";
import type { MailThreadRef } from "../outgoing/reply-address.ts";
import { isDone, keyOf, markDone } from "./done-once.ts";
import { filesOf } from "./files-of-mail.ts";
import { ignored, stored, type Outcome } from "./outcome.ts";
import { ownWords } from "./own-words.ts";
import type { ParsedMail } from "./parsed-mail.ts";
import { removeStoredFile, storeFirstFile, type StoredFiles } from "./store-files.ts";
import { writeBack } from "./write-back.ts";

const PER_MEMBER: CallLimit = { points: 100, seconds: DAY_SECONDS, by: "account" };
const DUPLICATE = ignored("it came before");

interface Keys {
  mail: string;
  day: string;
}

/**
 * Adds the answer to its conversation, once, however often it comes. Whatever the conversation refuses is told to the
 * member by mail, with the reason.
 */
export async function storeReply(
  ctx: MemberContext,
  mail: ParsedMail,
  thread: MailThreadRef,
  secret: Buffer,
): Promise<Outcome> {
  const keys = keysFor(ctx, mail, thread, secret);
  if (await isDone(ctx.db, keys.mail)) return DUPLICATE;
  const room = ctx.registry.mailThread(thread.kind);
  let path: string | null = null;
  let files: StoredFiles = { file: null, leftOut: [] };
  try {
    await takeOne(ctx);
    const found = await room.find(ctx, thread.id);
    ({ path } = found);
    if (found.closed !== null) throw wrongState(found.closed);
    const words = readWords(room, mail);
    files = await storeFirstFile(ctx, filesOf(mail), room.takesFile);
    const outcome = await add(ctx, room, thread, { words, files, keys, path });
    if (outcome === DUPLICATE) await removeStoredFile(ctx, files);
    else await readNoticesAbout(ctx, [thread.id]);
    return outcome;
  } catch (error) {
    await removeStoredFile(ctx, files);
    if (!(error instanceof Refusal) || error.code === "UNAVAILABLE") throw error;
    return refuse(ctx, { refusal: error, keys, path });
  }
}

/** A mail without an id of its own is recognised by everything that its sender wrote. */
function keysFor(ctx: MemberContext, mail: ParsedMail, { kind, id }: MailThreadRef, secret: Buffer): Keys {
  const about = [kind, id, ctx.member.id];
  const sign = mail.messageId ? ["id", mail.messageId] : ["text", mail.subject, mail.text];
  const day = String(Math.floor(ctx.now.getTime() / DAY_MS));
  return { mail: keyOf(secret, "mail", ...about, ...sign), day: keyOf(secret, "letter", ...about, day) };
}

async function takeOne({ limits, member }: MemberContext): Promise<void> {
  await limits.take("inbound-mail", PER_MEMBER, member.id).catch((error: unknown) => {
    throw error instanceof Refusal ? wrongState(INBOUND_MAIL_TEXT.tooMany) : error;
  });
}

function readWords(room: MailThread, mail: ParsedMail): string {
  const words = ownWords(mail.text);
  if (words.length > room.maxLength) throw invalid({}, INBOUND_MAIL_TEXT.tooLong(room.maxLength));
  if (!words && filesOf(mail).length === 0) throw invalid({}, INBOUND_MAIL_TEXT.empty);
  return words;
}

interface Addition {
  words: string;
  files: StoredFiles;
  keys: Keys;
  path: string | null;
}

function add(
  ctx: MemberContext,
  room: MailThread,
  { id }: MailThreadRef,
  { words, files: { file, leftOut }, keys, path }: Addition,
): Promise<Outcome> {
  if (!words && !file)
    throw invalid(
      {},
      leftOut.map(({ name, reason }) => INBOUND_MAIL_LETTER.fileLine(name, reason)).join("\n"),
    );
  const body = words || INBOUND_MAIL_TEXT.onlyFile(file?.name ?? "");
  return inTransaction(ctx.db, async (tx) => {
    if (!(await markDone(tx, keys.mail, ctx.now))) return DUPLICATE;
    const reply = { body: withNote(body, leftOut.length, room.maxLength), ...(file && { file: file.url }) };
    await room.write({ ...ctx, db: tx }, id, reply);
    if (leftOut.length > 0)
      await writeBack(ctx, tx, {
        subject: INBOUND_MAIL_LETTER.withoutFiles(leftOut.length),
        paragraphs: [
          INBOUND_MAIL_LETTER.withoutFilesWhy,
          ...leftOut.map(({ name, reason }) => INBOUND_MAIL_LETTER.fileLine(name, reason)),
        ],
        path,
        dayKey: keys.day,
      });
    return stored;
  });
}

/** The reader learns that there was more, if there is room for it. */
function withNote(body: string, leftOut: number, most: number): string {
  const noted = leftOut === 0 ? body : `${body}\n\n${INBOUND_MAIL_TEXT.leftOut(leftOut)}`;
  return noted.length <= most ? noted : body;
}

/** Tells the member, at most once a day for each conversation. More often, the sender's own server tells them. */
async function refuse(
  ctx: MemberContext,
  { refusal, keys, path }: { refusal: Refusal; keys: Keys; path: string | null },
): Promise<Outcome> {
  const { code, message } = refusal;
  return inTransaction(ctx.db, async (tx) => {
    if (!(await markDone(tx, keys.mail, ctx.now))) return DUPLICATE;
    const told = await writeBack(ctx, tx, {
      subject: INBOUND_MAIL_LETTER.notAdded,
      paragraphs: [INBOUND_MAIL_LETTER.notAddedWhy, message],
      path,
      dayKey: keys.day,
    });
    return { status: "refused", reason: `refused by the conversation: ${code}`, told };
  });
}
