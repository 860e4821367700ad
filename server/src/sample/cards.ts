import type { NewCard } from "@cardplaza/contract/cards/cards";
import type { Cover } from "./cover-art.ts";
import type { Portrait } from "./portrait-art.ts";

export interface SampleCard {
  email: string;
  portrait: Portrait;
  cover: Cover;
  /** Pictures of the gallery. */
  gallery: Cover[];
  card: NewCard;
}

/** Cards of several trades. Names, numbers and addresses are invented; nobody can get these numbers. */
export const SAMPLE_CARDS: SampleCard[] = [
  {
    email: "asha@sample.cardplaza.in",
    portrait: {
      skin: "#d9a27c",
      hair: "#2a1a16",
      clothes: "#0f766e",
      backdrop: ["#fde9c8", "#f7c9a9"],
      style: "long",
    },
    cover: { colours: ["#0f766e", "#134e4a", "#99f6e4"], motif: "arches" },
    gallery: [
      { colours: ["#f5e6d3", "#e7c9a9", "#8c5a3c"], motif: "arches" },
      { colours: ["#cfe8e2", "#7fb8ad", "#0f766e"], motif: "tiles" },
      { colours: ["#fdf4e3", "#f0d7ae", "#b7791f"], motif: "steps" },
      { colours: ["#e4e7ec", "#aab4c4", "#475569"], motif: "waves" },
    ],
    card: {
      name: "Asha Menon",
      role: "Principal Architect",
      company: "Studio Verandah",
      email: "asha@sample.cardplaza.in",
      phone: "+919000000101",
      business_phone: "+914840000101",
      business_email: "studio@sample.cardplaza.in",
      address: "12 Bastion Street, Fort Kochi, Kerala 682001",
      website: "https://studio-verandah.example",
      linkedin_url: "https://www.linkedin.com/in/sample-asha-menon",
      instagram_url: "https://www.instagram.com/sample.studioverandah",
      shortDescription:
        "Homes and small hotels for the monsoon coast: deep eaves, lime plaster, and rooms that stay cool without a machine.",
      longDescription:
        "We design houses, homestays and small hotels along the Malabar coast. Every project starts with the site in the rain. We work with local masons and carpenters, and we visit each site every week until the keys are handed over.",
      theme: "modern",
      services: [
        {
          name: "First site visit",
          description: "Two hours on site, with a written note on sun, wind and water.",
          price: 7500,
          category: "Consulting",
          duration: "1 day",
        },
        {
          name: "House design",
          description: "Drawings, model and permits for a home up to 300 m².",
          price: 450000,
          category: "Design",
          duration: "12 weeks",
        },
        {
          name: "Restoration survey",
          description: "Condition report for an old house, with costs.",
          price: 60000,
          category: "Heritage",
          duration: "3 weeks",
        },
      ],
      products: [],
      gallery: [],
    },
  },
  {
    email: "ravi@sample.cardplaza.in",
    portrait: {
      skin: "#c68b62",
      hair: "#1f1512",
      clothes: "#1d4ed8",
      backdrop: ["#dbeafe", "#a5c8f7"],
      style: "beard",
    },
    cover: { colours: ["#1e3a8a", "#2563eb", "#bfdbfe"], motif: "steps" },
    gallery: [],
    card: {
      name: "Ravi Kulkarni",
      role: "Chartered Accountant",
      company: "Kulkarni & Deshpande",
      email: "ravi@sample.cardplaza.in",
      phone: "+919000000102",
      business_phone: "+912040000102",
      address: "3rd Floor, Prabhat Road, Pune, Maharashtra 411004",
      website: "https://kd-accounts.example",
      linkedin_url: "https://www.linkedin.com/in/sample-ravi-kulkarni",
      shortDescription: "GST, audits and plain advice for family businesses in and around Pune.",
      theme: "corporate",
      services: [
        {
          name: "GST returns",
          description: "Monthly filing and reconciliation for up to 200 invoices.",
          price: 2500,
          category: "Tax",
          duration: "monthly",
        },
        {
          name: "Company set-up",
          description: "Private limited or LLP, from name to bank account.",
          price: 18000,
          category: "Registration",
          duration: "3 weeks",
        },
        "Income tax assessment",
        "Statutory audit",
      ],
      products: [],
      gallery: [],
    },
  },
  {
    email: "farah@sample.cardplaza.in",
    portrait: {
      skin: "#e3b18d",
      hair: "#7c3aed",
      clothes: "#4c1d95",
      backdrop: ["#f3e8ff", "#d8b4fe"],
      style: "scarf",
    },
    cover: { colours: ["#7c2d12", "#ea580c", "#fed7aa"], motif: "leaves" },
    gallery: [
      { colours: ["#fff1e6", "#fbd0ae", "#c2410c"], motif: "leaves" },
      { colours: ["#fef3c7", "#fcd34d", "#b45309"], motif: "rays" },
    ],
    card: {
      name: "Farah Siddiqui",
      role: "Baker and Owner",
      company: "Zafran Bakehouse",
      email: "farah@sample.cardplaza.in",
      phone: "+919000000103",
      business_phone: "+915220000103",
      address: "Shop 4, Hazratganj, Lucknow, Uttar Pradesh 226001",
      instagram_url: "https://www.instagram.com/sample.zafran",
      facebook_url: "https://www.facebook.com/sample.zafran",
      shortDescription:
        "Sheermal, saffron buns and celebration cakes, baked before sunrise. Order by six in the evening for the next morning.",
      theme: "creative",
      services: [],
      products: [
        {
          name: "Sheermal, box of 6",
          price: 240,
          description: "Milk bread with saffron from Pampore.",
          image: "",
        },
        {
          name: "Celebration cake, 1 kg",
          price: 1450,
          description: "Eggless on request. Two days' notice.",
          image: "",
        },
        { name: "Festival hamper", price: 1999.5, description: "Twelve kinds, in a box to keep.", image: "" },
      ],
      gallery: [],
    },
  },
  {
    email: "gurpreet@sample.cardplaza.in",
    portrait: {
      skin: "#c98f66",
      hair: "#b91c1c",
      clothes: "#334155",
      backdrop: ["#fee2e2", "#fca5a5"],
      style: "turban",
    },
    cover: { colours: ["#14532d", "#15803d", "#bbf7d0"], motif: "waves" },
    gallery: [],
    card: {
      name: "Gurpreet Singh Bedi",
      role: "Managing Partner",
      company: "Bedi Agro Logistics",
      email: "gurpreet@sample.cardplaza.in",
      phone: "+919000000104",
      business_email: "fleet@sample.cardplaza.in",
      address: "Grain Market Road, Ludhiana, Punjab 141008",
      website: "https://bedi-agro.example",
      youtube_url: "https://www.youtube.com/@sample-bedi",
      shortDescription:
        "Forty refrigerated trucks between Punjab, Delhi and Mumbai. Your crop arrives as it left.",
      theme: "minimalist",
      services: ["Cold chain transport", "Warehouse by the month", "Insurance in transit"],
      products: [],
      gallery: [],
    },
  },
  {
    email: "lakshmi@sample.cardplaza.in",
    portrait: {
      skin: "#b97a56",
      hair: "#1c1210",
      clothes: "#9d174d",
      backdrop: ["#fce7f3", "#f9a8d4"],
      style: "bun",
    },
    cover: { colours: ["#831843", "#be185d", "#fbcfe8"], motif: "rays" },
    gallery: [],
    card: {
      name: "லக்ஷ்மி வெங்கடராமன் (Lakshmi)",
      role: "Bharatanatyam Teacher",
      company: "Nrityalaya Chennai",
      email: "lakshmi@sample.cardplaza.in",
      phone: "+919000000105",
      address: "7 Kutchery Road, Mylapore, Chennai, Tamil Nadu 600004",
      instagram_url: "https://www.instagram.com/sample.nrityalaya",
      shortDescription: "Classes for children and late beginners. The first lesson is free.",
      theme: "creative",
      services: [
        {
          name: "Children's class",
          description: "Twice a week, ages six and up.",
          price: 1800,
          category: "Classes",
          duration: "monthly",
        },
        {
          name: "Adults' class",
          description: "Saturday mornings.",
          price: 2200,
          category: "Classes",
          duration: "monthly",
        },
      ],
      products: [],
      gallery: [],
    },
  },
  {
    // A card that was just started.
    email: "joseph@sample.cardplaza.in",
    portrait: {
      skin: "#d6a07a",
      hair: "#3b2a20",
      clothes: "#0369a1",
      backdrop: ["#e0f2fe", "#7dd3fc"],
      style: "short",
    },
    cover: { colours: ["#0c4a6e", "#0284c7", "#bae6fd"], motif: "tiles" },
    gallery: [],
    card: { name: "Joseph D'Souza", email: "joseph@sample.cardplaza.in", theme: "modern" },
  },
];
