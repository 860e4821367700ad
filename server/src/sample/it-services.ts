import type { PackageFields } from "@cardplaza/contract/it-services/it-packages";
import type {
  ItBudget,
  ItCategory,
  ItQuoteStatus,
  ItTimeline,
  RequirementStatus,
} from "@cardplaza/contract/it-services/it-words";
import type { ProductPicture } from "./product-art.ts";

export interface SampleProvider {
  /** The key of the company. */
  company: string;
  focus: [category: ItCategory, percent: number][];
  /** The smallest project in rupees. */
  minProject: number;
  hourly: [from: number, to: number];
  stack: string[];
  certifications: string[];
  portfolio: { title: string; text: string; picture: [ProductPicture, number] }[];
  packages: PackageFields[];
}

export interface SampleQuote {
  company: string;
  rupees: number;
  days: number;
  scope: string;
  status: ItQuoteStatus;
}

export interface SampleRequirement {
  buyer: string;
  title: string;
  description: string;
  category: ItCategory;
  budget: ItBudget;
  timeline: ItTimeline;
  /** Open in this city, or for the invited companies. */
  city?: string;
  invited?: string[];
  status: RequirementStatus;
  daysAgo: number;
  quotes: SampleQuote[];
}

const sample = (name: string) => `${name}@sample.cardplaza.in`;
const paise = (rupees: number) => rupees * 100;

export const SAMPLE_PROVIDERS: SampleProvider[] = [
  {
    company: "banyan-software",
    focus: [
      ["web", 45],
      ["mobile", 30],
      ["ui-ux", 15],
      ["cloud-devops", 10],
    ],
    minProject: 75_000,
    hourly: [900, 1_600],
    stack: ["TypeScript", "React", "Node.js", "PostgreSQL", "Kotlin", "Swift", "AWS"],
    certifications: ["ISO 27001", "AWS Select Partner"],
    portfolio: [
      {
        title: "Appointments for forty clinics",
        text: "Booking, reminders and bills for a chain of eye clinics in Telangana; 9,000 patients a week.",
        picture: ["screen", 2],
      },
      {
        title: "Orders by phone for a spice exporter",
        text: "Buyers in six countries see today's lots and reserve them; the packing list prints itself.",
        picture: ["jar", 0],
      },
    ],
    packages: [
      {
        title: "Web shop for a small brand, ready to sell",
        category: "web",
        tiers: [
          {
            pricePaise: paise(85_000),
            deliveryDays: 21,
            revisions: 2,
            features: ["Up to 50 products", "UPI and cards", "Your logo and colours"],
          },
          {
            pricePaise: paise(160_000),
            deliveryDays: 35,
            revisions: 4,
            features: [
              "Up to 500 products",
              "UPI, cards and cash on delivery",
              "Courier labels",
              "GST bills",
            ],
          },
          {
            pricePaise: paise(320_000),
            deliveryDays: 60,
            revisions: 6,
            features: [
              "Any number of products",
              "Connected to your Tally",
              "Offers and loyalty points",
              "Two languages",
            ],
          },
        ],
        addOns: [
          { name: "Photographs of 50 products", pricePaise: paise(18_000) },
          { name: "A year of care", pricePaise: paise(36_000) },
        ],
        requirements: ["Logo in a large size", "List of products with prices", "Bank account for payouts"],
        faq: [
          {
            q: "Who owns the code?",
            a: "You do, from the first day. It is in a repository under your name.",
          },
          { q: "Can it grow?", a: "Yes. Each step is built on the one before; nothing is thrown away." },
        ],
      },
      {
        title: "Android and iPhone app from your website",
        category: "mobile",
        tiers: [
          {
            pricePaise: paise(140_000),
            deliveryDays: 40,
            revisions: 2,
            features: ["Both app stores", "Push messages"],
          },
          {
            pricePaise: paise(260_000),
            deliveryDays: 60,
            revisions: 3,
            features: ["Both app stores", "Push messages", "Works without network", "Sign-in by OTP"],
          },
          {
            pricePaise: paise(480_000),
            deliveryDays: 90,
            revisions: 5,
            features: ["Everything of Standard", "Payments", "Figures about use", "Three months of care"],
          },
        ],
        addOns: [{ name: "Hindi and Telugu", pricePaise: paise(30_000) }],
        requirements: ["The address of your website", "Developer accounts, or ours for a year"],
        faq: [],
      },
    ],
  },
  {
    company: "kulkarni-tally",
    focus: [
      ["erp-tally", 80],
      ["it-support", 20],
    ],
    minProject: 15_000,
    hourly: [600, 1_100],
    stack: ["Tally Prime", "TDL", "SQL Server", "Python"],
    certifications: ["Tally Certified Partner"],
    portfolio: [
      {
        title: "Eleven shops, one stock",
        text: "A hardware dealer in Pune sees the stock of all shops in Tally, ten seconds after a sale.",
        picture: ["screen", 0],
      },
    ],
    packages: [
      {
        title: "Tally set-up with e-invoicing, done in a week",
        category: "erp-tally",
        tiers: [
          {
            pricePaise: paise(18_000),
            deliveryDays: 5,
            revisions: 1,
            features: ["One company", "Opening balances", "Half a day of training"],
          },
          {
            pricePaise: paise(34_000),
            deliveryDays: 8,
            revisions: 2,
            features: ["Two companies", "E-invoice and e-way bill", "Two days of training"],
          },
          {
            pricePaise: paise(72_000),
            deliveryDays: 15,
            revisions: 3,
            features: ["Five companies", "Payroll", "Bank feeds", "Support until the first audit"],
          },
        ],
        addOns: [{ name: "Moving five years of old data", pricePaise: paise(12_000) }],
        requirements: ["GST login", "Last balance sheet"],
        faq: [{ q: "Do you come to us?", a: "In Pune yes, elsewhere we work on your screen." }],
      },
    ],
  },
  {
    company: "kovai-network",
    focus: [
      ["hardware-network", 60],
      ["it-support", 40],
    ],
    minProject: 20_000,
    hourly: [450, 800],
    stack: ["Ubiquiti", "MikroTik", "Windows Server", "Hikvision"],
    certifications: [],
    portfolio: [],
    packages: [],
  },
];

export const SAMPLE_REQUIREMENTS: SampleRequirement[] = [
  {
    buyer: sample("asha"),
    title: "Web shop for hand-pressed tiles",
    description:
      "Architects should see our twelve patterns, lay them out on a floor of their size and ask for a sample. About forty products. Payment online for samples only; large orders stay enquiries. We have photographs and texts.",
    category: "web",
    budget: "50k-2l",
    timeline: "three-months",
    city: "Hyderabad",
    status: "open",
    daysAgo: 4,
    quotes: [
      {
        company: "banyan-software",
        rupees: 185_000,
        days: 45,
        scope:
          "Shop with forty products, the floor planner as its own page, samples paid by UPI. Design in two rounds, texts and pictures from you, hosting for the first year.",
        status: "sent",
      },
    ],
  },
  {
    buyer: sample("vikram"),
    title: "Stock of the fastener plant in Tally",
    description:
      "Two stores and the plating vendor work on paper today. We want bar codes on the boxes, stock in Tally by the minute and a list of what to make next. Forty people would use it, half of them in Marathi.",
    category: "erp-tally",
    budget: "2l-10l",
    timeline: "three-months",
    invited: ["kulkarni-tally", "banyan-software"],
    status: "shortlisting",
    daysAgo: 12,
    quotes: [
      {
        company: "kulkarni-tally",
        rupees: 340_000,
        days: 60,
        scope:
          "Bar code printing and scanning in both stores, a Tally add-on for stock by batch, training in Marathi, and two weeks on site after the start.",
        status: "shortlisted",
      },
      {
        company: "banyan-software",
        rupees: 620_000,
        days: 90,
        scope:
          "A web application beside Tally with bar codes and a production list, connected both ways, on tablets in the stores. A year of care is included.",
        status: "sent",
      },
    ],
  },
  {
    buyer: sample("lakshmi"),
    title: "Cameras and Wi-Fi for the dance school",
    description:
      "Three halls on two floors. Parents wait downstairs and would like to see the class on a screen; teachers need Wi-Fi for music. The building is old, so please say how you would lay the cables.",
    category: "hardware-network",
    budget: "50k-2l",
    timeline: "one-month",
    invited: ["kovai-network"],
    status: "awarded",
    daysAgo: 20,
    quotes: [
      {
        company: "kovai-network",
        rupees: 92_000,
        days: 10,
        scope:
          "Four cameras, two screens and three access points; cables in wooden ducts along the beams, nothing is drilled into the old columns. Two years of care.",
        status: "accepted",
      },
    ],
  },
];
