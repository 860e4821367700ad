import { PRODUCT_STATUS_LABEL } from "@cardplaza/contract/companies/products/product-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { MissingProduct } from "./missing-product.tsx";
import { ProductView } from "./product-view.tsx";
import { SellersNotice } from "./sellers-notice.tsx";
import { useProductAsMember } from "./use-product-as-member.ts";

/** A product that only the company's team sees. Visitors never load this. */
export function TeamsProduct({ id }: { id: string }) {
  const { data: product } = useProductAsMember(id);
  if (!product?.role) return <MissingProduct />;
  const why =
    product.status === "published"
      ? "Hidden with your company"
      : PRODUCT_STATUS_LABEL[product.status ?? "draft"];
  return (
    <>
      <title>{`${product.name} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <ProductView
        product={product}
        isTeam
        notice={
          <SellersNotice productId={product._id}>{`${why}: only your team sees this page.`}</SellersNotice>
        }
      />
    </>
  );
}
