import type { ListingFigures } from "@cardplaza/contract/directory/listing-pages";

/** What is counted, in the order in which it is shown. */
export const FIGURE_LABELS: Record<keyof ListingFigures, string> = {
  views: "Views",
  calls: "Calls",
  enquiries: "Enquiries",
  whatsapp: "WhatsApp",
  directions: "Directions",
  website: "Website visits",
};
