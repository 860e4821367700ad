import type { Registration } from "../../registry/registration.ts";
import { notifyOfRemovedSecondStep, notifyOfReturn } from "./account-notices.ts";
import { notificationsPart } from "./account-part.ts";
import { removeOnBlock } from "./remove-on-block.ts";
import { readPushContents } from "./ways/push-contents.ts";
import { deleteOldSmsNotices, sendSmsNoticesJob } from "./ways/send-sms-notices.ts";

export const notificationsRegistration: Registration = {
  account: [notificationsPart],
  jobs: [sendSmsNoticesJob],
  pushContents: readPushContents,
  tidyUp: ({ db, now }) => deleteOldSmsNotices(db, now),
  onBlock: removeOnBlock,
  onMember: { returned: notifyOfReturn, "second-step-removed": notifyOfRemovedSecondStep },
};
