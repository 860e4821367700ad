import type { IncomingMessage, ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { WEB_BUILD_DIR, WEB_DIR } from "../paths.ts";
import type { PageBuild } from "./page-renderer.ts";

/** The pages as `npm start` built them. */
export async function loadBuiltPages() {
  const build = (await import(pathToFileURL(`${WEB_BUILD_DIR}/server/index.js`).href)) as PageBuild;
  return { folder: WEB_BUILD_DIR, load: () => Promise.resolve(build) };
}

const LIVE_RELOAD_PORT = 24_000;

/** For development: Vite in this process, which reloads pages as they are edited. */
export async function startPageDevelopment(port: number) {
  const { createServer } = await import("vite");
  const ours = process.listeners("SIGTERM");
  const vite = await createServer({
    root: WEB_DIR,
    configFile: `${WEB_DIR}/vite.config.ts`,
    // Each product has its own port for live reload, so that two can run side by side.
    server: { middlewareMode: true, hmr: { port: LIVE_RELOAD_PORT + (port % 1000) } },
    appType: "custom",
  });
  // Vite's listeners end the process at once and would leave the database running.
  for (const listener of process.listeners("SIGTERM"))
    if (!ours.includes(listener)) process.off("SIGTERM", listener);
  return {
    load: () =>
      vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<PageBuild>,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
