import { dialled } from "@cardplaza/contract/phones";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { TO_SELLER } from "@cardplaza/contract/whats-app-words";
import { MapPin, Phone, Share2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { shareLink } from "../../../lib/share-link.ts";
import { WhatsAppButton } from "../../../ui/whats-app-button.tsx";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";
import { countContact } from "../count-contact.ts";
import { mapLink } from "./map-link.ts";

const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" } as const;

/** The ways to reach a business; all but Share are links, and work without scripts. */
export function BusinessActions({ listing, isOwner }: { listing: Listing; isOwner: boolean }) {
  const { _id, name, phone, whatsapp, replyMedianMin } = listing;
  const map = mapLink(listing);
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:basis-[calc(50%-4px)]">
      {phone && (
        <Button asChild>
          <a href={`tel:${dialled(phone)}`} onClick={() => countContact(_id, "call")}>
            <Phone /> Call
          </a>
        </Button>
      )}
      <WhatsAppButton
        phone={whatsapp}
        text={TO_SELLER.any(name)}
        onPress={() => countContact(_id, "whatsapp")}
      />
      {map && (
        <Button asChild variant="secondary">
          <a href={map} {...ELSEWHERE} onClick={() => countContact(_id, "directions")}>
            <MapPin /> Directions
          </a>
        </Button>
      )}
      {!isOwner && listing.ownerId && (
        <EnquireButton
          variant="secondary"
          target={{ type: "business", id: _id, name }}
          replyMedianMin={replyMedianMin}
        />
      )}
      {/* Only the owner gets a status. A page that nobody else can open is not shared. */}
      {(listing.status ?? "published") === "published" && (
        <Button variant="secondary" onClick={() => void share(listing)}>
          <Share2 /> Share
        </Button>
      )}
    </div>
  );
}

const share = (listing: Listing) =>
  shareLink({
    title: listing.name,
    url: location.origin + listingPath(listing),
    copied: { title: "Link Copied", description: "Business link copied to clipboard" },
  });
