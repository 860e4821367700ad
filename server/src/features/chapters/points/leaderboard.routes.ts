import type { leaderboard } from "@cardplaza/contract/chapters/leaderboard";
import type { HandlersOf } from "../../../context.ts";
import { clearRing } from "./clear-ring.ts";
import { exportLeaderboard } from "./export-leaderboard.ts";
import { findGaps } from "./find-gaps.ts";
import { listPoints } from "./list-points.ts";
import { rankChapters } from "./rank-chapters.ts";
import { serveReport } from "./reports/serve-report.ts";
import { exportReport } from "./reports/export-report.ts";
import { showLeaderboard } from "./show-leaderboard.ts";

export const leaderboardHandlers: HandlersOf<typeof leaderboard> = {
  "GET /api/chapters/leaderboard": ({ ctx, query }) => rankChapters(ctx, query),
  "GET /api/chapters/:id/leaderboard": ({ ctx, params, query }) =>
    showLeaderboard(ctx, params.id, query.period),
  "GET /api/chapters/:id/points": ({ ctx, params, query }) => listPoints(ctx, params.id, query),
  "PATCH /api/chapters/:id/rings/:ring": ({ ctx, params, body }) =>
    clearRing(ctx, params.id, params.ring, body.cleared),
  "GET /api/chapters/:id/leaderboard.csv": ({ ctx, params, query }) =>
    exportLeaderboard(ctx, params.id, query.period),
  "GET /api/chapters/:id/gaps": ({ ctx, params }) => findGaps(ctx, params.id),
  "GET /api/chapters/:id/report.csv": ({ ctx, params, query }) => exportReport(ctx, params.id, query.period),
  "GET /api/chapters/:id/report.pdf": ({ ctx, params, query }) => serveReport(ctx, params.id, query.period),
};
