import { Hono } from "hono";
import type { Config } from "../config.ts";
import { newestFiles, outboxFolder, readMessage } from "./outbox-files.ts";
import { OUTBOX_POLICY, outboxListPage, outboxMessagePage } from "./outbox-html.ts";

/** The pages of the outbox at `/dev/outbox`, for this machine only. */
export function outboxPages(config: Config): Hono {
  const folder = outboxFolder(config.DATA_DIR);
  const pages = new Hono();
  pages.use("/dev/outbox/*", async (c, next) => {
    await next();
    c.header("Content-Security-Policy", OUTBOX_POLICY);
    c.header("Cache-Control", "no-store");
  });
  pages.get("/dev/outbox", async (c) => {
    const files = await newestFiles(folder);
    const entries = await Promise.all(
      files.map(async (file) => ({ file, message: await readMessage(folder, file) })),
    );
    return c.html(
      outboxListPage(entries.flatMap(({ file, message }) => (message ? [{ file, message }] : []))),
    );
  });
  pages.get("/dev/outbox/:file", async (c) => {
    const message = await readMessage(folder, c.req.param("file"));
    return message ? c.html(outboxMessagePage(message)) : c.notFound();
  });
  return pages;
}
