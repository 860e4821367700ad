import type { receivedLeads } from "@cardplaza/contract/leads/received-leads";
import type { HandlersOf } from "../../context.ts";
import { opened } from "../notifications/opened.ts";
import { deleteLead } from "./delete-lead.ts";
import { deleteNote } from "./delete-note.ts";
import { exportLeads } from "./export-leads.ts";
import { countTeamLeads, listTags } from "./lead-queries.ts";
import { leadVcard } from "./lead-vcard.ts";
import { countLeadsByWeek } from "./lead-weeks.ts";
import { listReceivedLeads } from "./list-leads.ts";
import { mergeLeads } from "./merge-leads.ts";
import { noteOnLead } from "./note-on-lead.ts";
import { setFollowUp, setFollowUps } from "./set-follow-up.ts";
import { setReminder } from "./set-reminder.ts";
import { showLeadDetail } from "./show-lead.ts";
import { tagLead } from "./tag-lead.ts";
import { undoMerge } from "./undo-merge.ts";
import { showWaitingLeads } from "./waiting-leads.ts";

export const receivedLeadHandlers: HandlersOf<typeof receivedLeads> = {
  "GET /api/leads/my-leads": ({ ctx, query }) => listReceivedLeads(ctx, query),
  "GET /api/leads/waiting": ({ ctx, query }) => showWaitingLeads(ctx, query.lead),
  "GET /api/leads/tags": async ({ ctx }) => ({ tags: await listTags(ctx.db, ctx.member.id) }),
  "GET /api/leads/weeks": async ({ ctx }) => ({
    weeks: await countLeadsByWeek(ctx.db, ctx.member.id, ctx.now),
  }),
  "GET /api/leads/team-counts": async ({ ctx }) => ({ cards: await countTeamLeads(ctx.db, ctx.member.id) }),
  "GET /api/leads/export.csv": ({ ctx, query }) => exportLeads(ctx, query),
  "PATCH /api/leads/follow-up": ({ ctx, body }) => setFollowUps(ctx, body.ids, body.followUpStatus),
  "POST /api/leads/merge": ({ ctx, body }) => mergeLeads(ctx, body),
  "POST /api/leads/merge/undo": ({ ctx, body }) => undoMerge(ctx, body.mergeId),
  "GET /api/leads/:id": ({ ctx, params }) => opened(ctx, params.id, showLeadDetail(ctx, params.id)),
  "DELETE /api/leads/:id": ({ ctx, params }) => deleteLead(ctx, params.id),
  "PATCH /api/leads/:id/follow-up": ({ ctx, params, body }) =>
    setFollowUp(ctx, params.id, body.followUpStatus),
  "POST /api/leads/:id/notes": ({ ctx, params, body }) => noteOnLead(ctx, params.id, body.text),
  "DELETE /api/leads/:id/notes/:noteId": ({ ctx, params }) => deleteNote(ctx, params.id, params.noteId),
  "PUT /api/leads/:id/tags": ({ ctx, params, body }) => tagLead(ctx, params.id, body.tags),
  "PUT /api/leads/:id/reminder": ({ ctx, params, body }) => setReminder(ctx, params.id, body.at),
  "GET /api/leads/:id/vcard": ({ ctx, params }) => leadVcard(ctx, params.id),
};
