import type { Product } from "@cardplaza/contract/companies/products/products";
import { useRef, useState } from "react";
import { showRefusals } from "../../../../forms/saving/show-refusals.ts";
import { useSaving } from "../../../../forms/saving/use-saving.ts";
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

/** Saves a product as it is, or publishes it as soon as it is saved. */
export function useProductForm({ companyId, opened, onSaved }: ProductFormOptions) {
  // Set once a new product is saved: if publishing is refused then, the next attempt changes this one.
  const [product, setProduct] = useState(opened);
  const publishes = useRef(false);
  const state = useStepForm(PRODUCT_FORM, opened ? valuesOf(opened) : EMPTY_PRODUCT, { address: "none" });

  async function send(values: ProductValues): Promise<Product> {
    const body = fieldsOf(values, state.pictures.urlOf);
    const saved = product
      ? await api["PATCH /api/products/:id"]({
          params: { id: product._id },
          body: { ...body, version: product.version },
        })
      : await api["POST /api/products"]({ query: { company: companyId }, body });
    setProduct(saved);
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
