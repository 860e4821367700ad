import { cardsOfTag } from "@cardplaza/contract/cards/card-rules";
import { listingTag } from "@cardplaza/contract/directory/listing-page-words";
import type { Listing } from "@cardplaza/contract/directory/listings";

/** The cache tags of a page that shows this business: itself, and its owner's plan and proofs, which give the badges. */
export const tagsOfListing = ({ _id, ownerId }: Pick<Listing, "_id" | "ownerId">) => [
  listingTag(_id),
  ...(ownerId ? [cardsOfTag(ownerId)] : []),
];
