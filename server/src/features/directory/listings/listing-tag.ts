export { listingTag } from "@cardplaza/contract/directory/listing-page-words";
