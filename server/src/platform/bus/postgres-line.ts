import pg from "pg";
import type { Line, LineListener } from "./bus.ts";

const CHANNEL = "cardplaza";
const RECONNECT_MS = 250;
/** A connection that does not even take a message is dead. */
const SEND_WITHIN_MS = 10_000;

export async function openPostgresLine(
  url: string,
  { deliver, reportGap, log }: LineListener,
): Promise<Line> {
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
      query_timeout: SEND_WITHIN_MS,
      application_name: "cardplaza-bus",
    });
    next.on("notification", ({ payload }) => payload && deliver(payload));
    next.on("error", (error) => log.warn({ error: error.message }, "live events: database connection lost"));
    next.once("end", () => {
      if (!closed && client === next) void reconnect();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reconnect = async () => {
    client = undefined;
    while (!closed) {
      try {
        await connect();
        reportGap();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      }
    }
  };
  await connect();

  return {
    // One statement and so one transaction: PostgreSQL lets only one transaction at a time commit notifications.
    async send(texts) {
      const now = client;
      if (!now) throw new Error("The database is away");
      try {
        await now.query("select pg_notify($1, text) from unnest($2::text[]) text", [CHANNEL, texts]);
      } catch (error) {
        void now.end().catch(() => {});
        throw error;
      }
    },
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
