import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import type { Lane } from "./event-lane.ts";
import type { HtmlCache } from "./pages/html-cache.ts";
import { sendPage } from "./pages/send-page.ts";
import type { NodeEnv } from "./platform/http/serve.ts";
import type { Metrics } from "./platform/metrics.ts";

/** More than this under way at once only makes everyone wait; the rest is told to come back. */
export const MOST_UNDER_WAY = 300;

interface Parts {
  router: Hono<NodeEnv>;
  pages: HtmlCache;
  metrics: Metrics;
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
export function createListener({ router, pages, metrics, lane, before }: Parts): Server {
  const route = getRequestListener(router.fetch, { overrideGlobalObjects: false });
  let underWay = 0;

  const answer: RequestListener = (request, response) => {
    const url = request.url ?? "/";
    // Being busy is no reason to be taken for dead and restarted.
    if (underWay >= MOST_UNDER_WAY && url !== "/healthz") {
      metrics.refusedForLoad();
      response.writeHead(503, { "content-type": "application/json", "retry-after": "1" });
      response.end(
        JSON.stringify({
          message: ERROR_TEXT.unavailable,
          error: ERROR_TEXT.unavailable,
          code: "UNAVAILABLE",
        }),
      );
      return;
    }
    // A live stream is open for hours and costs nothing meanwhile, so it does not count.
    if (!/^\/api\/stream\/?(\?|$)/.test(url)) {
      underWay++;
      response.once("close", () => underWay--);
    }
    if (lane) lane(request, response, () => void route(request, response));
    else void route(request, response);
  };

  return createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      // Most requests have no body: nobody waits for the end of one, a tenth of what a kept page takes.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      // What is kept is what visitors see; whoever is signed in may see more, or less.
      if ((request.method === "GET" || request.method === "HEAD") && !request.headers.authorization) {
        const page = pages.find(request.url ?? "/");
        if (page) return sendPage(request, response, page);
      }
      if (before) before(request, response, () => answer(request, response));
      else answer(request, response);
    },
  );
}
