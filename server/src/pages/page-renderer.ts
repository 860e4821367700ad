import type { PageContext } from "@cardplaza/contract/page";
import { isCheckoutPath } from "@cardplaza/contract/plan/payment-words";
import type { Refusal } from "../platform/refusals.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { RenderedPage } from "./packed-page.ts";

/** The part of React Router's build that the server uses; it comes from the pages' own bundle. */
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
  /** A whole page. Always rendered from a fresh GET, so that what is kept fits every visitor. */
  page: (url: string) => Promise<RenderedPage>;
  /** What the browser asks for when it changes to another page without loading it whole. */
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
    /** Whether the checkout comes from another origin than ours. */
    checkout: boolean;
    finish: (html: string) => Promise<string>;
  },
): PageRenderer {
  const secure = options.origin.startsWith("https:");
  const mode = options.development ? "development" : "production";

  // In development each change is a build of its own.
  const handlers = new WeakMap<PageBuild, ReturnType<HandlerMaker>>();
  const handlerOf = (build: PageBuild) => {
    const handler = handlers.get(build) ?? build.entry.module.createRequestHandler(build, mode);
    handlers.set(build, handler);
    return handler;
  };

  const handle = async (request: Request, take: Pick<PageContext, "keep" | "write">) => {
    const build = await load();
    const { RouterContextProvider, pageContext } = build.entry.module;
    const context: PageContext = { ...open(), ...take };
    const response = await handlerOf(build)(
      request,
      new RouterContextProvider(new Map([[pageContext, context]])),
    );
    // React Router drops the headers of a refusal.
    if (response.status === 503) response.headers.set("Retry-After", RETRY_AFTER);
    return response;
  };

  return {
    async page(url) {
      let keep: RenderedPage["keep"];
      let written: string | undefined;
      const response = await handle(new Request(new URL(url, options.origin)), {
        keep(wish) {
          keep = {
            tags: [...(keep?.tags ?? []), ...wish.tags],
            query: [...(keep?.query ?? []), ...(wish.query ?? [])],
          };
        },
        write: (html) => (written = html),
      });
      // A redirect is answered without rendering.
      const html = await options.finish(written ?? (await response.text()));
      const checkout = options.checkout && isCheckoutPath(new URL(url, options.origin).pathname);
      const policy = options.development ? undefined : contentSecurityPolicy(html, secure, checkout);
      const headers = pageHeaders(response, secure, policy);
      // Chromium answers it with a fresh process when the page has already come: 80 ms on a slow phone.
      // What is kept for every visitor has nothing to hide from the window that opened it.
      if (!keep) headers.push(["Cross-Origin-Opener-Policy", "same-origin-allow-popups"]);
      return { status: response.status, headers, html, keep: options.development ? undefined : keep };
    },
    data: (request) => handle(request, { keep() {}, write() {} }),
  };
}

function pageHeaders(response: Response, secure: boolean, policy?: string): [string, string][] {
  const headers: [string, string][] = [...response.headers].filter(([name]) => name !== "content-length");
  // The browser asks each time and is mostly answered 304: nobody sees a card that was changed.
  if (!response.headers.has("cache-control")) headers.push(["Cache-Control", "no-cache"]);
  return [...headers, ...securityHeaders(secure, policy)];
}

/** In a page, a refusal is what React Router's error boundary understands: a response. */
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
