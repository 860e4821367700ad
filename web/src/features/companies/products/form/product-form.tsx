import { PRODUCT_STATUS_LABEL } from "@cardplaza/contract/companies/products/product-words";
import type { Product } from "@cardplaza/contract/companies/products/product";
import { ArrowLeft } from "lucide-react";
import { useFormState } from "react-hook-form";
import { Link } from "react-router";
import { FormProvider } from "../../../../forms/form-provider.tsx";
import { FootBar } from "../../../../forms/saving/foot-bar.tsx";
import { LatestNotice } from "../../../../forms/saving/latest-notice.tsx";
import { LeaveWarning } from "../../../../forms/saving/leave-warning.tsx";
import { ProblemNotice } from "../../../../forms/saving/problem-notice.tsx";
import { StaleNotice } from "../../../../forms/saving/stale-notice.tsx";
import { FormPage } from "../../../../forms/steps/form-page.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { PriceFields } from "./price-fields.tsx";
import { ProductBasics } from "./product-basics.tsx";
import { PRODUCT_FORM } from "./product-form-definition.ts";
import { ProductImages } from "./product-images.tsx";
import { SpecsEditor } from "./specs-editor.tsx";
import { useProductForm } from "./use-product-form.ts";

interface ProductFormProps {
  companyId: string;
  product: Product | null;
  /** The list that it returns to. */
  listPath: string;
  onSaved: (product: Product) => void;
}

/** Adds a product, or changes one. */
export function ProductForm({ companyId, product, listPath, onSaved }: ProductFormProps) {
  const { state, saving, clashes, takeLatest, isPublished, save, publish } = useProductForm({
    companyId,
    opened: product,
    onSaved,
  });
  const { isDirty } = useFormState({ control: state.form.control });
  const isRemoved = product?.status === "removed";
  return (
    <FormProvider state={state}>
      <FormPage
        title={product ? "Edit product" : "Add product"}
        intro={
          <Link
            to={listPath}
            className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" /> All products
          </Link>
        }
        notices={
          <>
            {clashes && <LatestNotice clashes={clashes} labelOf={PRODUCT_FORM.labelOf} />}
            {saving.isStale ? (
              <StaleNotice error={saving.error} takeLatest={takeLatest} />
            ) : (
              <ProblemNotice error={saving.error} />
            )}
            {isRemoved && (
              <Notice tone="danger" className="mb-5">
                {`${PRODUCT_STATUS_LABEL.removed} by our team. ${product.removalReason ?? ""}`.trim()}
              </Notice>
            )}
          </>
        }
        onSubmit={() => (isPublished || isRemoved ? save() : publish())}
      >
        <div className="grid max-w-3xl grid-cols-1 gap-6">
          <Panel>
            <ProductBasics />
          </Panel>
          <Panel>
            <ProductImages />
          </Panel>
          <Panel>
            <PriceFields />
          </Panel>
          <Panel>
            <SpecsEditor />
          </Panel>
        </div>
        <FootBar>
          {saving.progress !== undefined && (
            <ProgressBar label="Uploading your pictures" value={saving.progress} className="mb-3" />
          )}
          <div className="flex max-w-3xl justify-end gap-2">
            {!isPublished && !isRemoved && (
              <Button variant="secondary" disabled={saving.isPending} onClick={save}>
                Save draft
              </Button>
            )}
            <Button type="submit" busy={saving.isPending}>
              {isPublished || isRemoved ? "Save" : "Save and publish"}
            </Button>
          </div>
        </FootBar>
      </FormPage>
      <LeaveWarning when={isDirty && !saving.isPending} />
    </FormProvider>
  );
}
