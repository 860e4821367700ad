import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Context as HonoContext } from "hono";
import type { Endpoints } from "@cardplaza/contract/endpoint";
import type { Context, Services } from "./context.ts";
import { callerOf, openContext } from "./open-context.ts";
import { sendPage } from "./pages/send-page.ts";
import { errorResponse } from "./platform/http/error-response.ts";
import { respondOnce } from "./platform/http/idempotency.ts";
import { neverFramed, securityHeaders } from "./platform/http/security-headers.ts";
import { serve, type CallFrame, type NodeEnv } from "./platform/http/serve.ts";
import type { Metrics } from "./platform/metrics.ts";

/** Asked for again each time, and mostly answered that nothing has changed. */
const KEPT_JSON: [string, string][] = [
  ["Content-Type", "application/json"],
  ["Cache-Control", "no-cache"],
  ["Vary", "Authorization"],
];

/** As nginx counts it: a browser that moved on is no fault of ours. */
const CLIENT_WENT_AWAY = 499;
const ABORT_CODES = ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"];
const LONGEST_LOGGED_PATH = 500;

export interface CallRouterParts {
  services: Services;
  origin: string;
  metrics: Metrics;
  /** Ends when the server stops. */
  stopping: AbortSignal;
}

/** Answers the calls of a table, with everything that holds for each of them: who, how often, what is told. */
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
      // Hono takes care of errors alone; what a request was given up for is a text.
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
    // The path alone: codes and tokens travel in queries.
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

/** What the log and the figures say; nobody reads it. */
function statusOf(c: HonoContext<NodeEnv>): number {
  const { outgoing } = c.env;
  // What has gone out past the router tells its status only there.
  if (outgoing.headersSent) return outgoing.statusCode;
  return wentAway(c) ? CLIENT_WENT_AWAY : c.res.status;
}

const wentAway = ({ env: { outgoing } }: HonoContext<NodeEnv>) => outgoing.destroyed && !outgoing.headersSent;

/** A body that ended early, or work that was given up with its request. */
const isAbort = (thrown: unknown) =>
  typeof thrown === "string" ||
  (thrown instanceof Error && (thrown.name === "AbortError" || ABORT_CODES.includes(codeOf(thrown))));
const codeOf = (error: NodeJS.ErrnoException) => error.code ?? "";

function callFrame(
  services: Services,
  stopping: AbortSignal,
  headers: [string, string][],
): CallFrame<Context> {
  const always = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return {
    headers: (c) => ({ ...always, "x-request-id": c.get("requestId") }),
    async keep(c, make) {
      const { incoming, outgoing } = c.env;
      const url = incoming.url ?? "/";
      const page = await services.pages.render(url, async () => {
        const { json, keep } = await make();
        // Only at its own address: others lead to the same answer and would crowd the memory.
        const isAtHome = keep !== undefined && url.split("?")[0] === keep.path;
        return {
          status: 200,
          headers: [...headers, ...KEPT_JSON],
          html: json,
          keep: isAtHome ? { tags: keep.tags, query: [] } : undefined,
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
    once(ctx, call, run) {
      if (!ctx.member) return run(ctx);
      const kept = { ...call, memberId: ctx.member.id, now: ctx.now };
      return respondOnce(services.db, kept, (tx) => run({ ...ctx, db: tx }));
    },
  };
}
