import { CARD_MESSAGE, SEND_CARD } from "../../features/cards/visitor-actions/card-kinds.ts";
import { SLIP } from "../../features/chapters/queue/slip.ts";
import { CONTACT, CONTACT_CHANGE } from "../../features/contacts/contact-kinds.ts";
import { SCAN } from "../../features/contacts/scan-kind.ts";
import { ENQUIRY_MESSAGE } from "../../features/enquiries/message-kind.ts";
import { LEAD_NOTE, LEAD_STATUS } from "../../features/leads/lead-kinds.ts";
import { MESSAGE } from "../../features/messages/sync/message-kind.ts";
import { CONNECTION_NOTE } from "../../features/people/connections/connection-kind.ts";

/** All kinds of entries that wait to be sent: loaded together, so that all are sent wherever the member is. */
export const ALL_KINDS: readonly { name: string }[] = [
  CARD_MESSAGE,
  SEND_CARD,
  SCAN,
  CONTACT,
  CONTACT_CHANGE,
  LEAD_NOTE,
  LEAD_STATUS,
  ENQUIRY_MESSAGE,
  CONNECTION_NOTE,
  MESSAGE,
  ...Object.values(SLIP),
];
