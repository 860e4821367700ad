import { Redis } from "ioredis";
import type pg from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import type { Log } from "../log.ts";
import { tooMany } from "../refusals.ts";

export interface RateLimits {
  /** Counts one call; refuses with 429 when the limit is reached. */
  take: (name: string, limit: CallLimit, key: string) => Promise<void>;
  /** The same, counted in this process only: cheap enough for every call. */
  takeHere: (name: string, limit: CallLimit, key: string) => Promise<void>;
  /** Removes one counted call, for limits that count failures only. */
  giveBack: (name: string, limit: CallLimit, key: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  /** Multiplies the limits per address, never those per account. */
  addressFactor: number;
  log: Log;
  /** Set when several instances share their counts. */
  redisUrl?: string;
  pool?: pg.Pool;
}

export function createRateLimits({ addressFactor, redisUrl, pool, log }: Options): RateLimits {
  const redis = redisUrl
    ? new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
    : undefined;
  redis?.on("error", (error) => log.warn({ error: error.message }, "rate limits: Redis is away"));
  const limiters = new Map<string, RateLimiterAbstract>();
  const here = new WeakMap<CallLimit, Map<string, RateLimiterAbstract>>();

  // Called for every request with the same few limits, so the limiter is found without building a key.
  const limiterHere = (name: string, limit: CallLimit) => {
    const named = here.get(limit) ?? new Map<string, RateLimiterAbstract>();
    const limiter = named.get(name) ?? limiterFor(name, limit, false);
    here.set(limit, named.set(name, limiter));
    return limiter;
  };
  const limiterFor = (name: string, limit: CallLimit, shared: boolean) => {
    const factor = limit.by === "address" ? addressFactor : 1;
    const points = Math.max(1, Math.round(limit.points * factor));
    const id = `${name}:${limit.by}:${points}:${limit.seconds}`;
    const known = limiters.get(id);
    if (known) return known;
    const basics = { keyPrefix: id, points, duration: limit.seconds };
    // While the shared store is unreachable, each process counts for itself.
    const insuranceLimiter = new RateLimiterMemory(basics);
    const limiter = !shared
      ? insuranceLimiter
      : redis
        ? new RateLimiterRedis({ ...basics, storeClient: redis, insuranceLimiter })
        : pool
          ? new RateLimiterPostgres({
              ...basics,
              storeClient: pool,
              // Without this the library reads the class name of the pool, which the bundler changes.
              storeType: "pool",
              tableName: "rate_limits",
              tableCreated: true,
              insuranceLimiter,
            })
          : insuranceLimiter;
    limiters.set(id, limiter);
    return limiter;
  };

  const count = async (limiter: RateLimiterAbstract, key: string) => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext / 1000);
      throw refused;
    }
  };
  return {
    take: (name, limit, key) => count(limiterFor(name, limit, true), key),
    takeHere: (name, limit, key) => count(limiterHere(name, limit), key),
    async giveBack(name, limit, key) {
      await limiterFor(name, limit, true).reward(key);
    },
    async close() {
      redis?.disconnect();
    },
  };
}
