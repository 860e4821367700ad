import type { Services } from "../../context.ts";
import { products } from "../../features/companies/products/products.table.ts";
import { listings } from "../../features/directory/listings/listings.table.ts";
import { SAMPLE_COMPANIES } from "../companies.ts";
import { SAMPLE_LISTINGS } from "../listings.ts";

/** The pictures that products and businesses show already, by their drawing: drawing takes most of the loading time. */
export async function drawnBefore({ db }: Services): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const sold = SAMPLE_COMPANIES.flatMap((company) => company.products);
  for (const { name, images } of await db
    .select({ name: products.name, images: products.images })
    .from(products)) {
    const drawings = sold.find((product) => product.name === name)?.pictures ?? [];
    for (const [at, [picture, look]] of drawings.entries())
      if (images[at]) found.set(`product ${picture} ${look}`, images[at]);
  }
  for (const { name, photos } of await db
    .select({ name: listings.name, photos: listings.photos })
    .from(listings)) {
    const order = SAMPLE_LISTINGS.findIndex((listing) => listing.name === name);
    for (const [at, scene] of (SAMPLE_LISTINGS[order]?.scenes ?? []).entries())
      if (photos[at]) found.set(`scene ${scene} ${order % 2}`, photos[at]);
  }
  return found;
}
