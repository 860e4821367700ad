import { LISTING_TEXT, listingPath } from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { CircleCheck, Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Button } from "../../../ui/button.tsx";
import { ShareListing } from "../share-listing.tsx";
import { cn } from "../../../ui/class-names.ts";

/** What became of it, in the words of the design, and where to go from here. */
export function PublishedPanel({ listing }: { listing: Listing }) {
  const isLive = listing.status === "published";
  const Icon = isLive ? CircleCheck : Clock;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={cn(PAGE_WIDTH, "grid flex-1 place-items-center py-16")}>
      <div className="max-w-lg text-center">
        <Icon
          aria-hidden="true"
          className={cn("mx-auto size-12", isLive ? "text-positive" : "text-warning")}
          strokeWidth={1.5}
        />
        <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl text-balance outline-none">
          {isLive ? LISTING_TEXT.live : LISTING_TEXT.submitted}
        </h1>
        <p className="mt-2 text-pretty text-muted">
          {isLive
            ? "People can now find it in the directory and in search. Share its page with your customers."
            : "We will let you know as soon as it is live. You can keep improving it until then."}
        </p>
        {isLive && (
          <ShareListing listing={listing} className="mt-6 rounded-card border border-line bg-raised p-5" />
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {isLive && (
            <Button asChild variant="secondary">
              <Link to={listingPath(listing)}>View your page</Link>
            </Button>
          )}
          <Button asChild variant={isLive ? "secondary" : "primary"}>
            <Link to="/business-profile">Go to your business profile</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
