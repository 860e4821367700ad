import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import { MissingPage } from "../../../../site/missing-page.tsx";

/** What a mistyped link shows, and those of a product that is deleted or not public. */
export function MissingProduct({ isGone = false }: { isGone?: boolean }) {
  return (
    <MissingPage
      title={isGone ? PRODUCT_TEXT.gone : PRODUCT_TEXT.notFound}
      text={
        isGone
          ? "The company has taken it off its list."
          : "The link may be old or mistyped. You can look for it by its name."
      }
      elsewhere={{ path: "/search?type=product", label: isGone ? "Find another product" : "Search products" }}
    />
  );
}
