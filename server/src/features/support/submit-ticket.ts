import { randomInt } from "node:crypto";
import {
  CONTACT_TEXT,
  MESSAGES_PER_ADDRESS_AND_HOUR,
  timesFor,
} from "@cardplaza/contract/support/support-words";
import type { NewMessage } from "@cardplaza/contract/support/support";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { HOUR_MS, HOUR_SECONDS } from "@cardplaza/contract/time";
import { isFromBot } from "@cardplaza/contract/honeypot";
import type { Context } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { Refusal, tooMany } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import { storeDocumentOf } from "../uploads/store-upload.ts";
import { tickets } from "./support.table.ts";
import { mailReceipt, mailSupport } from "./mail-ticket.ts";
import { nextTicketNumber, ticketNumber } from "./next-ticket-number.ts";

const LIMIT: CallLimit = { points: MESSAGES_PER_ADDRESS_AND_HOUR, seconds: HOUR_SECONDS, by: "address" };
/** Far above the real numbers. */
const FAKE_NUMBERS = [900_000, 1_000_000] as const;

/** Creates a ticket for a message, and mails the sender and the team. */
export async function submitTicket(ctx: Context, given: NewMessage) {
  if (isFromBot(given)) return { ticketNo: ticketNumber(ctx.now.getFullYear(), randomInt(...FAKE_NUMBERS)) };
  const { file, fax: _, phone = "", ...written } = given;
  await countMessage(ctx);
  const document = file && file.size > 0 ? await storeFile(ctx, file) : null;
  const times = timesFor(written.topic);
  const after = (hours: number) => new Date(ctx.now.getTime() + hours * HOUR_MS);
  return inTransaction(ctx.db, async (tx) => {
    const ticket = one(
      await tx
        .insert(tickets)
        .values({
          ...written,
          id: newId(ctx.now.getTime()),
          number: await nextTicketNumber(tx, ctx.now),
          memberId: ctx.member?.id ?? null,
          phone,
          document,
          status: "open",
          acknowledgeBy: after(times.acknowledgeHours),
          resolveBy: after(times.resolveDays * 24),
          createdAt: ctx.now,
          updatedAt: ctx.now,
        })
        .returning(),
    );
    await mailReceipt(ctx, tx, ticket);
    await mailSupport(ctx, tx, ticket);
    return { ticketNo: ticket.number };
  });
}

/** A file that cannot be stored is an error in the form: the sender may try again. */
async function storeFile(ctx: Context, file: File): Promise<string> {
  try {
    return await storeDocumentOf(ctx, file);
  } catch (error) {
    await ctx.limits.giveBack("contact", LIMIT, networkOf(ctx.caller.address));
    throw error;
  }
}

/** Only valid messages count, not forms with errors. */
async function countMessage(ctx: Context): Promise<void> {
  try {
    await ctx.limits.take("contact", LIMIT, networkOf(ctx.caller.address));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw tooMany(error.details.retryAfter ?? 1, CONTACT_TEXT.tooMany);
  }
}
