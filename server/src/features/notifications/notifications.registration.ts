import type { Registration } from "../../registry/registration.ts";
import { notifyOfRemovedSecondStep, notifyOfReturn } from "./account-notices.ts";
import { notificationsPart } from "./account-part.ts";

export const notificationsRegistration: Registration = {
  account: [notificationsPart],
  onMember: { returned: notifyOfReturn, "second-step-removed": notifyOfRemovedSecondStep },
};
