import { failedJobs } from "../../registry/failed-jobs.ts";
import type { FailingWork } from "../../registry/failing-work.ts";
import { sendMailJob } from "./send-mail.ts";
import { sendSmsJob } from "./send-sms.ts";

/** Messages that the mail server or the SMS gateway did not take in all their attempts. */
export const failedMessages: FailingWork[] = [
  { kind: "mail", roles: ["support"], ...failedJobs({ of: [sendMailJob.name] }) },
  { kind: "sms", roles: ["support"], ...failedJobs({ of: [sendSmsJob.name] }) },
];
