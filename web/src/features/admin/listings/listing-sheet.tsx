import { LISTING_REASONS } from "@cardplaza/contract/directory/listing-desk-words";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { FactRow } from "../../../ui/fact-row.tsx";
import { ShownListing } from "../claims/shown-listing.tsx";
import { DecisionSheet } from "../lists/decision-sheet.tsx";
import { KnownMemberFacts } from "../lists/known-member.tsx";
import { ListingChanges } from "./listing-changes.tsx";
import { ListingState } from "./listing-state.tsx";
import { LISTING_ACTION_WORDS, LISTINGS_WORDS } from "./listings-words.ts";

const { sheet: words, columns } = LISTINGS_WORDS;
const ONE = "GET /api/admin/business-listings/:id";

/** A listing: what would change beside what is published, its owner, and what can be decided. */
export const ListingSheet = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <DecisionSheet
    one={useQuery({
      queryKey: [ONE, id],
      queryFn: async () => (await api[ONE]({ params: { id } })).listing,
      staleTime: 0,
    })}
    nameOf={({ name }) => name}
    actionsOf={({ actions }) => actions}
    wordsOf={(_listing, action) => LISTING_ACTION_WORDS[action]}
    ready={LISTING_REASONS}
    send={({ version }, { action, reason }) =>
      api["PATCH /api/admin/business-listings/:id"]({ params: { id }, body: { action, reason, version } })
    }
    reads={["GET /api/admin/business-listings", ONE]}
    isWide
    onClose={onClose}
  >
    {(listing) => (
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 text-sm lg:grid-cols-2">
        {listing.waiting && <ListingChanges listing={listing} />}
        <ShownListing listing={listing} title={words.listing} />
        <section className="grid grid-cols-1 content-start gap-5">
          <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <FactRow label={columns.status}>
              <ListingState listing={listing} />
            </FactRow>
            {(listing.flags ?? []).length > 0 && (
              <FactRow label={columns.why}>
                {listing.flags?.map((flag) => LISTINGS_WORDS.flags[flag] ?? flag).join(", ")}
              </FactRow>
            )}
            {listing.rejectionReason && (
              <FactRow label={words.reason}>
                <span className="break-words whitespace-pre-wrap">{listing.rejectionReason}</span>
              </FactRow>
            )}
          </dl>
          <h3 className="text-base font-semibold wrap-anywhere">
            {words.owner}: {listing.known?.name ?? LISTINGS_WORDS.noOwner}
          </h3>
          {listing.known && <KnownMemberFacts member={listing.known} />}
        </section>
      </div>
    )}
  </DecisionSheet>
);
