// Apart from the endpoints, so that the browser takes these without zod.

export const LEADS_PER_CARD_AND_DAY = 5;
export const DIRECT_LEADS_PER_ADDRESS_AND_DAY = 5;
/** The same text again within this time is the same lead: a second click, not a second message. */
export const SAME_LEAD_MINUTES = 10;
/** Within so many hours an owner should get back to a new lead, unless they set a reminder. */
export const LEAD_ANSWER_HOURS = 24;
export const SEND_NOTE_MAX = 280;
