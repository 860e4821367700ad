export { listingTag } from "@cardplaza/contract/listing-page-words";
