import type { Registration } from "../../registry/registration.ts";
import { casesPart } from "./account-part.ts";
import { cases } from "./cases.table.ts";
import { caseSearch } from "./find-cases.ts";
import { noteDecision } from "./note-decision.ts";
import { joinCase } from "./open-case.ts";
import { waitingCases } from "./waiting-cases.ts";

export const casesRegistration: Registration = {
  account: [casesPart],
  queues: waitingCases,
  adminSearch: [caseSearch],
  onReport: joinCase,
  onDecision: noteDecision,
  pointers: [{ type: cases.kind, id: cases.targetId }],
};
