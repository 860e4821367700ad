import type { Config } from "./config.ts";
import type { JobContext, Services } from "./context.ts";
import { openCardEventLog } from "./features/cards/events/card-event-log.ts";
import { openPushSender } from "./features/push/push-sender.ts";
import { createHtmlCache } from "./pages/html-cache.ts";
import { openPageChanges } from "./pages/page-changes.ts";
import { createBus } from "./platform/bus/bus.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/database.ts";
import { createRateLimits } from "./platform/http/rate-limits.ts";
import { createJobs } from "./platform/jobs.ts";
import { createLiveStreams } from "./platform/live/live.ts";
import type { Log } from "./platform/log.ts";
import { outsideNetwork } from "./platform/outside/outside-network.ts";
import { createDomainNames } from "./providers/domain-names.ts";
import { createFileStore } from "./providers/file-store.ts";
import { createMessenger } from "./providers/messenger.ts";
import { registrations } from "./registrations.ts";
import { createRegistry } from "./registry/registry.ts";
import { openPayments } from "./providers/payments/open-payments.ts";

/** Everything the process needs, on a database that is reachable and migrated. */
export async function openServices(config: Config, databaseUrl: string, log: Log) {
  const database = openDatabase(databaseUrl, log);
  const bus = await createBus(databaseUrl, config.REDIS_URL, log);
  const clock = systemClock;
  const shared = config.embedded ? undefined : database.db.$client;
  const registry = createRegistry(registrations);
  const pageChanges = await openPageChanges({ db: database.db, bus, clock });
  const network = outsideNetwork();
  const services: Services = {
    config,
    origin: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
    clock,
    db: database.db,
    notes: database.notes,
    log,
    bus,
    jobs: createJobs<JobContext>(databaseUrl, bus, log),
    live: createLiveStreams(bus, {
      addressFactor: config.RATE_LIMIT_FACTOR,
      findAudience: ({ kind, id }, memberIds) => registry.audience(kind)(database.db, id, memberIds),
      log,
    }),
    limits: createRateLimits({
      addressFactor: config.RATE_LIMIT_FACTOR,
      redisUrl: config.REDIS_URL,
      pool: shared,
      log,
    }),
    files: createFileStore(config, log),
    messenger: createMessenger(config, log, clock),
    network,
    names: createDomainNames(),
    payments: await openPayments({ config, clock, db: database.db, log }),
    pages: createHtmlCache(pageChanges),
    pageChanges,
    registry,
    cardEvents: openCardEventLog({ clock, db: database.db, pageChanges, log }),
    pushes: openPushSender({ bus, clock, config, db: database.notes, log, network, registry }),
  };

  const close = async () => {
    services.live.close();
    pageChanges.close();
    services.payments.close();
    await services.cardEvents.finish();
    await services.jobs.stop();
    await services.pushes.finish();
    await Promise.all([
      bus.close(),
      services.limits.close(),
      services.files.close(),
      services.messenger.close(),
    ]);
    await database.close();
  };
  return { services, close };
}
