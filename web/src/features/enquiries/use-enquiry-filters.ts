import { useState } from "react";
import { useTypedSearch } from "../../lib/use-typed-search.ts";
import type { SentFilters } from "./use-enquiries.ts";

/** What is being looked for. */
export function useEnquiryFilters() {
  const { q, ...field } = useTypedSearch();
  const [status, setStatus] = useState<SentFilters["status"]>("all");
  const sent: SentFilters = { q, status };
  return { ...field, status, setStatus, sent, isActive: q !== "" || status !== "all" };
}

export type EnquiryFiltersState = ReturnType<typeof useEnquiryFilters>;
