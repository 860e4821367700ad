import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import css from "./app.css?inline";
import sheet from "./app.css?url";
import { startScriptsLate } from "./first-visit/late-scripts.ts";
import { pageContext } from "./lib/page-context.ts";
import { startsAtOnce } from "./first-visit/page-start.ts";
import { withStyles } from "./first-visit/page-styles.ts";
import { renderWhole } from "./first-visit/render-whole.tsx";
import { withSameParts } from "./first-visit/same-parts.ts";
import { createUsedStyles } from "./first-visit/used-styles.ts";

// The server reaches React Router through this bundle, so that there is one copy of it.
export { createRequestHandler, RouterContextProvider } from "react-router";
export { pageContext };
export { drawAllParts } from "./first-visit/same-parts.ts";

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
  const page = import.meta.env.DEV || startsAtOnce(routerContext) ? heavy(html) : lighten(html);
  // Not in the response body, which would turn it into bytes and back.
  loadContext.get(pageContext).write(page);
  return new Response(null, { status, headers });
}

const heavy = (html: string) => withStyles(withSameParts(html).page, css);

/** Inlines only the styles that the page uses, and delays its scripts. */
function lighten(html: string) {
  const { page, parts } = withSameParts(startScriptsLate(html, sheet));
  return withStyles(page, usedStyles(html, parts));
}

/** Responses below 500 are not errors. The rest goes to the server's log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageContext).report(error);
}
