import { LISTING_FILES } from "@cardplaza/contract/listing-page-words";
import type { Listing } from "@cardplaza/contract/listings";
import { QR_TEXT } from "@cardplaza/contract/qr";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";

/** The code of the business's page, for the window, the bill and the visiting card. */
export function ListingQr({ listing }: { listing: Listing }) {
  return (
    <Panel>
      <PanelHeader
        title="QR code"
        description="Put it in your window or on your bills. It leads to your page."
        className="mb-4"
      />
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={LISTING_FILES.qrSvg(listing._id)}
          width={128}
          height={128}
          alt={`QR code of the page of ${listing.name}`}
          className="size-32 rounded-field border border-line bg-white"
        />
        <Button asChild variant="secondary">
          <a href={LISTING_FILES.qrPng(listing._id)} download={`Business-${listing.slug}.png`}>
            <Download /> {QR_TEXT.download}
          </a>
        </Button>
      </div>
    </Panel>
  );
}
