import type { Registration } from "../../registry/registration.ts";
import { pushPart } from "./account-part.ts";
import { deleteExpiredPushes } from "./delete-expired-pushes.ts";
import { sendPushesJob } from "./send-pushes.ts";

export const pushRegistration: Registration = {
  account: [pushPart],
  jobs: [sendPushesJob],
  tidyUp: ({ db, now }) => deleteExpiredPushes(db, now),
};
