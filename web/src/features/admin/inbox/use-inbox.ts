import type { TicketCase } from "@cardplaza/contract/support/support";
import {
  isClosedTicket,
  TICKET_STATUSES,
  type TicketAction,
} from "@cardplaza/contract/support/support-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { query } from "../../../lib/query.ts";
import { usePages } from "../../../lib/use-pages.ts";

const LIST = "GET /api/admin/tickets";
const ONE = "GET /api/admin/tickets/:id";
const STATS = "GET /api/admin/stats";

export const INBOX_STATUSES = ["waiting", ...TICKET_STATUSES] as const;

/** What is looked for stands in the address, and so does the ticket that is open. */
export function useInboxFilters() {
  const [search, change] = useAddressParams();
  const status = INBOX_STATUSES.find((each) => each === search.get("status")) ?? "waiting";
  return { q: search.get("q") ?? "", status, openId: search.get("ticket"), change };
}

export function useInbox(wanted: Pick<ReturnType<typeof useInboxFilters>, "q" | "status">) {
  const list = usePages([LIST, wanted], (cursor) => api[LIST]({ query: { ...wanted, cursor } }));
  return {
    ...list,
    items: list.data?.pages.flatMap(({ tickets }) => tickets),
    count: list.data?.pages[0]?.total,
  };
}

export const useTicket = (id: string) => useQuery({ ...query[ONE]({ params: { id } }), staleTime: 0 });

interface Work {
  ticket: TicketCase;
  action: TicketAction;
  text?: string;
}

export function useWorkOnTicket() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ ticket: { _id: id, version }, action, text }: Work) =>
      api["PATCH /api/admin/tickets/:id"]({
        params: { id },
        body: { action, version, ...(text && { [action === "answer" ? "answer" : "reason"]: text }) },
      }),
    // A refusal too means that what is shown is old.
    onSettled: () =>
      Promise.all([LIST, ONE, STATS].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}

/** What can be done with a ticket now. The server asks again. */
export const actionsFor = ({ status }: TicketCase): TicketAction[] =>
  isClosedTicket(status)
    ? ["reopen"]
    : ["answer", "resolve", "reject", ...(status === "open" ? (["acknowledge"] as const) : [])];
