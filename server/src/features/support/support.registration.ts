import type { Registration } from "../../registry/registration.ts";
import { eraseVisitorsTickets } from "./erase-visitors-tickets.ts";
import { supportPart } from "./account-part.ts";

export const supportRegistration: Registration = {
  account: [supportPart],
  publicPages: ["/contact-us"],
  tidyUp: eraseVisitorsTickets,
};
