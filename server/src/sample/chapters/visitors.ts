import type { VisitorOutcome } from "@cardplaza/contract/chapters/chapter-meeting-words";

/** Weeks ago is that of the meeting: 0 is the one that comes next or is open now. */
export interface SampleVisitor {
  name: string;
  category: string;
  weeksAgo: number;
  outcome: VisitorOutcome;
  invitedBy?: string;
  /** The member they became, or who asked for the visit. */
  member?: string;
  note?: string;
  /** When to follow up, in days from today; below 0 it is overdue. */
  followUpInDays?: number;
}

export const SAMPLE_VISITORS: Record<string, SampleVisitor[]> = {
  kochi: [
    {
      name: "Thomas Kurian",
      category: "grain-and-spice-traders",
      weeksAgo: 23,
      outcome: "joined",
      invitedBy: "sibi",
      member: "thomas",
    },
    {
      name: "Leela Antony",
      category: "decorators-and-florists",
      weeksAgo: 21,
      outcome: "declined",
      invitedBy: "ramesh",
      note: "Mornings are the market for her.",
    },
    {
      name: "Prasad Kamath",
      category: "hardware-shops",
      weeksAgo: 18,
      outcome: "attended",
      invitedBy: "biju",
    },
    { name: "Fathima Rafi", category: "travel-agents", weeksAgo: 15, outcome: "attended", invitedBy: "sibi" },
    {
      name: "Fathima Rafi",
      category: "travel-agents",
      weeksAgo: 13,
      outcome: "declined",
      invitedBy: "sibi",
      note: "Joins a table nearer to Aluva.",
    },
    {
      name: "Anju Sebastian",
      category: "photographers",
      weeksAgo: 12,
      outcome: "attended",
      invitedBy: "asha",
      member: "anju",
    },
    {
      name: "Anju Sebastian",
      category: "photographers",
      weeksAgo: 10,
      outcome: "joined",
      invitedBy: "asha",
      member: "anju",
    },
    { name: "Vinod Prabhu", category: "car-rental", weeksAgo: 7, outcome: "attended", invitedBy: "neethu" },
    {
      name: "Dr. Nisha Paul",
      category: "child-specialists",
      weeksAgo: 4,
      outcome: "attended",
      invitedBy: "deepa",
      note: "Liked it. Has clinic on our day every second week.",
      followUpInDays: -2,
    },
    {
      name: "Jincy Mathew",
      category: "furniture",
      weeksAgo: 1,
      outcome: "applied",
      invitedBy: "asha",
      member: "jincy",
      note: "Asked for the seat the same evening.",
    },
    {
      name: "Suraj Nair",
      category: "waterproofing",
      weeksAgo: 1,
      outcome: "attended",
      invitedBy: "biju",
      followUpInDays: 0,
    },
    {
      name: "Elsa Chacko",
      category: "physiotherapists",
      weeksAgo: 1,
      outcome: "attended",
      invitedBy: "shalini",
      followUpInDays: 2,
    },
    {
      name: "Harish Rao",
      category: "flooring-and-tiles",
      weeksAgo: 0,
      outcome: "expected",
      invitedBy: "asha",
    },
    { name: "Mini Oommen", category: "bakeries", weeksAgo: 0, outcome: "expected" },
  ],
  pune: [
    {
      name: "Ajit Salunkhe",
      category: "safety-equipment",
      weeksAgo: 22,
      outcome: "attended",
      invitedBy: "amol",
    },
    { name: "Smita Gadgil", category: "dietitians", weeksAgo: 19, outcome: "declined", invitedBy: "kavita" },
    {
      name: "Manasi Bapat",
      category: "graphic-designers",
      weeksAgo: 15,
      outcome: "joined",
      invitedBy: "rekha",
      member: "manasi",
    },
    {
      name: "Yogesh More",
      category: "plastics-and-rubber",
      weeksAgo: 11,
      outcome: "attended",
      invitedBy: "nitin",
    },
    {
      name: "Yogesh More",
      category: "plastics-and-rubber",
      weeksAgo: 9,
      outcome: "declined",
      invitedBy: "nitin",
      note: "Two evenings are his limit; he has night shifts.",
    },
    { name: "Rina Dsouza", category: "travel-agents", weeksAgo: 6, outcome: "attended", invitedBy: "zoya" },
    {
      name: "Satish Kelkar",
      category: "lawyers",
      weeksAgo: 2,
      outcome: "attended",
      invitedBy: "ravi",
      note: "Very interested. Wants to know the fee for a year.",
      followUpInDays: -1,
    },
    {
      name: "Tarun Bhatt",
      category: "certification-and-iso",
      weeksAgo: 1,
      outcome: "applied",
      invitedBy: "sunita",
      member: "tarun",
      followUpInDays: 1,
    },
    { name: "Neha Agashe", category: "architects", weeksAgo: 0, outcome: "expected", invitedBy: "hemant" },
    { name: "Imtiyaz Mulla", category: "fabrication-and-welding", weeksAgo: 0, outcome: "expected" },
  ],
  online: [
    {
      name: "Sukhdev Gill",
      category: "farm-machinery",
      weeksAgo: 20,
      outcome: "attended",
      invitedBy: "gurpreet",
    },
    {
      name: "Revathi Mohan",
      category: "textile-mills",
      weeksAgo: 14,
      outcome: "declined",
      invitedBy: "meena",
    },
    { name: "Parth Shah", category: "chemicals", weeksAgo: 8, outcome: "attended", invitedBy: "debashree" },
    {
      name: "Karan Malhotra",
      category: "seeds-and-fertiliser",
      weeksAgo: 2,
      outcome: "applied",
      invitedBy: "gurpreet",
      member: "karan",
      followUpInDays: 1,
    },
    {
      name: "Gauri Hegde",
      category: "labels-and-barcodes",
      weeksAgo: 0,
      outcome: "expected",
      invitedBy: "nandini",
    },
  ],
};
