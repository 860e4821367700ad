import type { OpenTo } from "@cardplaza/contract/people/profile-words";
import type { Portrait } from "../portrait-art.ts";

export interface SampleProfile {
  headline: string;
  about: string;
  city: string;
  state: string;
  /** Title, company, city, first and last month, and what was done. */
  experience: [
    title: string,
    company: string,
    city: string,
    from: string,
    to: string | null,
    about?: string,
  ][];
  education: [school: string, degree: string, from: number, to: number][];
  skills: string[];
  languages: string[];
  openTo: OpenTo[];
  handles?: string[];
  /** Public unless it says so. */
  visibility?: "members" | "connections";
}

/** The owners of the sample companies. Lives and employers are invented. */
export const SAMPLE_PROFILES: Record<string, SampleProfile> = {
  asha: {
    headline: "Architect of houses for the monsoon coast",
    about:
      "I design homes and small hotels that stay cool without a machine, and I restore old ones. On Saturdays I am in the tile yard, where the real decisions are made.",
    city: "Kochi",
    state: "Kerala",
    experience: [
      [
        "Principal Architect",
        "Studio Verandah",
        "Kochi",
        "2012-06",
        null,
        "Forty houses, six homestays and one lighthouse keeper's cottage.",
      ],
      [
        "Founder",
        "Verandah Lime and Tile",
        "Kochi",
        "2016-02",
        null,
        "Lime plaster and clay tiles, made as they were.",
      ],
      ["Architect", "Western Ghats Design", "Thrissur", "2007-07", "2012-05"],
    ],
    education: [["College of Engineering Trivandrum", "B.Arch", 2002, 2007]],
    skills: ["Restoration", "Lime plaster", "Site supervision", "Passive cooling", "Small hotels"],
    languages: ["Malayalam", "English", "Hindi"],
    openTo: ["referrals", "meetings", "hiring"],
    handles: ["https://www.linkedin.com/in/sample-asha-menon"],
  },
  ravi: {
    headline: "Chartered accountant for factories and shops",
    about:
      "Books, audits and GST for sixty small businesses around Pune. I explain notices before I answer them.",
    city: "Pune",
    state: "Maharashtra",
    experience: [
      [
        "Partner",
        "Kulkarni & Deshpande",
        "Pune",
        "2010-04",
        null,
        "Audit and tax for manufacturers and traders.",
      ],
      [
        "Founder",
        "Deccan Ledger Systems",
        "Pune",
        "2014-08",
        null,
        "Tally and e-invoices, set up and looked after.",
      ],
      ["Article assistant, then manager", "Bapat Associates", "Pune", "2004-07", "2010-03"],
    ],
    education: [
      ["Institute of Chartered Accountants of India", "Chartered Accountant", 2004, 2008],
      ["Brihan Maharashtra College of Commerce", "B.Com", 2001, 2004],
    ],
    skills: ["GST", "Audit", "Tally", "Company law", "Working capital"],
    languages: ["Marathi", "Hindi", "English"],
    openTo: ["referrals", "meetings"],
  },
  farah: {
    headline: "Baker. Sheermal, nankhatai and rusk by the carton",
    about:
      "The third generation at the oven and the first with a food laboratory next door. We bake for 140 shops.",
    city: "Lucknow",
    state: "Uttar Pradesh",
    experience: [
      ["Baker and Owner", "Zafran Bakehouse", "Lucknow", "2013-09", null, "From one oven to four."],
      ["Pastry chef", "Hotel Rumi", "Lucknow", "2009-06", "2013-08"],
    ],
    education: [["Institute of Hotel Management, Lucknow", "Diploma in Bakery", 2006, 2009]],
    skills: ["Bread", "Food safety", "Gift hampers", "Running a night shift"],
    languages: ["Urdu", "Hindi", "English"],
    openTo: ["referrals", "hiring"],
  },
  gurpreet: {
    headline: "Cold storage, pumps and sacks for Punjab's farms",
    about: "Family firm since 1992. If it is grown here, we have stored it, packed it or pumped water to it.",
    city: "Ludhiana",
    state: "Punjab",
    experience: [
      [
        "Managing Partner",
        "Bedi Agro Logistics",
        "Ludhiana",
        "2001-04",
        null,
        "Two cold stores, thirty trucks.",
      ],
      ["Director", "Bedi Agro Supply", "Ludhiana", "2005-01", null],
    ],
    education: [["Punjab Agricultural University", "B.Sc. Agriculture", 1996, 2000]],
    skills: ["Cold storage", "Rice", "Transport", "Pumps"],
    languages: ["Punjabi", "Hindi", "English"],
    openTo: ["referrals", "meetings"],
  },
  lakshmi: {
    headline: "Bharatanatyam teacher and costume maker",
    about: "Ninety students, four seamstresses and one stage that is always too small.",
    city: "Chennai",
    state: "Tamil Nadu",
    experience: [
      [
        "Teacher and Director",
        "Nrityalaya Chennai",
        "Chennai",
        "2003-06",
        null,
        "Classes from six years to sixty-eight.",
      ],
      [
        "Founder",
        "Nrityalaya Costumes",
        "Chennai",
        "2011-03",
        null,
        "Stitched to the dancer, not to the doll.",
      ],
    ],
    education: [["Kalakshetra, Chennai", "Diploma in Bharatanatyam", 1995, 1999]],
    skills: ["Choreography", "Costume", "Teaching", "Stage production"],
    languages: ["Tamil", "English", "Telugu"],
    openTo: ["referrals"],
  },
  joseph: {
    headline: "Cane and wood furniture for hotels",
    about:
      "My grandfather wove for ships. We weave for verandahs. Repairs of our chairs are free for life, ours or theirs.",
    city: "Panaji",
    state: "Goa",
    experience: [
      [
        "Owner",
        "D'Souza Cane and Wood",
        "Panaji",
        "2005-11",
        null,
        "Chairs for forty hotels along the coast.",
      ],
    ],
    education: [["Goa College of Architecture", "Diploma in Furniture", 2001, 2004]],
    skills: ["Cane weaving", "Teak", "Hotel fit-outs", "Repairs"],
    languages: ["Konkani", "English", "Portuguese", "Hindi"],
    openTo: ["referrals", "hiring", "meetings"],
  },
  vikram: {
    headline: "Second generation in bolts, first with a cold forging line",
    about:
      "Deshmukh Fasteners has made bolts in Bhosari for forty years. I care about delivery dates more than about price lists.",
    city: "Pune",
    state: "Maharashtra",
    experience: [
      [
        "Managing Director",
        "Deshmukh Fasteners",
        "Pune",
        "2015-04",
        null,
        "120 people, three shifts, two forging lines.",
      ],
      ["Production Engineer", "Deshmukh Fasteners", "Pune", "2008-07", "2015-03"],
    ],
    education: [
      ["College of Engineering, Pune", "B.E. Production", 2002, 2006],
      ["Symbiosis, Pune", "MBA Operations", 2006, 2008],
    ],
    skills: ["Cold forging", "Export", "ISO 9001", "Family business"],
    languages: ["Marathi", "Hindi", "English"],
    openTo: ["hiring", "referrals", "meetings"],
  },
  nandini: {
    headline: "Rooftop solar for schools, mills and homes",
    about:
      "Electrical engineer with five hundred roofs behind her. I measure the shade before I name a price.",
    city: "Bengaluru",
    state: "Karnataka",
    experience: [
      ["Founder", "Surya Rooftop Solar", "Bengaluru", "2015-08", null, "500 roofs, 11 MW in all."],
      ["Project Engineer", "Kaveri Power Systems", "Mysuru", "2009-07", "2015-07"],
    ],
    education: [["National Institute of Technology Karnataka", "B.Tech Electrical", 2005, 2009]],
    skills: ["Solar design", "Net metering", "Project finance", "Site safety"],
    languages: ["Kannada", "English", "Hindi"],
    openTo: ["referrals", "hiring", "meetings"],
  },
  imran: {
    headline: "Brass lamps and bowls, from Moradabad to the world",
    about: "Fifty families work with us. Every lamp carries the mark of the person who closed it.",
    city: "Moradabad",
    state: "Uttar Pradesh",
    experience: [["Owner", "Ansari Brass House", "Moradabad", "2006-01", null, "Export to nine countries."]],
    education: [["Aligarh Muslim University", "B.Com", 2001, 2004]],
    skills: ["Brass", "Export papers", "Engraving", "Design for gifts"],
    languages: ["Urdu", "Hindi", "English", "Arabic"],
    openTo: ["referrals"],
  },
  debashree: {
    headline: "Corrugated boxes in five days",
    about: "I can tell what a box carried by looking at its corners. Konark Packaging makes 90,000 a week.",
    city: "Bhubaneswar",
    state: "Odisha",
    experience: [
      ["Managing Director", "Konark Packaging Works", "Bhubaneswar", "2011-04", null],
      ["Plant Manager", "Konark Packaging Works", "Bhubaneswar", "2004-06", "2011-03"],
    ],
    education: [["Utkal University", "B.Sc. Chemistry", 1999, 2002]],
    skills: ["Packaging design", "Paper", "Plant management", "MSME loans"],
    languages: ["Odia", "Hindi", "English", "Bengali"],
    openTo: ["referrals", "meetings"],
  },
  thomas: {
    headline: "Cardamom and pepper, traceable to the tree",
    about: "Forty farms in Idukki, one drying yard and a notebook of rain since 1971.",
    city: "Idukki",
    state: "Kerala",
    experience: [
      [
        "Founder",
        "Malabar Hill Spices",
        "Idukki",
        "2009-10",
        null,
        "Sells for forty farms, mine is one of them.",
      ],
    ],
    education: [["Kerala Agricultural University", "B.Sc. Agriculture", 1998, 2002]],
    skills: ["Spices", "Quality grading", "Farm cooperatives", "Export"],
    languages: ["Malayalam", "English", "Tamil"],
    openTo: ["referrals", "hiring"],
    visibility: "members",
  },
  arjun: {
    headline: "Software for clinics that stays small and fast",
    about: "Engineer and founder. Our rule: whoever builds it answers the phone for a month.",
    city: "Hyderabad",
    state: "Telangana",
    experience: [
      ["Founder", "Banyan Softworks", "Hyderabad", "2017-05", null, "Fourteen people, thirty clinics."],
      ["Software Engineer", "Golconda Systems", "Hyderabad", "2012-07", "2017-04"],
    ],
    education: [["International Institute of Information Technology, Hyderabad", "B.Tech", 2008, 2012]],
    skills: ["TypeScript", "PostgreSQL", "Product design", "Clinics"],
    languages: ["Telugu", "English", "Hindi"],
    openTo: ["hiring", "referrals"],
    handles: ["https://banyan-softworks.example"],
  },
  meena: {
    headline: "Networks for schools and offices, looked after",
    about: "Somebody has to come when the network is down. In Coimbatore that is us, usually on a scooter.",
    city: "Coimbatore",
    state: "Tamil Nadu",
    experience: [
      [
        "Founder",
        "Kovai Network Care",
        "Coimbatore",
        "2019-01",
        null,
        "Thirty schools, one hospital, no excuses.",
      ],
      ["Network Engineer", "Noyyal Telecom", "Coimbatore", "2011-06", "2018-12"],
    ],
    education: [["PSG College of Technology", "B.E. Electronics", 2007, 2011]],
    skills: ["Networks", "Cabling", "Wi-Fi planning", "Support desks"],
    languages: ["Tamil", "English", "Malayalam"],
    openTo: ["hiring", "referrals", "meetings"],
  },
};

/** Portraits of members who have no card with one. */
export const SAMPLE_PORTRAITS: Record<string, Portrait> = {
  joseph: portrait("#c68a5e", "#1f1712", "#1d4ed8", ["#dbeafe", "#93c5fd"], "short"),
  vikram: portrait("#b97a50", "#17110e", "#334155", ["#fef3c7", "#fcd34d"], "beard"),
  nandini: portrait("#cf9a73", "#20130f", "#b45309", ["#dcfce7", "#86efac"], "long"),
  imran: portrait("#c98f67", "#211511", "#0f766e", ["#fae8d7", "#f3c18f"], "beard"),
  debashree: portrait("#b9825a", "#1b1210", "#9d174d", ["#e0e7ff", "#a5b4fc"], "bun"),
  thomas: portrait("#a86f47", "#3b3b3b", "#166534", ["#ecfccb", "#bef264"], "short"),
  arjun: portrait("#bd8259", "#15100d", "#4338ca", ["#e0f2fe", "#7dd3fc"], "short"),
  meena: portrait("#b77c54", "#1a110e", "#be123c", ["#fef9c3", "#fde047"], "bun"),
  sneha: portrait("#d3a07a", "#261813", "#7c3aed", ["#fce7f3", "#f9a8d4"], "long"),
  rohit: portrait("#a9714a", "#140e0b", "#475569", ["#e2e8f0", "#94a3b8"], "short"),
  tarun: portrait("#c48c63", "#1d1411", "#0369a1", ["#ede9fe", "#c4b5fd"], "beard"),
  ananya: portrait("#c99269", "#21140f", "#047857", ["#ffedd5", "#fdba74"], "long"),
  jincy: portrait("#d6a680", "#2a1a14", "#a21caf", ["#ccfbf1", "#5eead4"], "bun"),
  faisal: portrait("#c08961", "#18110e", "#92400e", ["#f1f5f9", "#cbd5e1"], "short"),
  karan: portrait("#c8936c", "#b45309", "#1e3a8a", ["#fef3c7", "#fbbf24"], "turban"),
  harini: portrait("#b57b53", "#1b120f", "#0e7490", ["#fee2e2", "#fca5a5"], "long"),
};

function portrait(
  skin: string,
  hair: string,
  clothes: string,
  backdrop: [string, string],
  style: Portrait["style"],
): Portrait {
  return { skin, hair, clothes, backdrop, style };
}
