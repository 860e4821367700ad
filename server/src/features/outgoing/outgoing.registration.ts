import type { Registration } from "../../registry/registration.ts";
import { deleteOldMessages } from "./delete-old-messages.ts";
import { failedMessages } from "./failed-messages.ts";
import { sendMailJob } from "./send-mail.ts";
import { sendSmsJob } from "./send-sms.ts";

export const outgoingRegistration: Registration = {
  jobs: [sendMailJob, sendSmsJob],
  failing: failedMessages,
  tidyUp: ({ db, now }) => deleteOldMessages(db, now),
};
