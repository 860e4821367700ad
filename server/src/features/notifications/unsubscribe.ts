import { and, eq } from "drizzle-orm";
import { ApiResponse, type RawBody } from "@cardplaza/contract/endpoint";
import type { Context } from "../../context.ts";
import { PLAIN_PAGE_HEADERS } from "../../pages/plain-page.ts";
import type { Tx } from "../../platform/database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members } from "../accounts/accounts.table.ts";
import { notErased } from "../accounts/member-conditions.ts";
import { saveTypeChoices } from "./email-choices.ts";
import { readUnsubscribeCode, unsubscribeCode, type Unsubscription } from "./unsubscribe-codes.ts";
import { badLinkPage, donePage, questionPage } from "./unsubscribe-page.ts";
import { saveKindChoices } from "./ways/way-choices.ts";
import { hashAddress, saveUnsubscribedAddress } from "./unsubscribed-addresses.ts";

type Shown = ApiResponse<RawBody>;

/** Only shows a question, because programs that scan mail follow every link in it. */
export async function showUnsubscribePage(ctx: Context, code: string): Promise<Shown> {
  const unsubscription = await readUnsubscribeCode(ctx, code);
  if (!unsubscription) return shown(badLinkPage(), 404);
  return shown(questionPage(unsubscription, code, await codeForAllMail(ctx, unsubscription)));
}

/** Called by mail programs and by the buttons of the page. Repeating it is harmless. */
export async function unsubscribe(ctx: Context, code: string): Promise<Shown> {
  const unsubscription = await readUnsubscribeCode(ctx, code);
  if (!unsubscription) return shown(badLinkPage(), 404);
  await inTransaction(ctx.db, (tx) => saveUnsubscription(tx, unsubscription, ctx.now));
  return shown(donePage(unsubscription, ctx.origin));
}

async function saveUnsubscription(tx: Tx, unsubscription: Unsubscription, now: Date): Promise<void> {
  if ("addressHash" in unsubscription) return saveUnsubscribedAddress(tx, unsubscription.addressHash, now);
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, unsubscription.memberId));
  if (!member) return;
  if ("kind" in unsubscription)
    await saveKindChoices(tx, member.id, [{ kind: unsubscription.kind, email: false }]);
  else await saveTypeChoices(tx, member.id, new Map([[unsubscription.type, false]]));
}

/** The page also offers to stop all mail to the member's address. */
async function codeForAllMail(ctx: Context, unsubscription: Unsubscription): Promise<string | null> {
  if ("addressHash" in unsubscription) return null;
  const [member] = await ctx.db
    .select({ email: members.email })
    .from(members)
    .where(and(eq(members.id, unsubscription.memberId), notErased()));
  if (!member?.email) return null;
  return unsubscribeCode(ctx, { addressHash: await hashAddress(ctx.db, member.email, ctx.now) });
}

const shown = (body: string, status = 200) =>
  new ApiResponse({ body }, { status, headers: PLAIN_PAGE_HEADERS });
