import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Context as HonoContext } from "hono";
import type { Endpoints } from "@cardplaza/contract/endpoint";
import type { Context, Services } from "./context.ts";
import { callerOf, openContext } from "./open-context.ts";
import { hidePrivate } from "./features/admin/users/hide-private.ts";
import { onlyRead } from "./features/admin/users/only-read.ts";
import { sendPage } from "./pages/send-page.ts";
import { errorResponse } from "./platform/http/error-response.ts";
import { respondOnce } from "./platform/http/idempotency.ts";
import { neverFramed, securityHeaders } from "./platform/http/security-headers.ts";
import { serve, type CallFrame, type NodeEnv } from "./platform/http/serve.ts";
import { createTurns } from "./platform/http/turns.ts";
import type { Metrics } from "./platform/metrics.ts";

/** Browsers check each time and mostly get 304. */
const KEPT_JSON: [string, string][] = [
  ["Content-Type", "application/json"],
  ["Cache-Control", "no-cache"],
  ["Vary", "Authorization"],
];

/** The status that nginx uses in its log when a browser leaves early, which is no error of ours. */
const CLIENT_WENT_AWAY = 499;
const ABORT_CODES = ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"];
const LONGEST_LOGGED_PATH = 500;

export interface CallRouterParts {
  services: Services;
  origin: string;
  metrics: Metrics;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

/** Serves the endpoints of a table and adds what all of them need: the caller, limits, the log and errors. */
export function createCallRouter(parts: CallRouterParts, table: Endpoints, handlers: object): Hono<NodeEnv> {
  const { services, origin, metrics, stopping } = parts;
  const { log } = services;
  const app = new Hono<NodeEnv>();
  const headers = securityHeaders(origin.startsWith("https:"));

  const errorResponseFor = (c: HonoContext<NodeEnv>, thrown: unknown) =>
    wentAway(c) && isAbort(thrown)
      ? new Response(null, { status: CLIENT_WENT_AWAY })
      : errorResponse(thrown, c.get("requestId"), log);

  app.use(async (c, next) => {
    const began = performance.now();
    c.set("requestId", crypto.randomUUID());
    try {
      await next();
    } catch (thrown) {
      // Hono handles only `Error` objects, and the reason of an aborted request is a text.
      c.res = errorResponseFor(c, thrown);
    }
    const { outgoing } = c.env;
    if (!outgoing.headersSent) {
      const policy = c.res.headers.get("Content-Security-Policy");
      if (policy) c.res.headers.set("Content-Security-Policy", neverFramed(policy));
      for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
      c.res.headers.set("X-Request-Id", c.get("requestId"));
    }
    const seconds = (performance.now() - began) / 1000;
    const status = statusOf(c);
    const what = c.get("endpoint") ?? (c.req.path.startsWith("/assets/") ? "asset" : "other");
    metrics.countResponse(what, status, seconds);
    // Only the path, because queries contain codes and tokens.
    log.info(
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        path: c.req.path.slice(0, LONGEST_LOGGED_PATH),
        status,
        ms: Math.round(seconds * 1000),
      },
      "request",
    );
  });
  app.onError((error, c) => errorResponseFor(c, error));
  serve(app, table, handlers, callFrame(services, stopping, headers));
  return app;
}

/** The status for the log and the metrics. */
function statusOf(c: HonoContext<NodeEnv>): number {
  const { outgoing } = c.env;
  // A response that was written directly to Node has its status only there.
  if (outgoing.headersSent) return outgoing.statusCode;
  return wentAway(c) ? CLIENT_WENT_AWAY : c.res.status;
}

const wentAway = ({ env: { outgoing } }: HonoContext<NodeEnv>) => outgoing.destroyed && !outgoing.headersSent;

/** A body that ended early, or work that stopped because the caller left. */
const isAbort = (thrown: unknown) =>
  typeof thrown === "string" ||
  (thrown instanceof Error && (thrown.name === "AbortError" || ABORT_CODES.includes(codeOf(thrown))));
const codeOf = (error: NodeJS.ErrnoException) => error.code ?? "";

function callFrame(
  services: Services,
  stopping: AbortSignal,
  headers: [string, string][],
): CallFrame<Context> {
  const inTurn = createTurns();
  const always = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return {
    headers: (c) => ({ ...always, "x-request-id": c.get("requestId") }),
    async cache(c, make) {
      const { incoming, outgoing } = c.env;
      const url = incoming.url ?? "/";
      const page = await services.pages.render(url, async () => {
        const { json, cache } = await make();
        // Cached only under its own address. Others lead to the same response and would fill the memory.
        const isAtHome = cache !== undefined && url.split("?")[0] === cache.path;
        return {
          status: 200,
          headers: [...headers, ...KEPT_JSON],
          html: json,
          cache: isAtHome ? { tags: cache.tags, query: [] } : undefined,
        };
      });
      sendPage(incoming, outgoing, page);
      return RESPONSE_ALREADY_SENT;
    },
    open(c, endpoint, key) {
      const signal = AbortSignal.any([c.req.raw.signal, stopping]);
      const caller = {
        ...callerOf(c.env.incoming, services.config.TRUST_PROXY, signal),
        requestId: c.get("requestId"),
      };
      return openContext(services, caller, c.req.header("authorization") ?? null, endpoint, key);
    },
    async run(ctx, endpoint, handle) {
      return ctx.viewId === undefined ? handle(ctx) : hidePrivate(endpoint, await onlyRead(ctx, handle));
    },
    // Who is signed in has a key of their own. Visitors share theirs with everybody behind the same address.
    inTurn(c, work) {
      const key = c.req.header("authorization");
      return key === undefined ? work() : inTurn(key, work);
    },
    once(ctx, call, run) {
      if (!ctx.member) return run(ctx);
      const repeatable = { ...call, memberId: ctx.member.id, now: ctx.now };
      return respondOnce(services.db, repeatable, (tx) => run({ ...ctx, db: tx }));
    },
  };
}
