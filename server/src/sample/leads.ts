import type { FollowUpStatus, LeadSource } from "@cardplaza/contract/leads/lead-words";

export interface SampleLead {
  /** The owner of the lead. */
  to: string;
  name: string;
  email: string;
  message: string;
  source: LeadSource;
  daysAgo: number;
  status?: FollowUpStatus;
  tags?: string[];
  notes?: string[];
  remindInDays?: number;
}

const ASHA = "asha@sample.cardplaza.in";
const RAVI = "ravi@sample.cardplaza.in";
const GURPREET = "gurpreet@sample.cardplaza.in";
const JOSEPH = "joseph@sample.cardplaza.in";

/** Leads of the sample cards. The senders are not real, and no mail reaches their addresses. */
export const SAMPLE_LEADS: SampleLead[] = [
  {
    to: ASHA,
    name: "Nikhil Varghese",
    email: "nikhil@sample.cardplaza.in",
    message:
      "We have bought an old house near Mattancherry and would like to keep the courtyard. Could you come for a first site visit before the rains?",
    source: "direct",
    daysAgo: 1,
    tags: ["House", "Kochi"],
    remindInDays: 2,
  },
  {
    to: ASHA,
    name: "Farah Siddiqui",
    email: "farah@sample.cardplaza.in",
    message: "Farah Siddiqui sent you a card.",
    source: "exchange",
    daysAgo: 3,
  },
  {
    to: ASHA,
    name: "Divya Pillai",
    email: "divya@sample.cardplaza.in",
    message: "Do you also design homestays with six rooms? Ours is in Varkala, 200 m from the cliff.",
    source: "direct",
    daysAgo: 5,
    status: "contacted",
    tags: ["Hotel"],
    notes: ["Called on Monday. She sends the survey drawing this week."],
  },
  {
    to: ASHA,
    name: "Divya Pillai",
    email: "divya@sample.cardplaza.in",
    message: "Here is my number again, in case the first message was lost: 90000 00177.",
    source: "direct",
    daysAgo: 4,
  },
  {
    to: ASHA,
    name: "Joseph D'Souza",
    email: "joseph@sample.cardplaza.in",
    message: "A client of mine in Goa asks for lime plaster. May I introduce you?",
    source: "form",
    daysAgo: 9,
    status: "completed",
    tags: ["Referral"],
    notes: ["Met both in Panjim. They start in January."],
  },
  {
    to: ASHA,
    name: "Sameer Khan",
    email: "sameer@sample.cardplaza.in",
    message: "What does a house design cost for about 180 m², and how long does the permit take?",
    source: "direct",
    daysAgo: 16,
    status: "contacted",
    tags: ["House"],
  },
  {
    to: RAVI,
    name: "Lakshmi Venkataraman",
    email: "lakshmi@sample.cardplaza.in",
    message: "Please send me your price list and the delivery time to Coimbatore.",
    source: "form",
    daysAgo: 2,
  },
  {
    to: GURPREET,
    name: "Harbans Dhillon",
    email: "harbans@sample.cardplaza.in",
    message:
      "My drivers wait half a day at your cold store in Khanna. I would pay for a rest house there. Do you know somebody who builds without air conditioning?",
    source: "direct",
    daysAgo: 140,
    status: "completed",
    tags: ["Referral"],
  },
  {
    to: JOSEPH,
    name: "Philomena Rego",
    email: "philomena@sample.cardplaza.in",
    message:
      "We would like twelve of your chairs for our house in Fontainhas. It must be repaired first; whom would you ask?",
    source: "direct",
    daysAgo: 66,
    status: "completed",
    tags: ["Referral"],
  },
];
