import type { Registration } from "../../registry/registration.ts";
import { mailOverdueQueuesJob } from "./queues/mail-overdue-queues.ts";
import { moderatedMembers } from "./users/moderated-members.ts";

export const adminRegistration: Registration = {
  order: ["audit-log", "lock", "account", "administrators", "users", "queues", "frame", "dashboard"],
  moderated: [moderatedMembers],
  jobs: [mailOverdueQueuesJob],
};
