import { ApiResponse, type RawBody } from "@cardplaza/contract/endpoint";
import { readCode } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { Context } from "../../../context.ts";
import { PLAIN_PAGE_HEADERS } from "../../../pages/plain-page.ts";
import { isReported } from "../../moderation/report-queries.ts";
import { betweenPage, noCodePage, outOfUsePage } from "./code-pages.ts";
import { countScan } from "./count-scan.ts";
import { leadsBack } from "./leads-back.ts";
import { findPrintedCode, type PrintedCode } from "./qr-code-queries.ts";
import { ownersCard } from "./owners-card.ts";
import { pickTarget } from "./pick-target.ts";
import { targetAddress } from "./target-address.ts";
import { youngUntil } from "./young-account.ts";

type Shown = ApiResponse<RawBody>;

/** What happens when a printed code is scanned, on any plan: it may be printed already. */
export async function followCode(ctx: Context, text: string): Promise<Shown> {
  const code = readCode(text);
  const printed = code ? await findPrintedCode(ctx.db, code) : undefined;
  if (!printed || printed.ownerLeft) return showPage(noCodePage(), 404);
  const { row } = printed;
  const isOver = row.deletedAt !== null || (row.expiresAt !== null && row.expiresAt <= ctx.now);
  if (isOver || row.paused) return outOfUse(ctx, printed, isOver ? 410 : 404);

  const target = await targetAddress(
    ctx.db,
    pickTarget(row, ctx.now, ctx.caller.userAgent),
    row.cardId,
    ctx.now,
  );
  // Checked again: the product may have moved to this address since.
  if (!target || (target.host && leadsBack(ctx.origin, target.location))) return outOfUse(ctx, printed, 410);
  await countScan(ctx, row);
  if (target.host && (await mustNameHost(ctx, printed))) {
    return showPage(betweenPage({ code: row.code, host: target.host, location: target.location }), 200);
  }
  const headers = { location: target.location, "cache-control": "no-store", "x-robots-tag": "noindex" };
  return new ApiResponse<RawBody>({ body: null }, { status: 302, headers });
}

/** New accounts are not trusted yet, and others were reported. */
async function mustNameHost({ db, now }: Context, { row, ownerSince }: PrintedCode): Promise<boolean> {
  const isYoung = !ownerSince || youngUntil(ownerSince, now) !== null;
  return isYoung || isReported(db, "qr-code", row.id);
}

async function outOfUse(ctx: Context, { row }: PrintedCode, status: number): Promise<Shown> {
  const card = row.ownerId ? await ownersCard(ctx, row.ownerId, row.cardId) : null;
  return showPage(outOfUsePage({ isPaused: status === 404, card }), status);
}

export const showPage = (body: string, status: number): Shown =>
  new ApiResponse({ body }, { status, headers: { ...PLAIN_PAGE_HEADERS, "cache-control": "no-store" } });
