import type { Registration } from "../../registry/registration.ts";
import { eraseVisitorsTickets } from "./erase-visitors-tickets.ts";
import { contactPart } from "./account-part.ts";

export const supportRegistration: Registration = {
  account: [contactPart],
  publicPages: ["/contact-us"],
  tidyUp: eraseVisitorsTickets,
};
