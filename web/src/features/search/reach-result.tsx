import { dialled } from "@cardplaza/contract/phones";
import type { SearchResult } from "@cardplaza/contract/search/search-words";
import { TO_SELLER } from "@cardplaza/contract/whats-app-words";
import { Phone } from "lucide-react";
import { countContact, type Reached } from "../../lib/count-contact.ts";
import { Button } from "../../ui/button.tsx";
import { WhatsAppButton } from "../../ui/whats-app-button.tsx";

const COUNTED_AS: Partial<Record<SearchResult["type"], Reached>> = {
  business: "business-listings",
  company: "companies",
  product: "products",
};

/** Call and WhatsApp, where the page of the result shows the number too. */
export function ReachResult({ result: { type, _id, title, phone, whatsapp } }: { result: SearchResult }) {
  if (!phone && !whatsapp) return null;
  const count = (kind: "call" | "whatsapp") => {
    const of = COUNTED_AS[type];
    if (of) countContact(of, _id, kind);
  };
  return (
    // Above the link that covers the card.
    <div className="relative mt-3 flex w-fit flex-wrap gap-2">
      {phone && (
        <Button asChild size="sm" variant="secondary">
          <a href={`tel:${dialled(phone)}`} aria-label={`Call ${title}`} onClick={() => count("call")}>
            <Phone /> Call
          </a>
        </Button>
      )}
      <WhatsAppButton
        size="sm"
        phone={whatsapp}
        to={title}
        text={type === "product" ? TO_SELLER.forPrice(title) : TO_SELLER.any(title)}
        onPress={() => count("whatsapp")}
      />
    </div>
  );
}
