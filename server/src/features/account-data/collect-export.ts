import { and, eq, inArray } from "drizzle-orm";
import { EXPORT_DAYS } from "@cardplaza/contract/account-data/account-data";
import { DAY_MS } from "@cardplaza/contract/time";
import type { OwnFile } from "../../registry/account-part.ts";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notify } from "../notifications/notify.ts";
import { accountExports } from "./account-data.table.ts";
import { toCsv } from "../../platform/csv.ts";
import { openPieceSink, pieceKeys, type PieceSink } from "./export-pieces.ts";
import { hasFailed, type ExportRow } from "./export-queries.ts";
import { exportReadme } from "./export-readme.ts";
import { openZip } from "./zip-stream.ts";

// A zip without extensions is limited to 4 GB, and nobody downloads more.
const MAX_FILE_BYTES = 1.5 * 1024 ** 3;

/** Collects all data of a member into one zip and notifies them when it is ready. */
export const collectExportJob: Job<JobContext, { id: string }> = {
  name: "collect-export",
  expireInSeconds: 900,
  async run(ctx, { id }, signal) {
    const [row] = await ctx.db
      .update(accountExports)
      .set({ status: "running", progress: 0 })
      .where(and(eq(accountExports.id, id), inArray(accountExports.status, ["waiting", "running"])))
      .returning();
    if (!row || hasFailed(row, ctx.now)) return;
    await removePieces(ctx, row.id, row.bytes ?? 0);
    const sink = openPieceSink(ctx.files, id, (bytes) => note(ctx, id, { bytes }));
    await collect(ctx, row, sink, signal);
    await finish(ctx, row, await sink.finish());
  },
};

async function collect(ctx: JobContext, { id, memberId }: ExportRow, sink: PieceSink, signal: AbortSignal) {
  const zip = openZip({ now: ctx.now, write: sink.write });
  const kinds = ctx.registry.accountParts.flatMap((part) => Object.entries(part.kinds));
  const files = await ownFiles(ctx, memberId);
  let shown = 0;
  const step = async (done: number) => {
    signal.throwIfAborted();
    const progress = Math.floor((99 * done) / (kinds.length + files.length));
    if (progress > shown) await note(ctx, id, { progress: (shown = progress) });
  };

  for (const [index, [name, collectRows]] of kinds.entries()) {
    const rows = await collectRows(ctx.db, memberId);
    await zip.addText(`${name}.json`, JSON.stringify(rows, null, 2));
    await zip.addText(`${name}.csv`, toCsv(rows));
    await step(index + 1);
  }
  let fileBytes = 0;
  const leftOut: string[] = [];
  for (const [index, { name, key }] of files.entries()) {
    const file = await ctx.files.get(key);
    // A file removed in the meantime is simply left out.
    if (file && fileBytes + file.size <= MAX_FILE_BYTES) {
      fileBytes += file.size;
      await zip.addFile(`files/${name}`, file.body);
    } else {
      await file?.body.cancel();
      if (file) leftOut.push(name);
    }
    await step(kinds.length + index + 1);
  }
  await zip.addText("README.txt", exportReadme(ctx.now, leftOut));
  await zip.finish();
}

async function ownFiles({ db, registry }: JobContext, memberId: string): Promise<OwnFile[]> {
  const found: OwnFile[] = [];
  for (const part of registry.accountParts) found.push(...((await part.files?.(db, memberId)) ?? []));
  return found;
}

const note = async (ctx: JobContext, id: string, figures: { bytes: number } | { progress: number }) => {
  await ctx.db.update(accountExports).set(figures).where(eq(accountExports.id, id));
};

async function finish(ctx: JobContext, { id, memberId }: ExportRow, bytes: number) {
  const expiresAt = new Date(ctx.now.getTime() + EXPORT_DAYS * DAY_MS);
  const wanted = await inTransaction(ctx.db, async (tx) => {
    const [ready] = await tx
      .update(accountExports)
      .set({ status: "ready", progress: 100, bytes, expiresAt })
      .where(and(eq(accountExports.id, id), eq(accountExports.status, "running")))
      .returning();
    if (!ready) return (await tx.$count(accountExports, eq(accountExports.id, id))) > 0;
    await notify(ctx, tx, {
      to: memberId,
      news: "account.export-ready",
      targetUrl: "/profile?tab=account",
      about: `export:${id}`,
    });
    return true;
  });
  // The account was erased while its data was collected.
  if (!wanted) await removePieces(ctx, id, bytes);
}

async function removePieces({ files }: JobContext, id: string, bytes: number) {
  for (const key of pieceKeys(id, bytes)) await files.remove(key);
}
