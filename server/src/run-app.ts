import type { AddressInfo } from "node:net";
import { api } from "@cardplaza/contract/api";
import { handlers, jobs } from "./app.ts";
import type { Config } from "./config.ts";
import type { Services } from "./context.ts";
import type { MailReceiver } from "./features/inbound-mail/smtp-receiver.ts";
import { pictureKey } from "./features/uploads/upload-keys.ts";
import { createEventLane } from "./event-lane.ts";
import { createListener } from "./listen.ts";
import { openAssets } from "./pages/assets.ts";
import { inlinePictures } from "./pages/inline-pictures.ts";
import { loadBuiltPages, startPageDevelopment } from "./pages/page-builds.ts";
import { asPageError, createPageRenderer } from "./pages/page-renderer.ts";
import { callDirectly } from "./platform/http/serve.ts";
import type { Log } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { refusalOf } from "./platform/outages.ts";
import { createRouter } from "./router.ts";
import { openServices } from "./services.ts";

const STOP_WITHIN_MS = 8_000;
const BUILD_FOLDER = "client";

export interface RunningApp {
  url: string;
  services: Services;
  /** Where answers by mail are received, if they are. */
  mailPort: number | undefined;
  stop: () => Promise<void>;
}

interface Options {
  config: Config;
  databaseUrl: string;
  log: Log;
  /** `built` serves the built pages, `live` those in development, `none` only the API. */
  pages: "built" | "live" | "none";
  /** False: jobs run when they are enqueued, none by the clock. */
  schedules?: boolean;
  /** Called when the services work, before the first request. */
  beforeListening?: (services: Services) => Promise<void>;
}

export class PortInUse extends Error {}

/** Opens the services, serves requests and runs jobs until it is stopped. */
export async function runApp({
  config,
  databaseUrl,
  log,
  pages,
  schedules = true,
  beforeListening,
}: Options): Promise<RunningApp> {
  const { services, close } = await openServices(config, databaseUrl, log);
  const stopping = new AbortController();
  const metrics = createMetrics({ cache: () => services.pages.counts, streams: services.live.size });
  const live = pages === "live" ? await startPageDevelopment(config.PORT) : undefined;
  const built = pages === "built" ? await loadBuiltPages() : undefined;
  const { origin } = services;
  const renderer = createPageRenderer(
    live?.load ?? built?.load ?? (() => Promise.reject(new Error("This process serves no pages"))),
    () => ({
      api: pageApi(services),
      origin,
      embedded: config.local,
      report: (error) => log.error({ error }, "a page failed"),
    }),
    {
      origin,
      development: pages === "live",
      checkout: config.payments === "razorpay",
      finish: (html) => inlinePictures(html, services.files, pictureKey),
    },
  );
  const router = createRouter({
    services,
    origin,
    renderer,
    assets: built && (await openAssets(`${built.folder}/${BUILD_FOLDER}`)),
    metrics,
    stopping: stopping.signal,
  });
  const started = schedules ? jobs : jobs.map((job) => ({ ...job, schedule: undefined }));
  await services.jobs.start(started, () => ({ ...services, now: services.clock.now() }));
  await beforeListening?.(services);
  const server = createListener({
    router,
    pages: services.pages,
    metrics,
    bodies: { trustedProxies: config.TRUST_PROXY, addressFactor: config.RATE_LIMIT_FACTOR },
    lane: createEventLane({ services, origin, metrics }),
    before: live?.middleware,
  });
  let mail: MailReceiver | undefined;
  try {
    mail = await unlessInUse(config, "INBOUND_MAIL_PORT", () => openMailReceiver(services));
    await unlessInUse(
      config,
      "PORT",
      () =>
        new Promise<void>((resolve, reject) => {
          server.once("error", reject);
          server.listen(config.PORT, config.HOST, resolve);
        }),
    );
  } catch (error) {
    await mail?.stop();
    await close();
    await live?.close();
    throw error;
  }
  const stop = async () => {
    const noMoreMail = mail?.stop();
    const closed = new Promise((resolve) => server.close(resolve));
    stopping.abort();
    services.live.close();
    // A connection with a response under way becomes idle only later, and `close` does not check again.
    const sweeping = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS / 2);
    await closed;
    clearInterval(sweeping);
    clearTimeout(impatience);
    await noMoreMail;
    await live?.close();
    await close();
  };
  const { port } = server.address() as AddressInfo;
  const url = `http://${config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST}:${port}`;
  services.payments.listeningAt(url);
  return {
    url,
    services,
    mailPort: mail?.port,
    stop,
  };
}

/** The code for it is read only where it is used. */
async function openMailReceiver(services: Services): Promise<MailReceiver | undefined> {
  if (services.config.INBOUND_MAIL_PORT === undefined) return undefined;
  const { startMailReceiver } = await import("./features/inbound-mail/smtp-receiver.ts");
  return startMailReceiver(services);
}

async function unlessInUse<T>(
  config: Config,
  setting: "PORT" | "INBOUND_MAIL_PORT",
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new PortInUse(`Port ${config[setting]} is in use. Set ${setting} to another one.`);
  }
}

/** The API for pages: called in this process, as a visitor, with refusals as responses. */
function pageApi(services: Services) {
  const caller = {
    requestId: "page",
    address: "127.0.0.1",
    userAgent: "",
    cookies: {},
    tokenFromAddress: false,
  };
  const visitor = { member: null, session: null, admin: null, caller };
  const direct = callDirectly(api, handlers, () =>
    Promise.resolve({ ...services, ...visitor, now: services.clock.now() }),
  );
  return new Proxy(direct, {
    get: (target, key) => async (input: unknown) => {
      const call = Reflect.get(target, key) as (input: unknown) => Promise<unknown>;
      try {
        return await call(input);
      } catch (error) {
        const refusal = refusalOf(error);
        throw refusal ? asPageError(refusal) : error;
      }
    },
  });
}
