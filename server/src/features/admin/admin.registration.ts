import { memberSearch } from "./palette/member-search.ts";
import { failedJobs } from "../../registry/failed-jobs.ts";
import type { Registration } from "../../registry/registration.ts";
import { sendMailJob } from "../outgoing/send-mail.ts";
import { sendSmsJob } from "../outgoing/send-sms.ts";
import { mailOverdueQueuesJob } from "./queues/mail-overdue-queues.ts";
import { notesPart } from "./users/member-notes.ts";
import { moderatedMembers } from "./users/moderated-members.ts";
import { endViewsOf } from "./users/view-as.ts";

export const adminRegistration: Registration = {
  order: [
    "audit-log",
    "lock",
    "account",
    "administrators",
    "lists",
    "users",
    "claims",
    "listings",
    "companies",
    "cases",
    "queues",
    "inbox",
    "palette",
    "frame",
    "dashboard",
  ],
  moderated: [moderatedMembers],
  adminSearch: [memberSearch],
  jobs: [mailOverdueQueuesJob],
  // The jobs of messages are those of the room that sends them.
  failing: [{ kind: "job", roles: [], ...failedJobs({ except: [sendMailJob.name, sendSmsJob.name] }) }],
  account: [notesPart, { kinds: {}, erase: (_ctx, tx, memberId) => endViewsOf(tx, memberId) }],
};
