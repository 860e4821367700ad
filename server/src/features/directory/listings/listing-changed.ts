import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { listingSearch } from "./listing-search.ts";
import { listingTag } from "./listing-tag.ts";

/** Whatever changes what others see of a listing ends with this, in its transaction. */
export async function listingChanged(
  { pages }: Pick<JobContext, "pages">,
  tx: Tx,
  ids: string[],
): Promise<void> {
  await touchSearch(tx, listingSearch, ids);
  await pages.forget(tx, ids.map(listingTag));
}
