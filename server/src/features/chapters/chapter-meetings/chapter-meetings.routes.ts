import type { chapterMeetings } from "@cardplaza/contract/chapters/chapter-meetings";
import type { HandlersOf } from "../../../context.ts";
import { opened } from "../../notifications/opened.ts";
import { addMeeting } from "./add-meeting.ts";
import { answerMeeting } from "./answer-meeting.ts";
import { serveCalendar } from "./calendar/serve-calendar.ts";
import { changeMeeting } from "./change-meeting.ts";
import { checkIn } from "./check-in.ts";
import { closeMeeting } from "./close-meeting.ts";
import { listMeetings } from "./list-meetings.ts";
import { markAttendance } from "./mark-attendance.ts";
import { showCode } from "./show-code.ts";
import { showMeeting } from "./show-meeting.ts";
import { addVisitor } from "./visitors/add-visitor.ts";
import { cancelVisit, showCancelPage } from "./visitors/cancel-visit.ts";
import { changeVisitor } from "./visitors/change-visitor.ts";

export const chapterMeetingHandlers: HandlersOf<typeof chapterMeetings> = {
  "GET /api/chapters/:id/meetings": ({ ctx, params, query }) => listMeetings(ctx, params.id, query),
  "POST /api/chapters/:id/meetings": ({ ctx, params, body }) => addMeeting(ctx, params.id, body),
  "GET /api/chapters/:id/calendar.ics": ({ ctx, params }) => serveCalendar(ctx, params.id),
  "GET /api/chapter-meetings/:id": ({ ctx, params }) => opened(ctx, params.id, showMeeting(ctx, params.id)),
  "PATCH /api/chapter-meetings/:id": ({ ctx, params, body }) => changeMeeting(ctx, params.id, body),
  "POST /api/chapter-meetings/:id/rsvp": ({ ctx, params, body }) => answerMeeting(ctx, params.id, body.going),
  "GET /api/chapter-meetings/:id/code": ({ ctx, params }) => showCode(ctx, params.id),
  "POST /api/chapter-meetings/:id/checkin": ({ ctx, params, body }) => checkIn(ctx, params.id, body),
  "PUT /api/chapter-meetings/:id/attendance": ({ ctx, params, body }) => markAttendance(ctx, params.id, body),
  "POST /api/chapter-meetings/:id/close": ({ ctx, params }) => closeMeeting(ctx, params.id),
  "POST /api/chapter-meetings/:id/visitors": ({ ctx, params, body }) => addVisitor(ctx, params.id, body),
  "GET /api/chapter-visits/cancel": ({ ctx, query }) => showCancelPage(ctx, query.code),
  "POST /api/chapter-visits/cancel": ({ ctx, query }) => cancelVisit(ctx, query.code),
  "PATCH /api/chapter-visitors/:id": ({ ctx, params, body }) => changeVisitor(ctx, params.id, body),
};
