import { type PageFiles, pageLoader } from "./page-loader.ts";

type OtherFiles = Omit<PageFiles, "preloads" | "modules" | "ids" | "entry">;

/**
 * React Router starts its scripts at once, where they compete with the first paint on a slow
 * network. This turns its module script into the small loader of `page-loader.ts`. The whole style sheet comes with
 * the scripts: the page itself carries only what it shows without them.
 */
export function startScriptsLate(html: string, others: OtherFiles): string {
  const { page, preloads } = withoutPreloads(html);
  const [before = "", after] = page.split(SCRIPT_BEGINS);
  if (after === undefined) throw new Error("React Router's module script was not found in the page");
  const end = after.indexOf(SCRIPT_ENDS);
  const code = after.slice(0, end);
  const manifest = /import "([^"]+)"/.exec(code)?.[1];
  const routes = [...code.matchAll(/import \* as route\d+ from "([^"]+)"/g)].map(
    (match) => match[1] as string,
  );
  const ids = [
    ...(/__reactRouterRouteModules = \{(.*?)\};/s.exec(code)?.[1] ?? "").matchAll(/"([^"]+)":route\d+/g),
  ];
  const entry = /import\("([^"]+)"\)/.exec(code)?.[1];
  if (!manifest || !entry || ids.length !== routes.length)
    throw new Error("React Router's module script has changed");

  const loader = pageLoader({
    preloads,
    modules: [manifest, ...routes],
    ids: ids.map((match) => match[1] as string),
    entry,
    ...others,
  });
  return `${before}<script>${loader}${after.slice(end)}`;
}

const SCRIPT_BEGINS = '<script type="module" async="">';
const SCRIPT_ENDS = "</script>";
const PRELOAD_BEGINS = '<link rel="modulepreload" href="';
const PRELOAD_ENDS = '"/>';

// Split, not searched with a pattern: a page is some 80 KB, and this is done for each.
function withoutPreloads(html: string): { page: string; preloads: string[] } {
  const [first = "", ...rest] = html.split(PRELOAD_BEGINS);
  const ends = rest.map((part) => part.indexOf(PRELOAD_ENDS));
  return {
    page: first + rest.map((part, i) => part.slice((ends[i] as number) + PRELOAD_ENDS.length)).join(""),
    preloads: rest.map((part, i) => part.slice(0, ends[i])),
  };
}
