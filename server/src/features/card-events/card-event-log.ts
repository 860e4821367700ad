import type { Bus } from "../../platform/bus.ts";
import type { Database } from "../../platform/database.ts";
import type { Log } from "../../platform/log.ts";
import { unavailable } from "../../platform/refusals.ts";
import { createCardOwners } from "./card-owners.ts";
import { collectBatches, type Batches } from "./collect-batches.ts";
import { createVisitors } from "./visitors.ts";
import { writeEvents, type ArrivedEvent } from "./write-events.ts";

const MOST_IN_A_BATCH = 200;
/** While one waits for the disk, another is being worked on. */
const BATCHES_AT_ONCE = 2;

export interface CardEventLog extends Batches<ArrivedEvent> {
  visitorOf: ReturnType<typeof createVisitors>;
  ownersOf: ReturnType<typeof createCardOwners>;
}

/** Where this process gathers events: each is answered once committed, many with one commit. */
export function openCardEventLog(db: Database["db"], bus: Bus, log: Log): CardEventLog {
  const write = async (events: ArrivedEvent[]) => {
    try {
      await writeEvents(db.$client, events, new Date());
    } catch (error) {
      log.warn({ error, events: events.length }, "card events could not be written");
      throw unavailable();
    }
  };
  const lines = Array.from({ length: BATCHES_AT_ONCE }, () => collectBatches(MOST_IN_A_BATCH, write));
  return {
    // All events of a card go one way: two batches that touch the same totals would wait for each other.
    add: (event) =>
      (lines[(event.card_id.at(-1) ?? "").charCodeAt(0) % lines.length] as (typeof lines)[0]).add(event),
    finish: async () => void (await Promise.all(lines.map((line) => line.finish()))),
    visitorOf: createVisitors(db),
    ownersOf: createCardOwners(db, bus),
  };
}
