import type { Product } from "@cardplaza/contract/companies/products/product";
import { useRef } from "react";
import { showRefusals } from "../../../../forms/saving/show-refusals.ts";
import { useSaving } from "../../../../forms/saving/use-saving.ts";
import { useStaleMerge } from "../../../../forms/saving/use-stale-merge.ts";
import { useStepForm } from "../../../../forms/use-step-form.ts";
import { api } from "../../../../lib/api.ts";
import { checkToPublish, renamed } from "./check-product.ts";
import { PRODUCT_FORM } from "./product-form-definition.ts";
import { EMPTY_PRODUCT, fieldsOf, type ProductValues, valuesOf } from "./product-values.ts";

interface ProductFormOptions {
  companyId: string;
  /** The one that is edited; a new one otherwise. */
  opened: Product | null;
  onSaved: (product: Product) => void;
}

const valuesOrEmpty = (product: Product | null) => (product ? valuesOf(product) : EMPTY_PRODUCT);

/** Saves a product as it is, or publishes it as soon as it is saved. */
export function useProductForm({ companyId, opened, onSaved }: ProductFormOptions) {
  const publishes = useRef(false);
  const state = useStepForm(PRODUCT_FORM, valuesOrEmpty(opened), { address: "none" });
  const {
    opened: product,
    clashes,
    take,
    goOnFrom,
  } = useStaleMerge({ record: opened, valuesOf: valuesOrEmpty, form: state.form });

  async function send(values: ProductValues): Promise<Product> {
    const body = fieldsOf(values, state.pictures.urlOf);
    const saved = product
      ? await api["PATCH /api/products/:id"]({
          params: { id: product._id },
          body: { ...body, version: product.version },
        })
      : await api["POST /api/products"]({ query: { company: companyId }, body });
    // If publishing is refused now, the next attempt changes this one.
    goOnFrom(saved);
    if (!publishes.current) return saved;
    return api["POST /api/products/:id/publish"]({ params: { id: saved._id }, body: {} });
  }
  const saving = useSaving({
    state,
    send,
    onSaved,
    fieldsOf: ({ fields = {} }) => renamed(fields),
  });

  return {
    state,
    saving,
    clashes,
    async takeLatest() {
      if (!product) return;
      take(await api["GET /api/products/:id"]({ params: { id: product._id } }));
      saving.reset();
    },
    isPublished: product?.status === "published",
    save() {
      publishes.current = false;
      // What is published stays complete.
      if (product?.status === "published" && !isComplete()) return;
      void saving.save();
    },
    publish() {
      publishes.current = true;
      if (isComplete()) void saving.save();
    },
  };

  function isComplete(): boolean {
    const first = showRefusals(state, checkToPublish(state.form.getValues()));
    if (first) state.steps.goTo(first);
    return first === undefined;
  }
}
