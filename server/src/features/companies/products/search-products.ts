import { productCategoriesWithin } from "@cardplaza/contract/companies/products/product-categories";
import { PRODUCTS_PER_PAGE } from "@cardplaza/contract/companies/products/product-words";
import type { ProductFilters } from "@cardplaza/contract/companies/products/products";
import type { Context } from "../../../context.ts";
import { hiddenMemberIds } from "../../accounts/hidden-members.ts";
import { idsBlockedWith } from "../../moderation/block-queries.ts";
import { rankEntries } from "../../search/rank-entries.ts";
import { readWords } from "../../search/read-words.ts";
import { placeKey, readQuery } from "../../search/search-text.ts";

/** The products of a category, of a city or with these words, as the search ranks them; else the newest. */
export async function searchProducts({ db, member, now }: Context, filters: ProductFilters) {
  const { q = "", category, city, page } = filters;
  const text = readQuery(q);
  if (q && text.isVain) return { ids: [], total: 0 };
  const within = category ? productCategoriesWithin(category) : [];
  const { ranked, total } = await rankEntries(db, "product", text, await readWords(db, text.words), {
    cities: city ? [placeKey(city)] : [],
    isWithinCities: true,
    categories: within.length > 0 ? within : undefined,
    hasOneCategory: true,
    verified: false,
    openNow: false,
    sort: q || category || city ? "relevance" : "newest",
    isMember: member !== null,
    hiddenIds: [...(await hiddenMemberIds(db)), ...(member ? await idsBlockedWith(db, member.id) : [])],
    now,
  });
  const from = (page - 1) * PRODUCTS_PER_PAGE;
  const ids = ranked.slice(from, from + PRODUCTS_PER_PAGE).map(({ id }) => id);
  // Only as many as were ranked can be paged through.
  return { ids, total: Math.min(total, ranked.length) };
}
