import type { chapters } from "@cardplaza/contract/chapters/chapters";
import type { HandlersOf } from "../../../context.ts";
import { askForVisit } from "../chapter-meetings/ask-for-visit.ts";
import { listVisitors } from "../chapter-meetings/visitors/list-visitors.ts";
import { showWeek } from "../show-week.ts";
import { submitReport } from "../../moderation/submit-report.ts";
import { changeChapter } from "./change-chapter.ts";
import { createChapter } from "./create-chapter.ts";
import { moderatedChapters } from "./moderated-chapters.ts";
import { findChapters } from "./finder/find-chapters.ts";
import { changeMember } from "./members/change-member.ts";
import { inviteToChapter } from "./members/invite-to-chapter.ts";
import { joinChapter } from "./members/join-chapter.ts";
import { leaveChapter } from "./members/leave-chapter.ts";
import { listMembers } from "./members/list-members.ts";
import { showChapter } from "./show-chapter.ts";
import { transferChapter } from "./transfer-chapter.ts";

export const chapterHandlers: HandlersOf<typeof chapters> = {
  "GET /api/chapters": ({ ctx, query }) => findChapters(ctx, query),
  "POST /api/chapters": ({ ctx, body }) => createChapter(ctx, body),
  "GET /api/chapters/week": ({ ctx }) => showWeek(ctx),
  "GET /api/chapters/:id": ({ ctx, params }) => showChapter(ctx, params.id),
  "PATCH /api/chapters/:id": ({ ctx, params, body }) => changeChapter(ctx, params.id, body),
  "GET /api/chapters/:id/members": ({ ctx, params, query }) => listMembers(ctx, params.id, query),
  "POST /api/chapters/:id/join": ({ ctx, params, body }) => joinChapter(ctx, params.id, body),
  "POST /api/chapters/:id/visits": ({ ctx, params, body }) => askForVisit(ctx, params.id, body),
  "GET /api/chapters/:id/visitors": ({ ctx, params, query }) => listVisitors(ctx, params.id, query.cursor),
  "POST /api/chapters/:id/leave": ({ ctx, params }) => leaveChapter(ctx, params.id),
  "POST /api/chapters/:id/invite": ({ ctx, params, body }) => inviteToChapter(ctx, params.id, body),
  "POST /api/chapters/:id/transfer": ({ ctx, params, body }) => transferChapter(ctx, params.id, body.userId),
  "PATCH /api/chapters/:id/members/:uid": ({ ctx, params, body }) =>
    changeMember(ctx, params.id, params.uid, body),
  "POST /api/chapters/:id/report": ({ ctx, params, body }) => submitReport(ctx, "chapter", params.id, body),
  "PATCH /api/admin/chapters/:id": ({ ctx, params, body }) => moderatedChapters.decide(ctx, params.id, body),
};
