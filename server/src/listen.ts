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

/** More than this under way at once only makes everyone wait; the rest is told to come back. */
export const MOST_UNDER_WAY = 300;
/** 50 MB of video over 0.5 Mbit/s take half of it. */
const LONGEST_REQUEST_MS = 30 * MINUTE_MS;

const PROBES = new Set(["/healthz", "/readyz"]);

interface Parts {
  router: Hono<NodeEnv>;
  pages: HtmlCache;
  metrics: Metrics;
  /** How bodies have to arrive. */
  bodies: BodyRules;
  /** What is answered ahead of the router. */
  lane?: Lane;
  /** In development, Vite answers first. */
  before?: (
    request: Parameters<RequestListener>[0],
    response: Parameters<RequestListener>[1],
    next: () => void,
  ) => void;
}

/** Kept pages are sent here, ahead of the router; everything else goes through it. */
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
    // Being busy is no reason to be taken for dead and restarted.
    underWay >= MOST_UNDER_WAY && url !== "/healthz";
  const refuseForLoad = (response: ServerResponse) => {
    metrics.refusedForLoad();
    refuse(response, "UNAVAILABLE", ERROR_TEXT.unavailable);
  };

  // Counted once its body is here: a sender who holds it back must not take the place of others.
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
    // Load balancers may ask in HTTP/1.0, which has no Host; the router cannot do without.
    if (!request.headers.host && PROBES.has(request.url ?? "")) request.headers.host = "localhost";
    // What came in one piece with the headers is read by then.
    if (hasBody(request)) return process.nextTick(handleWithBody, request, response);
    if (isTooBusyFor(request)) return refuseForLoad(response);
    // A live stream is open for hours and costs nothing meanwhile, so it does not count.
    if (!/^\/api\/stream\/?(\?|$)/.test(request.url ?? "/")) begin(response);
    route(request, response);
  };

  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      requestTimeout: LONGEST_REQUEST_MS,
      // Most requests have no body: nobody waits for the end of one, a tenth of what a kept page takes.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      // What is kept is what visitors see; whoever is signed in may see more, or less.
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

/** What is left of the body is not waited for. */
function refuse(response: ServerResponse, code: "UNAVAILABLE" | "RATE_LIMITED", message: string) {
  const body: ErrorBody = { message, error: message, code };
  response.writeHead(ERROR_STATUS[code], {
    "content-type": "application/json",
    "retry-after": "1",
    ...(response.req.complete ? {} : { connection: "close" }),
  });
  response.end(JSON.stringify(body));
}
