import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { LiveEventName } from "@cardplaza/contract/live/live-stream";
import { readEvents } from "./read-events.ts";
import type { Person, TestApp } from "./test-app.ts";

/** What the open pages of this member hear of an event. Each call returns what came since the last one. */
export function hearLive<Data>(app: TestApp, { member }: Person, name: LiveEventName<Data>) {
  const { events } = readEvents(app.services.live.open(member.id));
  let heard = 0;
  return async (): Promise<Data[]> => {
    // Whom an event concerns is found with a query or two, which began before these.
    for (let n = 0; n < 5; n++) await app.db.execute(sql`select 1`);
    await sleep(100);
    const news = events.filter(({ event }) => event === name).slice(heard);
    heard += news.length;
    return news.map(({ data }) => JSON.parse(data) as Data);
  };
}
