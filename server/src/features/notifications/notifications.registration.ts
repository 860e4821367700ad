import type { Registration } from "../../registry/registration.ts";
import { notifyOfRemovedSecondStep, notifyOfReturn } from "./account-notices.ts";
import { notificationsPart } from "./account-part.ts";
import { removeOnBlock } from "./remove-on-block.ts";

export const notificationsRegistration: Registration = {
  account: [notificationsPart],
  onBlock: removeOnBlock,
  onMember: { returned: notifyOfReturn, "second-step-removed": notifyOfRemovedSecondStep },
};
