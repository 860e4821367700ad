import type { IntroStatus } from "@cardplaza/contract/people/connection-words";

/** Who is connected with whom, each pair once. Named by the part of the address before the @. */
export const SAMPLE_CONNECTIONS: Record<string, string> = {
  asha: "ravi farah joseph vikram nandini lakshmi imran thomas ananya jincy",
  ravi: "vikram farah meena arjun thomas debashree sneha gurpreet nandini",
  farah: "imran thomas faisal debashree",
  gurpreet: "vikram karan nandini joseph thomas",
  lakshmi: "imran meena nandini thomas",
  joseph: "sameer jincy imran",
  vikram: "nandini meena tarun rohit sneha debashree",
  nandini: "pallavi",
  imran: "debashree",
  debashree: "bikash",
  arjun: "meena harini",
  meena: "divya harini pallavi",
  sneha: "rohit tarun",
  rohit: "tarun",
  ananya: "jincy",
  harini: "divya",
};

/** Invitations without an answer yet. */
export const SAMPLE_INVITATIONS: { from: string; to: string; daysAgo: number; note?: string }[] = [
  {
    from: "arjun",
    to: "asha",
    daysAgo: 0.2,
    note: "We build the booking page for the homestay that you restored in Fort Kochi. It would be good to know each other.",
  },
  {
    from: "tarun",
    to: "ravi",
    daysAgo: 0.8,
    note: "Sneha's colleague from Torna. She says you explain notices like cricket.",
  },
  { from: "meena", to: "asha", daysAgo: 1.6 },
  {
    from: "karan",
    to: "ravi",
    daysAgo: 2.5,
    note: "I would like to learn how seed dealers handle GST on returns.",
  },
  { from: "sameer", to: "asha", daysAgo: 4, note: "Your verandah talk is why I draw chairs now." },
  { from: "asha", to: "debashree", daysAgo: 3, note: "For the tile boxes. Yours arrive whole." },
  { from: "asha", to: "harini", daysAgo: 6 },
  { from: "ravi", to: "imran", daysAgo: 5 },
  { from: "vikram", to: "karan", daysAgo: 7, note: "Gurpreet told me about your signboards." },
];

/** What a member keeps about a connection. */
export const SAMPLE_NOTES: { by: string; about: string; tags?: string[]; note?: string }[] = [
  {
    by: "asha",
    about: "joseph",
    tags: ["Carpenters", "Goa"],
    note: "Knows every cane weaver south of Ratnagiri. Call before nine.",
  },
  { by: "asha", about: "vikram", tags: ["Suppliers"], note: "M16 anchors for the roof in Mattancherry." },
  { by: "asha", about: "ravi", tags: ["Accounts"] },
  { by: "asha", about: "imran", tags: ["Suppliers", "Lamps"] },
  { by: "asha", about: "thomas", tags: ["Clients"], note: "Wants a drying yard with a roof that opens." },
  {
    by: "ravi",
    about: "vikram",
    tags: ["Clients"],
    note: "Eleven shareholders. Annual meeting in September.",
  },
  { by: "ravi", about: "farah", tags: ["Clients"] },
  { by: "ravi", about: "sneha", tags: ["Talent"], note: "Ready for a bigger team in spring." },
  { by: "vikram", about: "nandini", tags: ["Clients"], note: "M10 kits, zinc flake." },
];

/** Members with the premium plan: they ask for introductions. */
export const SAMPLE_PREMIUM = ["nandini", "gurpreet"];

/** One introduction in each state, and one more on its way to the first sample member. An accepted one connects the two. */
export const SAMPLE_INTRODUCTIONS: {
  asker: string;
  via: string;
  target: string;
  status: IntroStatus;
  daysAgo: number;
  reason: string;
}[] = [
  {
    asker: "nandini",
    via: "asha",
    target: "thomas",
    status: "asked",
    daysAgo: 1,
    reason:
      "A drying yard under solar panels would keep the rain off the pepper. I would like to show him the one in Coorg.",
  },
  {
    asker: "gurpreet",
    via: "joseph",
    target: "asha",
    status: "forwarded",
    daysAgo: 3,
    reason:
      "We build a rest house at the cold store in Khanna and want it cool without machines, as she does on the coast.",
  },
  {
    asker: "nandini",
    via: "vikram",
    target: "debashree",
    status: "forwarded",
    daysAgo: 5,
    reason:
      "We send 300 panels a month and two of a hundred arrive with a broken corner. We need a better box.",
  },
  {
    asker: "nandini",
    via: "ravi",
    target: "arjun",
    status: "accepted",
    daysAgo: 12,
    reason:
      "Our service calls are still on paper. Ravi says his team built something small that works offline.",
  },
  {
    asker: "gurpreet",
    via: "ravi",
    target: "meena",
    status: "declined",
    daysAgo: 20,
    reason:
      "The network in our cold store drops whenever the compressors start. We look for somebody who visits.",
  },
  {
    asker: "nandini",
    via: "gurpreet",
    target: "karan",
    status: "expired",
    daysAgo: 30,
    reason:
      "He knows the farmers' groups around Ludhiana. We would like to hear what they think of solar pumps.",
  },
];
