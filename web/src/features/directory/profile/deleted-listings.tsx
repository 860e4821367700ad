import { dayInWords } from "@cardplaza/contract/date-words";
import type { DeletedListing } from "@cardplaza/contract/directory/listings";
import { RotateCcw } from "lucide-react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useListingWrites } from "../use-listing-writes.ts";

export function DeletedListings({ listings }: { listings: DeletedListing[] }) {
  const { restore } = useListingWrites();
  // The listing takes the place of this list, so the words are not left to it.
  const bringBack = ({ _id, name }: DeletedListing) =>
    restore.mutateAsync(_id).then(
      () => toast({ title: "Listing restored", description: `${name || "Your draft"} is back.` }),
      (error: unknown) =>
        toast({
          title: "The listing was not restored",
          description: problemText(error),
          variant: "destructive",
        }),
    );
  return (
    <Panel>
      <PanelHeader title="Recently deleted" />
      <ul>
        {listings.map((listing) => (
          <li
            key={listing._id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0"
          >
            <div className="min-w-0 text-sm">
              <p className="font-medium break-words">{listing.name || "Untitled draft"}</p>
              <p className="text-muted">Can be restored until {dayInWords(listing.restorableUntil)}</p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Restore ${listing.name || "the draft"}`}
              busy={restore.isPending && restore.variables === listing._id}
              onClick={() => void bringBack(listing)}
            >
              <RotateCcw /> Restore
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
