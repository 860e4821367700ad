import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Suspense } from "react";
import { latePart } from "../../../../first-visit/late-part.ts";

const MissingProductNote = latePart(() =>
  import("./missing-product-note.tsx").then((module) => module.MissingProductNote),
);

/** What a mistyped link shows, and those of a product that is deleted or not public. */
export function MissingProduct({ isGone = false }: { isGone?: boolean }) {
  const title = isGone ? PRODUCT_TEXT.gone : PRODUCT_TEXT.notFound;
  return (
    <>
      {/* Not within what comes late: the browser would add them to those of the server. */}
      <title>{`${title.replace(/\.$/, "")} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <MissingProductNote title={title} isGone={isGone} />
      </Suspense>
    </>
  );
}
