import { timingSafeEqual } from "node:crypto";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import { endpoints, handlers } from "./app.ts";
import { createCallRouter, type CallRouterParts } from "./call-router.ts";
import { crawlerFiles } from "./features/seo/crawler-files.ts";
import type { Assets } from "./pages/assets.ts";
import { pageAddress } from "./pages/page-address.ts";
import type { PageRenderer } from "./pages/page-renderer.ts";
import { releaseDocument } from "./pages/release-document.ts";
import { sendPage } from "./pages/send-page.ts";
import { checkDatabase } from "./platform/check-database.ts";
import { API_DOCS_POLICY, apiDocs } from "./platform/http/api-docs.ts";
import { isLocalRequest } from "./platform/http/client-address.ts";
import { describeApi } from "./platform/http/openapi.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import type { NodeEnv } from "./platform/http/serve.ts";
import { notFound } from "./platform/refusals.ts";
import { outboxPages } from "./providers/outbox.ts";
import { TEST_GATEWAY_PATH } from "./providers/payments/test-gateway.ts";

export interface RouterParts extends CallRouterParts {
  renderer: PageRenderer;
  assets?: Assets;
}

/** All addresses of the process, in the order in which they are tried. */
export function createRouter(parts: RouterParts): Hono<NodeEnv> {
  const { origin } = parts;
  const { config } = parts.services;
  const app = createCallRouter(parts, endpoints, handlers);
  addHealth(app, parts);
  addDescriptions(app, origin);
  addTestGateway(app, parts);
  app.all("/api/*", () => {
    throw notFound();
  });
  app.route("/", crawlerFiles(parts.services));
  if (config.local) {
    app.use("/dev/*", async (c, next) => (isLocalRequest(c.env.incoming) ? next() : c.notFound()));
    app.route("/", outboxPages(config));
  }
  // A printed address may be typed in capital letters.
  app.get("/Q/:code", (c) => c.redirect(`/q/${encodeURIComponent(c.req.param("code"))}`));
  // The browser's worker takes the pictures that other apps share. Where it is not there yet, they are chosen in the page.
  app.post("/card-scanner", (c) => c.redirect("/card-scanner?tab=upload", 303));
  addPages(app, parts);
  return app;
}

/** The API reference, as OpenAPI and as a page. */
function addDescriptions(app: Hono<NodeEnv>, origin: string) {
  const secure = origin.startsWith("https:");
  app.get(
    "/api/openapi.json",
    releaseDocument([["Content-Type", "application/json"], ...securityHeaders(secure)], () =>
      JSON.stringify(describeApi(endpoints, origin)),
    ),
  );
  app.get(
    "/api/docs",
    releaseDocument(
      [["Content-Type", "text/html; charset=utf-8"], ...securityHeaders(secure, API_DOCS_POLICY)],
      () => apiDocs(endpoints),
    ),
  );
}

/** Only for this machine, unless `PAYMENTS=test` is set. */
function addTestGateway(app: Hono<NodeEnv>, { services }: RouterParts) {
  const { gateway } = services.payments;
  if (!gateway) return;
  const isNamed = services.config.PAYMENTS === "test";
  app.use(`${TEST_GATEWAY_PATH}/*`, async (c, next) => {
    if (!isNamed && !isLocalRequest(c.env.incoming)) throw notFound();
    await next();
  });
  app.route(TEST_GATEWAY_PATH, gateway);
}

function addHealth(app: Hono<NodeEnv>, { services, metrics }: RouterParts) {
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    await checkDatabase(services.db);
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
    // Never a page: for a missing build file the response must not be HTML.
    if (pathname.startsWith("/assets/")) return c.notFound();
    if (pathname.startsWith("/dev/") && !(services.config.local && isLocalRequest(c.env.incoming))) {
      const page = await services.pages.render("/not-found", renderer.page);
      sendPage(c.env.incoming, c.env.outgoing, page);
      return RESPONSE_ALREADY_SENT;
    }
    const address = pageAddress(c.env.incoming.url ?? "/");
    if (pathname.endsWith(".data"))
      return address.startsWith(pathname) ? renderer.data(c.req.raw) : c.notFound();
    const page = await services.pages.render(address, renderer.page);
    sendPage(c.env.incoming, c.env.outgoing, page);
    return RESPONSE_ALREADY_SENT;
  });
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
