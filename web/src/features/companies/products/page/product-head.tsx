import { priceWords, quantityWords } from "@cardplaza/contract/companies/products/product-prices";
import { AVAILABILITY_LABEL, productPath } from "@cardplaza/contract/companies/products/product-words";
import type { Product } from "@cardplaza/contract/companies/products/product";
import { TO_SELLER } from "@cardplaza/contract/whats-app-words";
import { Share2 } from "lucide-react";
import { shareLink } from "../../../../lib/share-link.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Rating } from "../../../../ui/rating.tsx";
import { FootActions } from "../../../../ui/foot-actions.tsx";
import { ReachCompany } from "../../reach-company.tsx";
import { EnquireButton } from "../../../enquiries/enquire-button.tsx";

const AVAILABILITY_TONE = {
  in_stock: "positive",
  made_to_order: "neutral",
  out_of_stock: "warning",
} as const;

/** The name, the price and what a buyer does next. */
export function ProductHead({ product, isTeam }: { product: Product; isTeam: boolean }) {
  const { name, moq, unit, gstRate, availability, ratingAvg, ratingCount, company } = product;
  return (
    <header className="grid min-w-0 grid-cols-1 gap-4">
      <div>
        <h1 id="product-name" className="text-2xl break-words lg:text-3xl">
          {name}
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {ratingCount > 0 ? (
            <a href="#reviews" className="touch-area inline-flex min-h-6 items-center rounded-sm">
              <Rating value={ratingAvg} count={ratingCount} />
            </a>
          ) : (
            <span className="text-sm text-muted">No reviews yet</span>
          )}
          <Badge tone={AVAILABILITY_TONE[availability]}>{AVAILABILITY_LABEL[availability]}</Badge>
        </div>
      </div>
      <div>
        <p className="text-2xl font-semibold break-words tabular-nums">{priceWords(product)}</p>
        <p className="mt-1 text-sm text-muted">
          Minimum order {quantityWords(moq, unit)}
          {gstRate !== null && ` · GST ${gstRate}%`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        {!isTeam && (
          <FootActions>
            <EnquireButton
              label="Get best price"
              target={{ type: "product", id: product._id, name, seller: company.name, unit }}
              replyMedianMin={company.replyMedianMin}
            />
            <ReachCompany company={company} of="products" id={product._id} text={TO_SELLER.forPrice(name)} />
          </FootActions>
        )}
        {/* Only the team gets a status. A page that nobody else can open is not shared. */}
        {(product.status ?? "published") === "published" && (
          <Button variant="secondary" onClick={() => void share(product)}>
            <Share2 /> Share
          </Button>
        )}
      </div>
    </header>
  );
}

const share = (product: Product) =>
  shareLink({
    title: product.name,
    url: location.origin + productPath(product),
    copied: { title: "Link Copied", description: "Product link copied to clipboard" },
  });
