import type { PageChanges } from "../../../pages/page-changes.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database.ts";
import type { Log } from "../../../platform/log.ts";
import { unavailable } from "../../../platform/refusals.ts";
import { createCardOwners } from "./card-owners.ts";
import { collectBatches, type Batches } from "../../../platform/load/collect-batches.ts";
import { createVisitors } from "./visitors.ts";
import { writeEvents, type ArrivedEvent } from "./write-events.ts";

const MOST_IN_A_BATCH = 200;

export interface CardEventLog extends Batches<ArrivedEvent> {
  visitorOf: ReturnType<typeof createVisitors>;
  ownersOf: ReturnType<typeof createCardOwners>;
}

interface Needs {
  clock: Clock;
  db: Database["db"];
  pageChanges: PageChanges;
  log: Log;
}

/** Collects the events of this process: each gets its response once it is committed, many in one commit. */
export function openCardEventLog({ clock, db, pageChanges, log }: Needs): CardEventLog {
  const batches = collectBatches<ArrivedEvent>(MOST_IN_A_BATCH, async (events) => {
    try {
      await writeEvents(db.$client, events, clock.now());
    } catch (error) {
      log.warn({ error, events: events.length }, "card events could not be written");
      throw unavailable();
    }
  });
  return { ...batches, visitorOf: createVisitors(db), ownersOf: createCardOwners(db, pageChanges) };
}
