import { createContext, use } from "react";
import type { ListingFormState } from "./use-listing-form.ts";

interface ListingFormContextValue extends ListingFormState {
  /** What is wrong or missing at a field, where it should be said by now. */
  problemOf: (path: string) => string | undefined;
  premium: boolean;
}

export const ListingFormContext = createContext<ListingFormContextValue | null>(null);

export function useListing(): ListingFormContextValue {
  const value = use(ListingFormContext);
  if (!value) throw new Error("useListing must be used within a listing's form");
  return value;
}
