import { Redis } from "ioredis";
import type { Line, LineListener } from "./bus.ts";

const CHANNEL = "cardplaza";

export async function openRedisLine(url: string, { deliver, reportGap, log }: LineListener): Promise<Line> {
  const sender = new Redis(url, { maxRetriesPerRequest: 1 });
  const receiver = new Redis(url, { maxRetriesPerRequest: null });
  for (const connection of [sender, receiver]) {
    connection.on("error", (error) => log.warn({ error: error.message }, "live events: Redis is away"));
  }
  receiver.on("message", (_channel, text) => deliver(text));
  await receiver.subscribe(CHANNEL);
  receiver.on("ready", reportGap);
  return {
    async send(texts) {
      const results = await sender.pipeline(texts.map((text) => ["publish", CHANNEL, text])).exec();
      for (const [error] of results ?? []) if (error) throw error;
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
