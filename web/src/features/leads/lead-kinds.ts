import type { Entry } from "../../lib/outbox/entry.ts";
import { callKind } from "../../lib/outbox/outbox-kind.ts";

const shownIn = ["GET /api/leads/*"];

export const LEAD_NOTE = callKind("lead-note", "POST /api/leads/:id/notes", { shownIn });

export const LEAD_STATUS = callKind("lead-status", "PATCH /api/leads/:id/follow-up", {
  shownIn,
  isRepeatable: true,
});

/** Those of this kind about this lead. */
export const isOnLead =
  ({ name }: { name: string }, leadId: string) =>
  ({ kind, call }: Entry) =>
    kind === name && (call as { params: { id: string } }).params.id === leadId;
