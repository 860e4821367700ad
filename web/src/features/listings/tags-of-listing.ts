import { cardsOfTag } from "@cardplaza/contract/card-rules";
import { listingTag } from "@cardplaza/contract/listing-page-words";
import type { Listing } from "@cardplaza/contract/listings";

/** What a page hangs on that shows this business: itself, and its owner's plan and proofs, which give the badges. */
export const tagsOfListing = ({ _id, ownerId }: Pick<Listing, "_id" | "ownerId">) => [
  listingTag(_id),
  ...(ownerId ? [cardsOfTag(ownerId)] : []),
];
