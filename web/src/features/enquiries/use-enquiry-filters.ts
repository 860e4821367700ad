import { useState } from "react";
import { useTypedSearch } from "../../lib/use-typed-search.ts";
import type { SentFilters } from "./use-enquiries.ts";

/** What is being looked for. */
export function useEnquiryFilters() {
  const { q, ...field } = useTypedSearch();
  const [status, setStatus] = useState<SentFilters["status"]>("all");
  const [assignee, setAssignee] = useState("");
  const sent: SentFilters = { q, status, assignee };
  const isActive = q !== "" || status !== "all" || assignee !== "";
  return { ...field, status, setStatus, assignee, setAssignee, sent, isActive };
}

export type EnquiryFiltersState = ReturnType<typeof useEnquiryFilters>;
