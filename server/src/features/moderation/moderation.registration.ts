import type { Registration } from "../../registry/registration.ts";
import { moderationPart } from "./account-part.ts";
import { reports } from "./moderation.table.ts";

export const moderationRegistration: Registration = {
  account: [moderationPart],
  pointers: [{ type: reports.targetType, id: reports.targetId }],
};
