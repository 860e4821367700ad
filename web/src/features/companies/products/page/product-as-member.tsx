import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { useEffect } from "react";
import { SellersNotice } from "./sellers-notice.tsx";
import { useProductAsMember } from "./use-product-as-member.ts";

interface ProductAsMemberProps {
  productId: string;
  onKnown: (role: CompanyRole | null) => void;
}

/** Finds out whether the member is of the company's team, and greets them. Visitors never load this. */
export function ProductAsMember({ productId, onKnown }: ProductAsMemberProps) {
  const role = useProductAsMember(productId).data?.role ?? null;
  useEffect(() => {
    onKnown(role);
    return () => onKnown(null);
  }, [role, onKnown]);
  return (
    role && (
      <SellersNotice productId={productId}>
        This is a product of your company, as everybody sees it.
      </SellersNotice>
    )
  );
}
