import { and, eq } from "drizzle-orm";
import { Answer, type RawBody } from "@cardplaza/contract/endpoint";
import type { Context } from "../../context.ts";
import { PLAIN_PAGE_HEADERS } from "../../pages/plain-page.ts";
import type { Tx } from "../../platform/database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members } from "../accounts/accounts.table.ts";
import { notErased } from "../accounts/member-conditions.ts";
import { keepEmailChoices } from "./email-choices.ts";
import { readUnsubscribeCode, unsubscribeCode, type Unsubscription } from "./unsubscribe-codes.ts";
import { badLinkPage, donePage, questionPage } from "./unsubscribe-page.ts";
import { hashAddress, keepUnsubscribed } from "./unsubscribed-addresses.ts";

type Shown = Answer<RawBody>;

/** Only asks: the programs that scan mail follow every link in it. */
export async function askToUnsubscribe(ctx: Context, code: string): Promise<Shown> {
  const wish = await readUnsubscribeCode(ctx, code);
  if (!wish) return shown(badLinkPage(), 404);
  return shown(questionPage(wish, code, await codeForEverything(ctx, wish)));
}

/** Mail programs post here by themselves, and so do the page's buttons. Twice is as good as once. */
export async function unsubscribe(ctx: Context, code: string): Promise<Shown> {
  const wish = await readUnsubscribeCode(ctx, code);
  if (!wish) return shown(badLinkPage(), 404);
  await inTransaction(ctx.db, (tx) => keepWish(tx, wish, ctx.now));
  return shown(donePage(wish, ctx.origin));
}

async function keepWish(tx: Tx, wish: Unsubscription, now: Date): Promise<void> {
  if ("addressHash" in wish) return keepUnsubscribed(tx, wish.addressHash, now);
  const [member] = await tx.select({ id: members.id }).from(members).where(eq(members.id, wish.memberId));
  if (member) await keepEmailChoices(tx, wish.memberId, new Map([[wish.type, false]]));
}

/** Beside the one type, the page offers to stop everything to the member's address. */
async function codeForEverything(ctx: Context, wish: Unsubscription): Promise<string | null> {
  if ("addressHash" in wish) return null;
  const [member] = await ctx.db
    .select({ email: members.email })
    .from(members)
    .where(and(eq(members.id, wish.memberId), notErased()));
  if (!member?.email) return null;
  return unsubscribeCode(ctx, { addressHash: await hashAddress(ctx.db, member.email, ctx.now) });
}

const shown = (body: string, status = 200) => new Answer({ body }, { status, headers: PLAIN_PAGE_HEADERS });
