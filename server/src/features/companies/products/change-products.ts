import type { ProductBulkAction } from "@cardplaza/contract/companies/products/product-words";
import type { MemberContext } from "../../../context.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { archiveProduct } from "./archive-product.ts";
import { deleteProduct } from "./delete-product.ts";
import { publishProduct } from "./publish-product.ts";

const VERBS = { publish: publishProduct, archive: archiveProduct, delete: deleteProduct } as const;

/** Each on its own: what can be done is done, and the others say why they could not be. */
export async function changeProducts(
  ctx: MemberContext,
  { action, ids }: { action: ProductBulkAction; ids: string[] },
) {
  const results: { _id: string; done: boolean; message?: string }[] = [];
  for (const _id of new Set(ids)) {
    try {
      await VERBS[action](ctx, _id);
      results.push({ _id, done: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ _id, done: false, message: reasonOf(error) });
    }
  }
  return { results };
}

/** What a field lacks says more than that something is wrong. */
const reasonOf = ({ message, details }: Refusal) => Object.values(details.fields ?? {})[0] ?? message;
