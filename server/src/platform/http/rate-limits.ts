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
  /** Counts one call; refuses with 429 when the limit is used up. */
  take: (name: string, limit: CallLimit, key: string) => Promise<void>;
  /** The same, counted in this process alone: cheap enough for every single call. */
  takeHere: (name: string, limit: CallLimit, key: string) => Promise<void>;
  /** Takes one counted call back: for limits that count failures only. */
  giveBack: (name: string, limit: CallLimit, key: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  /** Multiplies the limits per address, never those per account. */
  addressFactor: number;
  log: Log;
  /** Where counts are shared between instances; memory alone serves one process. */
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

  // Asked for with every call, by the same few limits: found without putting a name together.
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
    // Where the shared store is away, each process counts for itself: better than not at all.
    const insuranceLimiter = new RateLimiterMemory(basics);
    const limiter = !shared
      ? insuranceLimiter
      : redis
        ? new RateLimiterRedis({ ...basics, storeClient: redis, insuranceLimiter })
        : pool
          ? new RateLimiterPostgres({
              ...basics,
              storeClient: pool,
              // Otherwise it looks at the name of the pool's class, which the bundle does not keep.
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
