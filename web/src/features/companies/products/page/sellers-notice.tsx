import { Link } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";

/** Said to the company's team, with the way to change the product. */
export function SellersNotice({ productId, children }: { productId: string; children: string }) {
  return (
    <Notice
      className="mb-4"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={`/my-products?product=${productId}`}>Edit</Link>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
