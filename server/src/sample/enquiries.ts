import type { EnquiryStatus, QuoteStatus } from "@cardplaza/contract/enquiries/enquiry-words";

export interface SampleEnquiry {
  from: string;
  message: string;
  hoursAgo: number;
  status: EnquiryStatus;
  city?: string;
  budgetPaise?: number;
  quantity?: number;
  unit?: string;
  neededBy?: string;
  note?: string;
  lostReason?: string;
  wonPaise?: number;
  /** The e-mail address of the manager who takes care of it. */
  assignee?: string;
  /** Messages in turn, two hours apart, starting with the owner. */
  talk?: string[];
  /** Sent an hour after the last message. */
  quote?: { amountPaise: number; note: string; status: QuoteStatus };
}

/** An enquiry at a business. */
export interface SampleBusinessEnquiry extends SampleEnquiry {
  /** The owner of the business. */
  to: string;
}

const sample = (name: string) => `${name}@sample.cardplaza.in`;

/** Enquiries of the sample members to each other's businesses. */
export const SAMPLE_ENQUIRIES: SampleBusinessEnquiry[] = [
  {
    to: sample("asha"),
    from: sample("farah"),
    message:
      "We are moving the bakery into a house from 1924 in Hazratganj. Could you look at the plans and say whether the old kitchen wall can go?",
    hoursAgo: 5,
    status: "new",
    city: "Lucknow",
    budgetPaise: 40_000_000,
  },
  {
    to: sample("asha"),
    from: sample("joseph"),
    message: "A small guest house behind ours, two rooms and a veranda. Do you take on work of that size?",
    hoursAgo: 30,
    status: "responded",
    city: "Kochi",
    talk: [
      "Gladly, we like small houses. May I come on Saturday at ten to see the ground?",
      "Saturday is fine. Please ring at the blue gate.",
    ],
  },
  {
    to: sample("asha"),
    from: sample("ravi"),
    message: "Our office needs a meeting room with quiet walls for eight people. What would drawings cost?",
    hoursAgo: 220,
    status: "quoted",
    city: "Pune",
    budgetPaise: 15_000_000,
    note: "Wants it before the end of the financial year.",
    talk: ["Drawings and two site visits come to ₹48,000. Shall I send the details?", "Please do."],
  },
  {
    to: sample("ravi"),
    from: sample("gurpreet"),
    message: "We need GST returns for a transport firm with eleven trucks, every month. Do you do that?",
    hoursAgo: 9,
    status: "viewed",
    city: "Ludhiana",
    quantity: 11,
    unit: "trucks",
  },
  {
    to: sample("ravi"),
    from: sample("asha"),
    message: "Please check whether our studio should change from a proprietorship to an LLP this year.",
    hoursAgo: 400,
    status: "won",
    city: "Kochi",
    talk: ["It pays off from next April. I can prepare everything for ₹22,000.", "Agreed, thank you."],
  },
  {
    to: sample("farah"),
    from: sample("asha"),
    message: "Sixty small almond cakes for an opening on 3 December, half of them without egg.",
    hoursAgo: 60,
    status: "viewed",
    city: "Kochi",
    quantity: 60,
    unit: "cakes",
  },
];
