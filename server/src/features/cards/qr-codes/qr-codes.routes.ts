import type { qrCodes } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import type { HandlersOf } from "../../../context.ts";
import { changeQrCode } from "./change-qr-code.ts";
import { createQrCode } from "./create-qr-code.ts";
import { deleteQrCode } from "./delete-qr-code.ts";
import { followCode } from "./follow-code.ts";
import { presentQrCode, presentQrCodes } from "./present-qr-code.ts";
import { previewQrCode } from "./preview-qr-code.ts";
import { listCodesOf } from "./qr-code-queries.ts";
import { reportCode } from "./report-code.ts";
import { serveQrImage } from "./serve-qr-image.ts";
import { showStats } from "./show-stats.ts";
import { youngUntil } from "./young-account.ts";

export const qrCodeHandlers: HandlersOf<typeof qrCodes> = {
  "GET /api/qr-codes": async ({ ctx, query }) => ({
    qrCodes: await presentQrCodes(ctx, await listCodesOf(ctx.db, ctx.member.id, query.cardId)),
    namesTargetUntil: youngUntil(ctx.member.createdAt, ctx.now),
  }),
  "POST /api/qr-codes": async ({ ctx, body }) => presentQrCode(ctx, await createQrCode(ctx, body)),
  "POST /api/qr-codes/preview": ({ ctx, body }) => previewQrCode(ctx, body),
  "PATCH /api/qr-codes/:id": async ({ ctx, params, body }) =>
    presentQrCode(ctx, await changeQrCode(ctx, params.id, body)),
  "DELETE /api/qr-codes/:id": ({ ctx, params }) => deleteQrCode(ctx, params.id),
  "GET /api/qr-codes/:id/stats": ({ ctx, params }) => showStats(ctx, params.id),
  "GET /api/qr-codes/:id/image": ({ ctx, params, query }) => serveQrImage(ctx, params.id, query.format),
  "GET /q/:code": ({ ctx, params }) => followCode(ctx, params.code),
  "POST /q/:code/report": ({ ctx, params, form }) => reportCode(ctx, params.code, form.reason),
};
