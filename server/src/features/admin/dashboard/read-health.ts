import { setTimeout as sleep } from "node:timers/promises";
import { HEALTH_PARTS, type HealthPart } from "@cardplaza/contract/admin/operation-words";
import type { Health } from "@cardplaza/contract/admin/operations";
import { shownCount } from "@cardplaza/contract/counts";
import type { AdminContext } from "../../../context.ts";
import { checkDatabase } from "../../../platform/check-database.ts";
import { newId } from "../../../platform/ids.ts";
import { countLateMessages, LATE_MINUTES } from "../../outgoing/count-late-messages.ts";
import { findUnfilled } from "../../search/fill-search.ts";

const RESPOND_WITHIN_MS = 5_000;

type Found = Pick<Health, "isWell" | "found">;
const well = (found: string): Found => ({ isWell: true, found });
const unwell = (found: string): Found => ({ isWell: false, found });

const CHECK: Record<HealthPart, (ctx: AdminContext) => Promise<Found>> = {
  async database({ db }) {
    const began = performance.now();
    await checkDatabase(db);
    return well(`Answers in ${Math.ceil(performance.now() - began)} ms and takes changes.`);
  },
  async live({ live }) {
    const count = live.size();
    return well(count === 1 ? "1 browser is connected here." : `${count} browsers are connected here.`);
  },
  async storage({ files, config }) {
    const key = `health/${newId()}`;
    await files.put(key, new TextEncoder().encode(key), "text/plain");
    const stored = await files.get(key);
    await stored?.body.cancel();
    await files.remove(key);
    if (!stored) return unwell("A file that was just stored was not found again.");
    return well(
      `Files are stored and found again in ${config.S3_BUCKET ? "the bucket" : "the data folder"}.`,
    );
  },
  async mail(ctx) {
    const late = await countLateMessages(ctx.db, ctx.now);
    if (late > 0)
      return unwell(
        late === 1
          ? `1 mail or SMS of the last hour has waited for more than ${LATE_MINUTES} minutes.`
          : `${shownCount(late)} mails or SMS of the last hour have waited for more than ${LATE_MINUTES} minutes.`,
      );
    return ctx.config.SMTP_URL
      ? well("All mails and SMS of the last hour are sent.")
      : unwell("No mail server is set. Mails are only written to the data folder.");
  },
  async search(ctx) {
    const unfilled = await findUnfilled(ctx);
    return unfilled.length === 0
      ? well("Everything can be found.")
      : unwell(`Still being built: ${unfilled.join(", ")}. It does not find everything yet.`);
  },
};

/** Looks at all parts side by side. One that hangs does not hold the others up. */
export function readHealth(ctx: AdminContext): Promise<Health[]> {
  return Promise.all(
    HEALTH_PARTS.map(async (part) => {
      const checked = CHECK[part](ctx).catch((error: unknown) => {
        ctx.log.warn({ error, part }, "a part is not well");
        return unwell("Does not answer as it should. The log says more.");
      });
      const late = sleep(RESPOND_WITHIN_MS, unwell("Does not answer within 5 seconds."), { ref: false });
      return { part, ...(await Promise.race([checked, late])) };
    }),
  );
}
