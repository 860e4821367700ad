import { and, eq } from "drizzle-orm";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { accountExports } from "./account-data.table.ts";
import { exportLinks } from "./export-links.ts";
import { readPieces } from "./export-pieces.ts";

/** Serves the zip to anyone with its link; the link is the permission. */
export async function serveExport(
  ctx: Context,
  id: string,
  link: { expires: string; signature: string },
): Promise<ApiResponse<RawBody>> {
  await exportLinks.check(ctx, id, link);
  const [row] = await ctx.db
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.id, id), eq(accountExports.status, "ready")));
  if (!row?.bytes) throw notFound();
  const name = `${PRODUCT_NAME.toLowerCase()}-data-${row.createdAt.toISOString().slice(0, 10)}.zip`;
  return fileResponse(readPieces(ctx.files, id, row.bytes), {
    name,
    bytes: row.bytes,
    headers: {
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}
