import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  type EntryContext,
} from "react-router";
import css from "./app.css?inline";
import sheet from "./app.css?url";
import { default as atRest } from "./first-visit/at-rest.ts?worker&url";
import fontsSheet from "./first-visit/fonts.css?url";
import rupee from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { startScriptsLate } from "./first-visit/late-scripts.ts";
import { pageContext } from "./lib/page-context.ts";
import { fontsAfterLoad } from "./first-visit/page-loader.ts";
import { startsAtOnce } from "./first-visit/page-start.ts";
import { withStyles } from "./first-visit/page-styles.ts";
import { restOf } from "./first-visit/resting-pages.ts";
import { createUsedStyles } from "./first-visit/used-styles.ts";

// The server reaches React Router through this bundle, so that there is one copy of it.
export { createRequestHandler, RouterContextProvider } from "react-router";
export { pageContext };

const RENDER_TIMEOUT_MS = 8_000;
const fonts = { sheet: fontsSheet, latin, rupee };
const usedStyles = createUsedStyles(css);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const html = await renderWhole(request.url, routerContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page =
    import.meta.env.DEV || startsAtOnce(routerContext)
      ? withStyles(withFonts(html), css)
      : lighten(html, routerContext);
  // Not in the response body, which would turn it into bytes and back.
  loadContext.get(pageContext).write(page);
  return new Response(null, { status, headers });
}

/** Inlines only the styles that the page uses, and delays its scripts. */
function lighten(html: string, routerContext: EntryContext): string {
  const rest = restOf(routerContext);
  return withStyles(
    startScriptsLate(html, { sheet, fonts, atRest, ...(rest && { rest }) }),
    usedStyles(html),
  );
}

const withFonts = (html: string) =>
  html.replace("</body>", () => `<script>${fontsAfterLoad(fonts)}</script></body>`);

/** Responses below 500 are not errors. The rest goes to the server's log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageContext).report(error);
}

// Not streamed: the page is cached, and its security policy carries hashes of the final bytes.
function renderWhole(url: string, context: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(parts).toString("utf8"));
        done();
      },
    });
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      // The page is sent whole, so no script has to move late parts into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: fail,
      onError: fail,
    });
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_TIMEOUT_MS);
  });
}
