import { LISTING_FILES } from "@cardplaza/contract/directory/listing-page-words";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { ShareKit } from "../../ui/share-kit.tsx";
import { savePoster } from "../cards/share/qr-poster.ts";
import { copyLink } from "../../lib/copy-link.ts";
import { whatsAppShare } from "../../lib/whats-app-link.ts";

/** The ways to hand out the page of a business that is live. */
export function ShareListing({ listing, className }: { listing: Listing; className?: string }) {
  const { _id, name, slug, address } = listing;
  const url = location.origin + listingPath(listing);
  return (
    <ShareKit
      className={className}
      url={url}
      qr={{ src: LISTING_FILES.qrSvg(_id), alt: `QR code of the page of ${name}` }}
      whatsApp={whatsAppShare(`${name}: ${url}`)}
      onCopy={() => copyLink(url, { title: "Link Copied", description: "Business link copied to clipboard" })}
      onPoster={() =>
        savePoster({
          code: LISTING_FILES.qrSvg(_id),
          name,
          lines: [address.city, ""],
          scan: "Scan to open our page",
          fileName: `Business-${slug}.png`,
        })
      }
    />
  );
}
