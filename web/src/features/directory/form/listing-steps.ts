import type { ListingStep } from "@cardplaza/contract/directory/listing-rules";

export const STEPS: readonly ListingStep[] = ["basics", "location", "contact", "photos", "preview"];

export const STEP_LABELS: Readonly<Record<ListingStep, string>> = {
  basics: "Basics",
  location: "Location & hours",
  contact: "Contact",
  photos: "Photos",
  preview: "Preview",
};

const STEP_OF_FIELD: Readonly<Record<string, ListingStep>> = {
  address: "location",
  hideAddress: "location",
  serviceCities: "location",
  hours: "location",
  is24x7: "location",
  phone: "contact",
  whatsapp: "contact",
  email: "contact",
  website: "contact",
  payments: "contact",
  logo: "photos",
  cover: "photos",
  photos: "photos",
  videoUrl: "photos",
};

/** Where a field stands, by its path. */
export const stepOf = (path: string): ListingStep => STEP_OF_FIELD[path.split(".")[0] ?? ""] ?? "basics";
export const readStep = (text: string | null): ListingStep => STEPS.find((step) => step === text) ?? "basics";

/** What a field is called where it is not in sight. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
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
};
export const labelOf = (path: string) => FIELD_LABELS[path] ?? FIELD_LABELS[path.split(".")[0] ?? ""] ?? path;
