import type { Context } from "../../../context.ts";
import { limitConcurrency } from "../../../platform/load/limit-concurrency.ts";
import { getOutside } from "../../../platform/outside/get-outside.ts";
import { PICTURE_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { storeFoundPicture } from "../../uploads/store-upload.ts";
import type { StoredLink } from "../posts/posts.table.ts";
import { decodePage, readPage } from "./read-page.ts";

const WITHIN_MS = 3_000;
const PAGE_BYTES = 512 * 1024;
const PICTURE_BYTES = 2 * 1024 * 1024;
const queued = limitConcurrency({ atOnce: 8, waiting: 100 });

type Fetching = Pick<Context, "db" | "files" | "network" | "now" | "origin">;

/** What the page at this address says about itself, with its picture as our own; null if there is nothing to show. */
export const fetchPreview = (ctx: Fetching, url: string): Promise<StoredLink | null> =>
  queued(async () => {
    const page = await getOutside(ctx.network, url, {
      types: ["text/html", "application/xhtml+xml"],
      maxBytes: PAGE_BYTES,
      withinMs: WITHIN_MS,
      headers: { Accept: "text/html", "User-Agent": agentOf(ctx) },
    });
    if (!page) return null;
    const { title, description, site, image } = readPage(decodePage(page.bytes, page.charset));
    if (!title) return null;
    return {
      url,
      site: site || new URL(page.url).hostname.replace(/^www\./, ""),
      title,
      description,
      image: await fetchPicture(ctx, image, page.url),
    };
  });

/** Empty if there is none, or it is no picture that we would store. */
async function fetchPicture(ctx: Fetching, image: string, pageUrl: string): Promise<string> {
  if (!image || !URL.canParse(image, pageUrl)) return "";
  const file = await getOutside(ctx.network, new URL(image, pageUrl).href, {
    types: PICTURE_TYPES,
    maxBytes: PICTURE_BYTES,
    withinMs: WITHIN_MS,
    headers: { Accept: PICTURE_TYPES.join(", "), "User-Agent": agentOf(ctx) },
  });
  if (!file?.isWhole) return "";
  return storeFoundPicture(ctx, new Uint8Array(file.bytes));
}

const agentOf = ({ origin }: Fetching) => `${PRODUCT_NAME} link preview (+${origin})`;
