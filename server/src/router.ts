import { timingSafeEqual } from "node:crypto";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { endpoints, handlers } from "./app.ts";
import type { Context, Services } from "./context.ts";
import { callerOf, openContext } from "./open-context.ts";
import type { Assets } from "./pages/assets.ts";
import type { PageRenderer } from "./pages/page-renderer.ts";
import { sendPage } from "./pages/send-page.ts";
import { apiDocs } from "./platform/http/api-docs.ts";
import { answerError } from "./platform/http/answer-error.ts";
import { isLocalRequest } from "./platform/http/client-address.ts";
import { answerOnce } from "./platform/http/idempotency.ts";
import { describeApi } from "./platform/http/openapi.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { serve, type CallFrame, type NodeEnv } from "./platform/http/serve.ts";
import type { Metrics } from "./platform/metrics.ts";
import { notFound } from "./platform/refusals.ts";
import { outboxPages } from "./providers/outbox.ts";

export interface RouterParts {
  services: Services;
  origin: string;
  renderer: PageRenderer;
  assets?: Assets;
  metrics: Metrics;
  /** Ends when the server stops. */
  stopping: AbortSignal;
}

/** Every address the process answers, in the order in which they are tried. */
export function createRouter(parts: RouterParts): Hono<NodeEnv> {
  const { services, origin, metrics, stopping } = parts;
  const { config, log } = services;
  const app = new Hono<NodeEnv>();
  const headers = securityHeaders(origin.startsWith("https:"));

  app.use(async (c, next) => {
    const began = performance.now();
    c.set("requestId", crypto.randomUUID());
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    const seconds = (performance.now() - began) / 1000;
    const { status } = c.res;
    const what = c.get("endpoint") ?? (c.req.path.startsWith("/assets/") ? "asset" : "other");
    metrics.answered(what, status, seconds);
    // The path alone: codes and tokens travel in queries.
    log.info({ requestId: c.get("requestId"), method: c.req.method, path: c.req.path, status, ms: Math.round(seconds * 1000) }, "request");
  });
  app.onError((error, c) => answerError(error, c.get("requestId"), log));

  addHealth(app, parts);
  serve(app, endpoints, handlers, callFrame(services, stopping));
  app.get("/api/openapi.json", (c) => c.json(describeApi(endpoints, origin)));
  app.get("/api/docs", (c) => c.html(apiDocs(endpoints), 200, { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" }));
  app.all("/api/*", () => {
    throw notFound();
  });
  if (config.local) {
    app.use("/dev/*", async (c, next) => (isLocalRequest(c.env.incoming) ? next() : c.notFound()));
    app.route("/", outboxPages(config));
  }
  addPages(app, parts);
  return app;
}

function addHealth(app: Hono<NodeEnv>, { services, metrics }: RouterParts) {
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    await services.db.execute(sql`select 1`);
    return c.text("ready");
  });
  app.get("/metrics", async (c) => {
    const token = services.config.METRICS_TOKEN;
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    const allowed = token ? sameText(given, token) : isLocalRequest(c.env.incoming);
    return allowed ? c.text(await metrics.page()) : c.notFound();
  });
}

function addPages(app: Hono<NodeEnv>, { services, renderer, assets }: RouterParts) {
  app.get("*", async (c) => {
    const { pathname } = new URL(c.req.url);
    const asset = await assets?.respond(pathname, c.req.raw);
    if (asset) return asset;
    // Never a page: a missing build file must not be answered with HTML.
    if (pathname.startsWith("/assets/")) return c.notFound();
    if (pathname.startsWith("/dev/") && !(services.config.local && isLocalRequest(c.env.incoming))) {
      const page = await services.pages.render("/not-found", renderer.page);
      sendPage(c.env.incoming, c.env.outgoing, page);
      return RESPONSE_ALREADY_SENT;
    }
    if (pathname.endsWith(".data")) return renderer.data(c.req.raw);
    const page = await services.pages.render(c.env.incoming.url ?? "/", renderer.page);
    sendPage(c.env.incoming, c.env.outgoing, page);
    return RESPONSE_ALREADY_SENT;
  });
}

function callFrame(services: Services, stopping: AbortSignal): CallFrame<Context> {
  return {
    open(c, endpoint, key) {
      const signal = AbortSignal.any([c.req.raw.signal, stopping]);
      const caller = { ...callerOf(c.env.incoming, services.config.TRUST_PROXY, signal), requestId: c.get("requestId") };
      return openContext(services, caller, c.req.header("authorization") ?? null, endpoint, key);
    },
    once(ctx, call, run) {
      if (!ctx.member) return run(ctx);
      const kept = { ...call, memberId: ctx.member.id, now: ctx.now };
      return answerOnce(services.db, kept, (tx) => run({ ...ctx, db: tx }));
    },
  };
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
