import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { ERROR_STATUS, ERROR_TEXT, type ErrorBody } from "@cardplaza/contract/errors";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Lane } from "./event-lane.ts";
import type { HtmlCache } from "./pages/html-cache.ts";
import { sendPage } from "./pages/send-page.ts";
import { createArrivingBodies, type BodyRules } from "./platform/http/arriving-bodies.ts";
import type { NodeEnv } from "./platform/http/serve.ts";
import type { Metrics } from "./platform/metrics.ts";

/** More requests at once would only make everyone wait, so the others get 503. */
export const MOST_UNDER_WAY = 300;
/** A video of 50 MB at 0.5 Mbit/s takes half of this. */
const LONGEST_REQUEST_MS = 30 * MINUTE_MS;

const PROBES = new Set(["/healthz", "/readyz"]);

interface Parts {
  router: Hono<NodeEnv>;
  pages: HtmlCache;
  metrics: Metrics;
  /** The limits for slow and unfinished bodies. */
  bodies: BodyRules;
  /** Handles some requests before the router. */
  lane?: Lane;
  /** In development Vite handles requests first. */
  before?: (
    request: Parameters<RequestListener>[0],
    response: Parameters<RequestListener>[1],
    next: () => void,
  ) => void;
}

/** Cached pages are sent here, before the router. All other requests go through it. */
export function createListener({ router, pages, metrics, bodies, lane, before }: Parts): Server {
  const routed = getRequestListener(router.fetch, { overrideGlobalObjects: false });
  const arriving = createArrivingBodies(bodies);
  let underWay = 0;

  const begin = (response: ServerResponse) => {
    underWay++;
    response.once("close", () => underWay--);
  };
  const route: RequestListener = (request, response) => {
    if (lane) lane(request, response, () => void routed(request, response));
    else void routed(request, response);
  };
  const isTooBusyFor = ({ url }: IncomingMessage) =>
    // A busy process must still pass the health check, or it would be restarted.
    underWay >= MOST_UNDER_WAY && url !== "/healthz";
  const refuseForLoad = (response: ServerResponse) => {
    metrics.refusedForLoad();
    refuse(response, "UNAVAILABLE", ERROR_TEXT.unavailable);
  };

  // Counted once its body is complete, so that senders who hold theirs back do not use up the limit.
  const handleWithBody: RequestListener = (request, response) => {
    if (isTooBusyFor(request)) return refuseForLoad(response);
    if (request.complete) begin(response);
    else {
      const full = arriving.admit(request, response, () => begin(response));
      if (full === "too many") return refuseForLoad(response);
      if (full) return refuse(response, "RATE_LIMITED", ERROR_TEXT.tooMany);
    }
    route(request, response);
  };
  const handle: RequestListener = (request, response) => {
    // Load balancers may use HTTP/1.0, which has no Host header, and the router needs one.
    if (!request.headers.host && PROBES.has(request.url ?? "")) request.headers.host = "localhost";
    // By then a body that arrived together with the headers is complete.
    if (hasBody(request)) return process.nextTick(handleWithBody, request, response);
    if (isTooBusyFor(request)) return refuseForLoad(response);
    // A live stream is open for hours and costs almost nothing, so it does not count.
    if (!/^\/api\/stream\/?(\?|$)/.test(request.url ?? "/")) begin(response);
    route(request, response);
  };

  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      requestTimeout: LONGEST_REQUEST_MS,
      // Most requests have no body. Not waiting for one saves a tenth of the time of a cached page.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      // Cached pages show what visitors see. Signed-in members may see more or less.
      if ((request.method === "GET" || request.method === "HEAD") && !request.headers.authorization) {
        const page = pages.find(request.url ?? "/");
        if (page) return sendPage(request, response, page);
      }
      if (before) before(request, response, () => handle(request, response));
      else handle(request, response);
    },
  );
  server.once("close", arriving.close);
  return server;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Closes the connection without waiting for the rest of the body. */
function refuse(response: ServerResponse, code: "UNAVAILABLE" | "RATE_LIMITED", message: string) {
  const body: ErrorBody = { message, error: message, code };
  response.writeHead(ERROR_STATUS[code], {
    "content-type": "application/json",
    "retry-after": "1",
    ...(response.req.complete ? {} : { connection: "close" }),
  });
  response.end(JSON.stringify(body));
}
