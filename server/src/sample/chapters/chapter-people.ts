import type { Portrait } from "../portrait-art.ts";

/** The owner of a small business who is in a chapter. They have neither a card nor a company. */
export interface SampleChapterPerson {
  /** The part of the address before the @. */
  key: string;
  name: string;
  city: string;
  headline: string;
  about: string;
  business: string;
  since: number;
  skills: string[];
  portrait: Portrait;
}

/** Names and businesses are invented. */
export const SAMPLE_CHAPTER_PEOPLE: SampleChapterPerson[] = [
  {
    key: "biju",
    name: "Biju Varghese",
    city: "Kochi",
    headline: "Builder of houses, with his own masons",
    about:
      "Sixty people, most of them for more than ten years. We build what the drawing says and ask first.",
    business: "Varghese and Sons Builders",
    since: 1998,
    skills: ["House building", "Masonry", "Estimates"],
    portrait: portrait("#a9714a", "#1a1310", "#7c2d12", ["#fef3c7", "#fcd34d"], "beard"),
  },
  {
    key: "shalini",
    name: "Shalini Nambiar",
    city: "Kochi",
    headline: "Lawyer for land, leases and family firms",
    about: "I read deeds from 1940 with pleasure. Most disputes end at my table, not in court.",
    business: "Nambiar Law Chambers",
    since: 2009,
    skills: ["Land titles", "Leases", "Partnership deeds"],
    portrait: portrait("#c98f67", "#1f1512", "#111827", ["#e0e7ff", "#a5b4fc"], "bun"),
  },
  {
    key: "rasheed",
    name: "Abdul Rasheed",
    city: "Kochi",
    headline: "Electrician for old houses and new hotels",
    about: "Twelve electricians and one rule: nobody leaves a site before it is labelled.",
    business: "Rasheed Electricals",
    since: 2003,
    skills: ["House wiring", "Earthing", "Generators"],
    portrait: portrait("#b57b53", "#15100d", "#0f766e", ["#dcfce7", "#86efac"], "short"),
  },
  {
    key: "deepa",
    name: "Deepa Pai",
    city: "Kochi",
    headline: "Interiors with cloth, cane and daylight",
    about: "I furnish homestays and first flats. Half of what I use was in the house already.",
    business: "Pai Interiors",
    since: 2013,
    skills: ["Interiors", "Upholstery", "Lighting"],
    portrait: portrait("#d3a07a", "#2a1a14", "#a21caf", ["#fce7f3", "#f9a8d4"], "long"),
  },
  {
    key: "sibi",
    name: "Sibi Joseph",
    city: "Kochi",
    headline: "Homestay keeper with six rooms and a jetty",
    about:
      "Guests come for the backwater and return for the breakfast. I help neighbours to start their own.",
    business: "Kadavu Homestay",
    since: 2014,
    skills: ["Hospitality", "Tourism licences", "Boats"],
    portrait: portrait("#b9825a", "#3b3b3b", "#0369a1", ["#ccfbf1", "#5eead4"], "short"),
  },
  {
    key: "neethu",
    name: "Neethu Balan",
    city: "Kochi",
    headline: "Marketing for shops that have no time for it",
    about: "Three of us, forty small clients. We post less and answer faster.",
    business: "Chembaka Digital",
    since: 2018,
    skills: ["Social media", "Search ads", "Photo captions"],
    portrait: portrait("#bd8259", "#17110e", "#be123c", ["#fef9c3", "#fde047"], "long"),
  },
  {
    key: "george",
    name: "George Kuruvilla",
    city: "Kochi",
    headline: "Insurance for boats, hotels and families",
    about: "I have filled in more claim forms than policy forms, and that is what I am proud of.",
    business: "Kuruvilla Insurance Services",
    since: 1994,
    skills: ["Marine cover", "Health cover", "Claims"],
    portrait: portrait("#c48c63", "#6b7280", "#334155", ["#e2e8f0", "#94a3b8"], "short"),
  },
  {
    key: "ramesh",
    name: "Ramesh Shenoy",
    city: "Kochi",
    headline: "Caterer for weddings up to two thousand",
    about: "Konkani food since my grandmother. We cook at the hall, never before.",
    business: "Shenoy Caterers",
    since: 1987,
    skills: ["Wedding catering", "Sadya", "Large kitchens"],
    portrait: portrait("#b77c54", "#1b120f", "#92400e", ["#ffedd5", "#fdba74"], "beard"),
  },
  {
    key: "anju",
    name: "Anju Sebastian",
    city: "Kochi",
    headline: "Photographer of buildings and the people in them",
    about: "I wait for the light, then for the cat. Hotels, houses and the craftsmen who make them.",
    business: "Anju Sebastian Pictures",
    since: 2016,
    skills: ["Architecture photography", "Drones", "Hotel pictures"],
    portrait: portrait("#cf9a73", "#20130f", "#4338ca", ["#fae8d7", "#f3c18f"], "bun"),
  },
  {
    key: "sunita",
    name: "Sunita Joshi",
    city: "Pune",
    headline: "Recruiter for factories around Pune",
    about: "Welders, supervisors, plant heads. I visit the shop floor before I send anybody to it.",
    business: "Joshi Staffing",
    since: 2007,
    skills: ["Recruitment", "Factory staffing", "Interviews"],
    portrait: portrait("#c99269", "#21140f", "#9d174d", ["#ede9fe", "#c4b5fd"], "bun"),
  },
  {
    key: "amol",
    name: "Amol Gokhale",
    city: "Pune",
    headline: "Special machines for small factories",
    about: "If a part needs three people to hold it, we build the machine that holds it alone.",
    business: "Gokhale Machine Works",
    since: 2001,
    skills: ["Machine building", "Fixtures", "Automation"],
    portrait: portrait("#bd8259", "#15100d", "#1d4ed8", ["#dbeafe", "#93c5fd"], "beard"),
  },
  {
    key: "rekha",
    name: "Rekha Shinde",
    city: "Pune",
    headline: "Printer of labels, boxes and one newspaper",
    about: "Two presses in Sadashiv Peth. Proofs on the same day, because I live upstairs.",
    business: "Shinde Mudranalaya",
    since: 1996,
    skills: ["Offset printing", "Labels", "Wedding cards"],
    portrait: portrait("#b9825a", "#1b1210", "#047857", ["#fee2e2", "#fca5a5"], "long"),
  },
  {
    key: "nitin",
    name: "Nitin Pawar",
    city: "Pune",
    headline: "Trucks between Pune, Mumbai and the south",
    about: "Twenty-two trucks, all ours. You get the driver's number, not mine.",
    business: "Pawar Roadlines",
    since: 1999,
    skills: ["Goods transport", "Route planning", "Machine moving"],
    portrait: portrait("#a86f47", "#140e0b", "#b45309", ["#ecfccb", "#bef264"], "short"),
  },
  {
    key: "zoya",
    name: "Zoya Shaikh",
    city: "Pune",
    headline: "Company events that end on time",
    about: "Openings, annual days, dealer meets. My team counts chairs twice.",
    business: "Zoya Shaikh Events",
    since: 2015,
    skills: ["Event planning", "Stage", "Dealer meets"],
    portrait: portrait("#d6a680", "#6d28d9", "#7c3aed", ["#e0f2fe", "#7dd3fc"], "scarf"),
  },
  {
    key: "kavita",
    name: "Kavita Rane",
    city: "Pune",
    headline: "Dentist with a chair for frightened people",
    about: "I explain first and drill later. Company check-ups on Saturdays.",
    business: "Rane Dental Clinic",
    since: 2011,
    skills: ["Dentistry", "Implants", "Company check-ups"],
    portrait: portrait("#c08961", "#18110e", "#0e7490", ["#f1f5f9", "#cbd5e1"], "long"),
  },
  {
    key: "hemant",
    name: "Hemant Kale",
    city: "Pune",
    headline: "Money of families and small firms, explained",
    about: "No product of the month. I draw your next ten years on one sheet and we look at it every April.",
    business: "Kale Wealth",
    since: 2008,
    skills: ["Financial planning", "Provident funds", "Retirement"],
    portrait: portrait("#c8936c", "#4b5563", "#1e3a8a", ["#fef3c7", "#fbbf24"], "short"),
  },
  {
    key: "manasi",
    name: "Manasi Bapat",
    city: "Pune",
    headline: "Graphic designer for things that are printed",
    about: "Packaging, catalogues, signs. I go to the press when the job runs.",
    business: "Bapat Design",
    since: 2017,
    skills: ["Packaging design", "Catalogues", "Logos"],
    portrait: portrait("#d9a27c", "#261813", "#166534", ["#dcfce7", "#86efac"], "bun"),
  },
];

function portrait(
  skin: string,
  hair: string,
  clothes: string,
  backdrop: [string, string],
  style: Portrait["style"],
): Portrait {
  return { skin, hair, clothes, backdrop, style };
}
