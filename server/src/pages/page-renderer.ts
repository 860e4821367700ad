import type { PageContext } from "@cardplaza/contract/page";
import { isCheckoutPath } from "@cardplaza/contract/plan/payment-words";
import type { Refusal } from "../platform/refusals.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { RenderedPage } from "./packed-page.ts";

/** The part of React Router's build that the server uses. It comes from the bundle of the pages. */
export interface PageBuild {
  entry: {
    module: {
      createRequestHandler: HandlerMaker;
      RouterContextProvider: new (entries: Map<unknown, unknown>) => unknown;
      pageContext: unknown;
    };
  };
}

type HandlerMaker = (
  build: PageBuild,
  mode: string,
) => (request: Request, context: unknown) => Promise<Response>;

export interface PageRenderer {
  /** A whole page. Always rendered from a new GET request, so that the cached page fits every visitor. */
  page: (url: string) => Promise<RenderedPage>;
  /** The data that the browser fetches when it changes to another page without a full load. */
  data: (request: Request) => Promise<Response>;
}

const RETRY_AFTER = "1";

type CallContext = Pick<PageContext, "api" | "origin" | "embedded" | "report">;

export function createPageRenderer(
  load: () => Promise<PageBuild>,
  open: (signal?: AbortSignal) => CallContext,
  options: {
    origin: string;
    development: boolean;
    /** Whether the checkout is loaded from another origin. */
    checkout: boolean;
    finish: (html: string) => Promise<string>;
  },
): PageRenderer {
  const secure = options.origin.startsWith("https:");
  const mode = options.development ? "development" : "production";

  // In development each change creates a new build.
  const handlers = new WeakMap<PageBuild, ReturnType<HandlerMaker>>();
  const handlerOf = (build: PageBuild) => {
    const handler = handlers.get(build) ?? build.entry.module.createRequestHandler(build, mode);
    handlers.set(build, handler);
    return handler;
  };

  const handle = async (request: Request, take: Pick<PageContext, "cache" | "write">) => {
    const build = await load();
    const { RouterContextProvider, pageContext } = build.entry.module;
    const context: PageContext = { ...open(), ...take };
    const response = await handlerOf(build)(
      request,
      new RouterContextProvider(new Map([[pageContext, context]])),
    );
    // React Router drops the headers of a thrown response.
    if (response.status === 503) response.headers.set("Retry-After", RETRY_AFTER);
    return response;
  };

  return {
    async page(url) {
      let cache: RenderedPage["cache"];
      let written: string | undefined;
      const response = await handle(new Request(new URL(url, options.origin)), {
        cache(added) {
          cache = {
            tags: [...(cache?.tags ?? []), ...added.tags],
            query: [...(cache?.query ?? []), ...(added.query ?? [])],
          };
        },
        write: (html) => (written = html),
      });
      // A redirect is not rendered.
      const html = await options.finish(written ?? (await response.text()));
      const checkout = options.checkout && isCheckoutPath(new URL(url, options.origin).pathname);
      const policy = options.development ? undefined : contentSecurityPolicy(html, secure, checkout);
      const headers = pageHeaders(response, secure, policy);
      // With this header Chromium starts a new process after the page has arrived: 80 ms on a slow phone.
      // Cached pages are public, so the window that opened them learns nothing and the header is not needed.
      if (!cache) headers.push(["Cross-Origin-Opener-Policy", "same-origin-allow-popups"]);
      return { status: response.status, headers, html, cache: options.development ? undefined : cache };
    },
    data: (request) => handle(request, { cache() {}, write() {} }),
  };
}

function pageHeaders(response: Response, secure: boolean, policy?: string): [string, string][] {
  const headers: [string, string][] = [...response.headers].filter(([name]) => name !== "content-length");
  // The browser checks each time and mostly gets 304, so nobody sees an outdated card.
  if (!response.headers.has("cache-control")) headers.push(["Cache-Control", "no-cache"]);
  return [...headers, ...securityHeaders(secure, policy)];
}

/** React Router's error boundary shows thrown responses, so in pages a refusal becomes a response. */
export function asPageError(refusal: Refusal): Response {
  const { retryAfter, successor } = refusal.details;
  return new Response(JSON.stringify({ message: refusal.message, code: refusal.code, successor }), {
    status: refusal.status,
    headers: {
      "content-type": "application/json",
      ...(retryAfter ? { "retry-after": String(retryAfter) } : {}),
    },
  });
}
