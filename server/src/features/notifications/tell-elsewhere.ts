import type { Tx } from "../../platform/database.ts";
import { queuePushes } from "../push/queue-pushes.ts";
import type { Notice, NotifyContext } from "./notice.ts";
import type { Recipient } from "./reachable-recipients.ts";
import { queueSmsNotices } from "./ways/queue-sms-notices.ts";
import { wantsPush, wantsSms } from "./ways/way-choices.ts";

/** A notice that is in the bell now, as this notification. */
export interface Told {
  id: string;
  notice: Notice;
}

/** Queues pushes to the devices of those who have one, and SMS to some of those who have none. */
export async function tellElsewhere(
  ctx: NotifyContext,
  tx: Tx,
  told: readonly Told[],
  recipients: ReadonlyMap<Notice, Recipient>,
): Promise<void> {
  const staying = told.flatMap(({ id, notice }) => {
    const recipient = recipients.get(notice);
    const { to: memberId, about, news, thread } = notice;
    if (recipient?.isHidden !== false) return [];
    return [{ recipient, news, memberId, notificationId: id, about, thread }];
  });
  await queuePushes(
    ctx,
    tx,
    staying
      .filter(({ recipient: { hasPush, chosen }, news }) => hasPush && wantsPush(chosen, news))
      // A conversation is one notification on the screen, however many messages it has.
      .map(({ about, thread, ...push }) => ({
        ...push,
        about: thread ? `${thread.kind}:${thread.id}` : about,
      })),
  );
  await queueSmsNotices(
    ctx,
    tx,
    staying.filter(
      ({ recipient: { hasPush, mobile, mobileProvenAt, chosen }, news }) =>
        !hasPush && mobile && mobileProvenAt && wantsSms(chosen, news),
    ),
  );
}
