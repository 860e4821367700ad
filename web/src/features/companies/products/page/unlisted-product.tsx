import { PRODUCT_STATUS_LABEL } from "@cardplaza/contract/companies/products/product-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../../lib/query.ts";
import { useSession } from "../../../../lib/session.ts";
import { MissingProduct } from "./missing-product.tsx";
import { ProductView } from "./product-view.tsx";
import { SellersNotice } from "./sellers-notice.tsx";

/** A product that the server does not show, because it renders the same page for everybody. Its team sees it. */
export function UnlistedProduct({ id = "" }: { id?: string }) {
  const { status } = useSession();
  const own = useQuery({
    ...query["GET /api/products/:id"]({ params: { id } }),
    enabled: status === "member",
  });
  const product = own.data;
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
