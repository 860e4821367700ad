import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from "react-router";
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
import { renderWhole } from "./first-visit/render-whole.tsx";
import { type Rest, restOf } from "./first-visit/resting-pages.ts";
import { withSameParts } from "./first-visit/same-parts.ts";
import { createUsedStyles } from "./first-visit/used-styles.ts";

// The server reaches React Router through this bundle, so that there is one copy of it.
export { createRequestHandler, RouterContextProvider } from "react-router";
export { pageContext };
export { drawAllParts } from "./first-visit/same-parts.ts";

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
  const startsNow = import.meta.env.DEV || startsAtOnce(routerContext);
  const page = startsNow ? heavy(html) : lighten(html, restOf(routerContext));
  // Not in the response body, which would turn it into bytes and back.
  loadContext.get(pageContext).write(page);
  return new Response(null, { status, headers });
}

const heavy = (html: string) => withStyles(withFonts(withSameParts(html).page), css);

/** Inlines only the styles that the page uses, and delays its scripts. */
function lighten(html: string, rest: Rest | undefined): string {
  const late = startScriptsLate(html, { sheet, fonts, atRest, ...(rest && { rest }) });
  const { page, parts } = withSameParts(late);
  return withStyles(page, usedStyles(html, parts));
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
