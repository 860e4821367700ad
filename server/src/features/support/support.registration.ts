import { ticketSearch } from "./admin-search.ts";
import type { Registration } from "../../registry/registration.ts";
import { eraseVisitorsTickets } from "./erase-visitors-tickets.ts";
import { supportPart } from "./account-part.ts";
import { waitingTickets } from "./waiting-tickets.ts";

export const supportRegistration: Registration = {
  account: [supportPart],
  queues: waitingTickets,
  adminSearch: [ticketSearch],
  publicPages: ["/contact-us"],
  tidyUp: eraseVisitorsTickets,
};
