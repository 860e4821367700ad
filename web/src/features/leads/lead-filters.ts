import { FOLLOW_UP_STATUSES, type FollowUpStatus, LEAD_TAG_MAX } from "@cardplaza/contract/leads/lead-words";

export interface LeadFilters {
  q: string;
  status: FollowUpStatus | "all";
  tag: string | null;
  card: string | null;
  from: string | null;
  to: string | null;
}

export const LEAD_FILTERS = ["q", "status", "tag", "card", "from", "to"] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];

export const LEAD_SEARCH_MAX = 100;
export const NO_FILTERS: LeadFilters = { q: "", status: "all", tag: null, card: null, from: null, to: null };

/** The filters in an address. Invalid ones are left out. */
export function readLeadFilters(search: URLSearchParams): LeadFilters {
  const param = (name: LeadFilter) => search.get(name)?.trim() ?? "";
  const day = (name: "from" | "to") => (isDay(param(name)) ? param(name) : null);
  return {
    q: param("q").slice(0, LEAD_SEARCH_MAX),
    status: FOLLOW_UP_STATUSES.find((status) => status === param("status")) ?? "all",
    tag: param("tag").slice(0, LEAD_TAG_MAX) || null,
    card: /^[a-z0-9]{20}$/.test(param("card")) ? param("card") : null,
    from: day("from"),
    to: day("to"),
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** The filters as query parameters of the API. */
export const asQuery = ({ tag, card, from, to, ...rest }: LeadFilters) => ({
  ...rest,
  tag: tag ?? undefined,
  cardId: card ?? undefined,
  from: from ?? undefined,
  to: to ?? undefined,
});
