import type { Registration } from "../../registry/registration.ts";
import { moderationPart } from "./account-part.ts";
import { reports } from "./moderation.table.ts";
import { clearReportNetworks } from "./report-networks.ts";

export const moderationRegistration: Registration = {
  account: [moderationPart],
  tidyUp: clearReportNetworks,
  pointers: [{ type: reports.targetType, id: reports.targetId }],
};
