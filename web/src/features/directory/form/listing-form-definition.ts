import { LISTING_LIMITS } from "@cardplaza/contract/directory/listing-limits";
import type { ListingStep } from "@cardplaza/contract/directory/listing-rules";
import { defineForm } from "../../../forms/define-form.ts";
import { EMPTY_LISTING, type ListingValues } from "./listing-values.ts";

/** The form of a listing. */
export const LISTING_FORM = defineForm<ListingValues, ListingStep>({
  empty: EMPTY_LISTING,
  steps: {
    basics: {
      label: "Basics",
      fields: [
        "name",
        "category",
        "moreCategories",
        "description",
        "services",
        "yearFounded",
        "gstin",
        "languages",
      ],
    },
    location: {
      label: "Location & hours",
      fields: ["address", "hideAddress", "serviceCities", "is24x7", "hours"],
    },
    contact: { label: "Contact", fields: ["phone", "whatsapp", "email", "website", "payments"] },
    photos: { label: "Photos", fields: ["logo", "cover", "photos", "videoUrl"] },
    preview: { label: "Preview", fields: [] },
  },
  labels: {
    name: "Business name",
    category: "Category",
    description: "Description",
    "address.line1": "Address line 1",
    "address.locality": "Area or locality",
    "address.city": "City",
    "address.state": "State",
    "address.pin": "PIN code",
    phone: "Phone",
    gstin: "GSTIN",
    website: "Website",
    whatsapp: "WhatsApp",
    email: "E-mail",
    hours: "Opening hours",
    services: "Services",
    videoUrl: "Video",
    photos: "Photos",
  },
  limits: LISTING_LIMITS,
  stopsAtLimit: true,
  picturesIn: ({ logo, cover, photos }) => [logo, cover, ...photos].filter(Boolean),
});

export const { labelOf } = LISTING_FORM;
