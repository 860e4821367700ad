import type { Registration } from "../../registry/registration.ts";
import { deleteExpiredSignIns } from "./delete-expired-sign-ins.ts";
import { liftSuspensionsJob } from "./measures/lift-suspensions.ts";
import { sendResetLinkJob } from "./passwords/send-reset-link.ts";
import { accountsPart } from "./account-part.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    member: true;
    /** A member was added. */
    "sign-up": true;
  }
}

export const accountsRegistration: Registration = {
  order: [
    "looks",
    "sessions",
    "one-time-codes",
    "contact-change",
    "second-step",
    "measures",
    "passwords",
    "oidc",
    "sign-in",
    "in-place",
  ],
  account: [accountsPart],
  jobs: [sendResetLinkJob, liftSuspensionsJob],
  tidyUp: ({ db, now }) => deleteExpiredSignIns(db, now),
};
