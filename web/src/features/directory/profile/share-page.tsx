import type { Listing } from "@cardplaza/contract/directory/listings";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { ShareListing } from "../share-listing.tsx";

/** The page's link and code, for customers, the window, the bill and the visiting card. */
export function SharePage({ listing }: { listing: Listing }) {
  return (
    <Panel>
      <PanelHeader
        title="Share your page"
        description="Send the link, or put the QR code in your window and on your bills."
        className="mb-4"
      />
      <ShareListing listing={listing} />
    </Panel>
  );
}
