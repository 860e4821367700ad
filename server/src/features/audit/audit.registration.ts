import type { Registration } from "../../registry/registration.ts";
import { checkAuditLogJob } from "./check-audit-log.ts";
import { erasePayloadsAbout } from "./erase-payloads.ts";

export const auditRegistration: Registration = {
  jobs: [checkAuditLogJob],
  // What administrators noted about a member is not part of the member's own data.
  account: [{ kinds: {}, erase: ({ now }, tx, memberId) => erasePayloadsAbout(tx, memberId, now) }],
};
