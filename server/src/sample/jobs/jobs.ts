import type { JobQuestion } from "@cardplaza/contract/jobs/job-fields";
import type {
  Education,
  EmploymentType,
  JobStatus,
  NoticeDays,
  SalaryPeriod,
  WorkMode,
} from "@cardplaza/contract/jobs/job-words";

export interface SampleJob {
  /** A short name that never changes, because other sample data refers to it. */
  key: string;
  /** The key of a sample company. */
  company: string;
  title: string;
  department?: string;
  description: string;
  /** The default is full time. */
  employmentType?: EmploymentType;
  /** The default is on site. */
  workMode?: WorkMode;
  /** The default is the company's city. */
  cities?: [city: string, state: string][];
  years: [from: number, to: number | null];
  /** The pay in rupees, from and up to. */
  pay?: [from: number, to?: number];
  /** The default is a year. */
  period?: SalaryPeriod;
  salaryHidden?: boolean;
  skills: string[];
  education?: Education;
  openings?: number;
  noticeMaxDays?: NoticeDays;
  questions?: JobQuestion[];
  applyUrl?: string;
  walkIn?: { inDays: number; time: string; venue: string };
  /** The default is open. */
  status?: JobStatus;
  /** The word for which it waits, an administrator's reason, or why the clock paused it. */
  reason?: string;
  openedDaysAgo: number;
  /** The last day, counted from today; negative for a job that has expired. */
  lastDayIn: number;
  views: number;
  edits?: { fields: string[]; daysAgo: number }[];
}

const yesNo = (key: string, text: string, wanted: boolean | null = null): JobQuestion => ({
  key,
  text,
  type: "yes_no",
  required: true,
  choices: [],
  knockout: wanted,
});
const number = (key: string, text: string, least: number | null = null): JobQuestion => ({
  key,
  text,
  type: "number",
  required: true,
  choices: [],
  knockout: least,
});

/** Jobs of the sample companies, in every state and of every kind. */
export const SAMPLE_JOBS: SampleJob[] = [
  {
    key: "draughtsperson",
    company: "verandah-crafts",
    title: "Architectural Draughtsperson",
    department: "Design",
    description:
      "You turn an architect's sketch into drawings that our yard can work from: tile layouts, cutting lists and details of lime plaster.\n\nWhat you do:\n- Draw tile layouts and sections in AutoCAD\n- Measure old houses with our masons, about two days a month\n- Keep the library of our patterns in order\n\nWhom we look for:\n- A diploma in architecture or civil engineering\n- Two years with an architect or a contractor\n- Somebody who likes to see a drawing become a floor\n\nWe work five and a half days, with a free Saturday every other week.",
    workMode: "hybrid",
    years: [2, 5],
    pay: [360_000, 540_000],
    skills: ["AutoCAD", "SketchUp", "Site measurement", "Malayalam"],
    education: "ITI or diploma",
    noticeMaxDays: 30,
    questions: [
      yesNo("site", "Can you travel to sites in Kerala twice a month?", true),
      number("years", "How many years have you drawn for buildings?", 2),
      {
        key: "tools",
        text: "Which tool do you draw with most?",
        type: "choice",
        required: false,
        choices: ["AutoCAD", "Revit", "SketchUp", "By hand"],
        knockout: null,
      },
    ],
    openedDaysAgo: 24,
    lastDayIn: 18,
    views: 412,
    edits: [{ fields: ["Experience", "Description"], daysAgo: 9 }],
  },
  {
    key: "mason",
    company: "verandah-crafts",
    title: "Lime Plaster Mason",
    department: "Site",
    description:
      "You plaster walls of old and new houses with our lime, in a team of four. We train you for two weeks in our yard in Fort Kochi, with full pay.\n\nYou get:\n- Pay on the first of each month\n- Lodging and food when the site is away from Kochi\n- Insurance against accidents\n\nBring a mason's hands; the rest we teach.",
    years: [1, null],
    pay: [26_000, 34_000],
    period: "MONTH",
    skills: ["Plastering", "Masonry", "Scaffolding"],
    education: "10th",
    openings: 4,
    openedDaysAgo: 12,
    lastDayIn: 33,
    views: 268,
  },
  {
    key: "showroom-sales",
    company: "verandah-crafts",
    title: "Showroom Sales Executive",
    department: "Sales",
    description:
      "You welcome architects and house owners in our showroom, show them samples, note what they need and follow up until the tiles are on their floor. Sundays are busy, so your free day is Tuesday. English and Malayalam are needed, Hindi helps.",
    years: [1, 4],
    pay: [240_000, 330_000],
    skills: ["Retail sales", "Customer service", "Malayalam", "English"],
    education: "Graduate",
    status: "paused",
    openedDaysAgo: 40,
    lastDayIn: 20,
    views: 190,
  },
  {
    key: "tally-consultant",
    company: "kulkarni-tally",
    title: "Tally Implementation Consultant",
    department: "Implementation",
    description:
      "You bring Tally to shops and small factories around Pune: you listen, set up the books, move old data over and train the people who will use it.\n\nWhat you do:\n- Two to three new customers a month, from the first visit to the first GST return\n- Training in Marathi, Hindi or English\n- A short written note after every visit\n\nA two-wheeler is needed; petrol is paid.",
    years: [2, 6],
    pay: [450_000, 720_000],
    skills: ["Tally", "GST", "Accounting", "Training"],
    education: "Graduate",
    openings: 2,
    noticeMaxDays: 60,
    questions: [yesNo("wheels", "Do you have a two-wheeler and a licence?", true)],
    openedDaysAgo: 17,
    lastDayIn: 22,
    views: 351,
    edits: [{ fields: ["Salary"], daysAgo: 5 }],
  },
  {
    key: "accounts-trainer",
    company: "kulkarni-tally",
    title: "Weekend Accounts Trainer",
    department: "Training",
    description:
      "You teach a class of fifteen shop owners every Saturday and Sunday morning: daybook, GST returns and how to read a balance sheet. The material is ready; you make it come alive. Eight classes a month, paid per class.",
    employmentType: "PART_TIME",
    years: [3, null],
    pay: [2_500],
    period: "DAY",
    skills: ["GST", "Accounting", "Teaching", "Marathi"],
    education: "Graduate",
    openedDaysAgo: 6,
    lastDayIn: 24,
    views: 87,
  },
  {
    key: "support-desk",
    company: "kulkarni-tally",
    title: "Support Desk Executive",
    department: "Support",
    description:
      "You answer calls and messages of customers whose books do not add up, find the mistake with them on a shared screen and write down how it was solved so that the next one is quicker.",
    years: [0, 2],
    pay: [240_000, 300_000],
    skills: ["Tally", "Customer service"],
    status: "closed",
    openedDaysAgo: 75,
    lastDayIn: 10,
    views: 498,
  },
  {
    key: "bakery-supervisor",
    company: "zafran-foods",
    title: "Bakery Production Supervisor",
    department: "Production",
    description:
      "You run the early shift of our bakehouse: twelve bakers, two ovens, four thousand pieces before ten in the morning.\n\nWhat you do:\n- Plan the shift and check weights and temperatures\n- Keep the FSSAI records\n- Train helpers to become bakers\n\nThe shift is from four to twelve. A cab brings you and takes you home.",
    years: [3, 8],
    pay: [28_000, 38_000],
    period: "MONTH",
    skills: ["Baking", "FSSAI", "Shift planning"],
    education: "12th",
    noticeMaxDays: 15,
    openedDaysAgo: 10,
    lastDayIn: 20,
    views: 143,
  },
  {
    key: "bakery-helpers",
    company: "zafran-foods",
    title: "Bakery Helper",
    department: "Production",
    description:
      "Come to our bakehouse, meet the team and show us your hands: we take on six helpers for packing, cleaning and shaping. No experience is needed. Bring your Aadhaar card and one photo. Tea and samosa for everybody who comes.",
    years: [0, 0],
    pay: [13_000, 15_000],
    period: "MONTH",
    skills: ["Packing", "Cleaning"],
    openings: 6,
    walkIn: {
      inDays: 5,
      time: "10:30",
      venue: "Zafran Bakehouse, behind the post office, Aminabad, Lucknow",
    },
    openedDaysAgo: 4,
    lastDayIn: 5,
    views: 96,
  },
  {
    key: "seed-sales",
    company: "bedi-agro",
    title: "Area Sales Manager, Seeds",
    department: "Sales",
    description:
      "You look after sixty dealers in Punjab and Haryana: you plan their stock for the season, walk fields with farmers and bring back what they say. A car with a driver is given; you are at home on Sundays. Experience with seeds, fertiliser or pesticides is needed.",
    cities: [
      ["Ludhiana", "Punjab"],
      ["Karnal", "Haryana"],
      ["Bathinda", "Punjab"],
    ],
    years: [5, 10],
    pay: [700_000, 1_100_000],
    salaryHidden: true,
    skills: ["Dealer management", "Agri inputs", "Punjabi", "Field sales"],
    education: "Graduate",
    noticeMaxDays: 60,
    openedDaysAgo: 15,
    lastDayIn: 45,
    views: 230,
  },
  {
    key: "warehouse",
    company: "bedi-agro",
    title: "Warehouse Supervisor",
    department: "Stores",
    description:
      "You keep two godowns with nine hundred kinds of seed in order: what comes in, what goes out, what must leave first. You lead eight loaders and speak with the transporters. Excel is needed every day.",
    years: [2, 6],
    pay: [22_000, 28_000],
    period: "MONTH",
    skills: ["Inventory", "Excel", "Punjabi"],
    status: "expired",
    openedDaysAgo: 50,
    lastDayIn: -6,
    views: 175,
  },
  {
    key: "embroiderer",
    company: "nritya-costumes",
    title: "Hand Embroidery Artisan",
    department: "Workshop",
    description:
      "You embroider zari borders on costumes for Bharatanatyam and Kuchipudi. Paid by the day, with two weeks' work before every season of recitals. Bring a piece of your own work when you come to meet us.",
    employmentType: "PER_DIEM",
    years: [1, null],
    pay: [900, 1_300],
    period: "DAY",
    skills: ["Zari", "Aari embroidery", "Tailoring"],
    openings: 3,
    openedDaysAgo: 8,
    lastDayIn: 52,
    views: 61,
  },
  {
    key: "furniture-intern",
    company: "dsouza-cane",
    title: "Furniture Design Intern",
    department: "Design",
    description:
      "Six months with two carpenters and one weaver: you draw chairs, build models from cane and see one of your own go into the shop. For students of design in their last year. We pay a stipend and help you to find a room in Panaji.",
    employmentType: "INTERN",
    years: [0, 1],
    pay: [15_000],
    period: "MONTH",
    skills: ["Sketching", "Rhino", "Model making"],
    openedDaysAgo: 20,
    lastDayIn: 12,
    views: 204,
  },
  {
    key: "accountant",
    company: "deshmukh-fasteners",
    title: "Senior Accountant",
    department: "Accounts",
    description:
      "You keep the books of a factory with a hundred and forty people and speak with the bank, the auditor and the tax office.\n\nWhat you do:\n- Purchases, sales and stock in Tally\n- GST returns and TDS every month, on time\n- A one-page report for the owners by the fifth\n\nWhom we look for:\n- A B.Com or M.Com with two to four years in a factory\n- Care with numbers and calm at the end of March\n\nThe office is in Bhosari, with a bus from Pimpri station.",
    years: [2, 4],
    pay: [600_000, 900_000],
    skills: ["Tally", "GST", "TDS", "Excel"],
    education: "Graduate",
    noticeMaxDays: 30,
    questions: [
      yesNo("factory", "Have you kept the books of a factory?", null),
      number("notice", "In how many days can you join?"),
    ],
    openedDaysAgo: 26,
    lastDayIn: 14,
    views: 538,
    edits: [
      { fields: ["Salary"], daysAgo: 14 },
      { fields: ["Last day"], daysAgo: 3 },
    ],
  },
  {
    key: "cnc-operator",
    company: "deshmukh-fasteners",
    title: "CNC Machine Operator",
    department: "Production",
    description:
      "You set and run two CNC lathes for bolts from M6 to M20, measure every fiftieth piece and keep your machine clean. Three shifts that change every week, with a bus and a canteen. An ITI certificate as a turner or machinist is needed.",
    years: [1, 5],
    pay: [20_000, 27_000],
    period: "MONTH",
    skills: ["CNC turning", "Fanuc", "Micrometer", "Drawing reading"],
    education: "ITI or diploma",
    openings: 3,
    noticeMaxDays: 15,
    questions: [yesNo("shifts", "Can you work in three shifts?", true)],
    openedDaysAgo: 21,
    lastDayIn: 30,
    views: 377,
  },
  {
    key: "quality-engineer",
    company: "deshmukh-fasteners",
    title: "Quality Engineer",
    department: "Quality",
    description:
      "You own the quality of everything that leaves our gate: incoming steel, heat treatment, plating and the reports that car makers ask for. You lead four inspectors and answer complaints with an 8D report within a week.",
    years: [3, 7],
    pay: [500_000, 750_000],
    skills: ["PPAP", "8D", "ISO 9001", "Metrology"],
    education: "Graduate",
    openedDaysAgo: 28,
    lastDayIn: 9,
    views: 289,
  },
  {
    key: "purchase",
    company: "deshmukh-fasteners",
    title: "Purchase Executive",
    department: "Purchase",
    description: "Steel wire, chemicals and packing for the factory.",
    years: [1, 3],
    skills: ["Negotiation", "Excel"],
    status: "draft",
    openedDaysAgo: 2,
    lastDayIn: 28,
    views: 0,
  },
  {
    key: "site-engineer",
    company: "surya-roof",
    title: "Solar Site Engineer",
    department: "Projects",
    description:
      "You build rooftop plants from 5 to 200 kilowatts: survey, drawing, team on site, test and hand-over to the customer and BESCOM.\n\nWhat you do:\n- Six to eight roofs a month in and around Bengaluru\n- Safety of a team of five, every day\n- Papers for net metering\n\nA degree or diploma in electrical engineering and a licence for a two-wheeler are needed.",
    cities: [
      ["Bengaluru", "Karnataka"],
      ["Mysuru", "Karnataka"],
    ],
    years: [1, 4],
    pay: [360_000, 600_000],
    skills: ["Solar PV", "AutoCAD", "Electrical wiring", "Kannada"],
    education: "ITI or diploma",
    openings: 2,
    openedDaysAgo: 11,
    lastDayIn: 35,
    views: 322,
  },
  {
    key: "technician-walk-in",
    company: "surya-roof",
    title: "Rooftop Solar Technician",
    department: "Projects",
    description:
      "A morning to meet us: you wire one string, we look at your hands and talk for ten minutes. Whoever fits starts on Monday. ITI electricians, freshers too. Bring your certificate and a copy of your licence.",
    years: [0, 3],
    pay: [18_000, 24_000],
    period: "MONTH",
    skills: ["Electrical wiring", "Working at height"],
    education: "ITI or diploma",
    openings: 8,
    walkIn: {
      inDays: 9,
      time: "09:30",
      venue: "Surya Rooftop Solar, 3rd Cross, Peenya Industrial Area, Bengaluru",
    },
    openedDaysAgo: 3,
    lastDayIn: 9,
    views: 118,
  },
  {
    key: "solar-sales",
    company: "surya-roof",
    title: "Business Development Manager, Solar",
    department: "Sales",
    description:
      "You speak with factories and housing societies about their roofs: first call, numbers, visit, contract. A good month is two plants of a hundred kilowatts. People apply on our own website, where you can also see our plants on a map.",
    years: [4, 9],
    pay: [800_000, 1_400_000],
    skills: ["B2B sales", "Solar PV", "Presentation"],
    education: "Graduate",
    applyUrl: "https://suryarooftop.example/careers/business-development",
    openedDaysAgo: 13,
    lastDayIn: 40,
    views: 265,
  },
  {
    key: "export-docs",
    company: "moradabad-brass",
    title: "Export Documentation Executive",
    department: "Exports",
    description:
      "You make the papers for twelve containers a month: invoice, packing list, shipping bill, certificate of origin, and the calls with the agent in Mundra when one of them is missing. Careful English and Excel are needed.",
    years: [1, 4],
    pay: [240_000, 360_000],
    skills: ["Export documents", "Excel", "English"],
    education: "Graduate",
    openedDaysAgo: 9,
    lastDayIn: 31,
    views: 132,
  },
  {
    key: "decor-designer",
    company: "moradabad-brass",
    title: "Home Decor Designer",
    department: "Design",
    description:
      "You design lamps, vases and trays in brass for shops in Europe, from the first sketch to the sample. A security deposit for the studio's tools is taken and given back when you leave. You work beside casters and polishers who know everything about brass.",
    years: [2, 6],
    pay: [360_000, 500_000],
    skills: ["Product design", "Sketching", "Rhino"],
    status: "pending",
    reason: "security deposit",
    openedDaysAgo: 1,
    lastDayIn: 30,
    views: 0,
  },
  {
    key: "corrugation-operator",
    company: "konark-packaging",
    title: "Corrugation Machine Operator",
    department: "Production",
    description:
      "You run a five-ply corrugation line with two helpers: paper, glue, heat, speed. You know when the board is warped before anybody measures it. Eight-hour shifts, overtime is paid double, and there is a hostel for those who come from far.",
    years: [2, 8],
    pay: [18_000, 25_000],
    period: "MONTH",
    skills: ["Corrugation", "Machine maintenance", "Odia"],
    openings: 2,
    openedDaysAgo: 18,
    lastDayIn: 25,
    views: 154,
  },
  {
    key: "hr-admin",
    company: "konark-packaging",
    title: "HR and Admin Executive",
    department: "Office",
    description:
      "You look after the papers of eighty people: attendance, PF, ESI, leave and the bus. You also welcome visitors and keep the office supplied. A registration fee of five hundred rupees is paid by those who apply.",
    years: [1, 3],
    pay: [216_000, 288_000],
    skills: ["Payroll", "Excel", "Odia"],
    status: "rejected",
    reason: "People who apply must not be asked for money. Remove the fee and publish the job again.",
    openedDaysAgo: 14,
    lastDayIn: 20,
    views: 0,
  },
  {
    key: "cardamom-season",
    company: "malabar-spice",
    title: "Cardamom Grading Supervisor",
    department: "Estate",
    description:
      "From August to February you lead twenty graders in our drying house: colour, size, weight. You taste, you weigh, you write it down. A room on the estate and three meals are given.",
    employmentType: "TEMPORARY",
    years: [2, null],
    pay: [24_000, 30_000],
    period: "MONTH",
    skills: ["Spice grading", "Team lead", "Malayalam", "Tamil"],
    openedDaysAgo: 22,
    lastDayIn: 38,
    views: 108,
  },
  {
    key: "react-developer",
    company: "banyan-software",
    title: "React Developer",
    department: "Engineering",
    description:
      "You build screens for clinics and schools with React and TypeScript, in a team of five that reviews every change.\n\nWhat you do:\n- Screens that work on a slow phone in a basement\n- Tests that fail when they should\n- One talk a year to the rest of us\n\nWork from where you like in India; four times a year we meet in Hyderabad, and we pay the way.",
    workMode: "remote",
    years: [2, 6],
    pay: [1_200_000, 2_000_000],
    skills: ["React", "TypeScript", "CSS", "Accessibility"],
    openings: 2,
    noticeMaxDays: 60,
    questions: [
      {
        key: "work",
        text: "Which of your work can we look at? A link is enough.",
        type: "text",
        required: true,
        choices: [],
        knockout: null,
      },
      number("years", "How many years have you worked with React?", 2),
    ],
    openedDaysAgo: 16,
    lastDayIn: 29,
    views: 701,
  },
  {
    key: "backend-engineer",
    company: "banyan-software",
    title: "Backend Engineer, Node.js",
    department: "Engineering",
    description:
      "You write the services behind our clinics: appointments, bills, reports. Node.js, TypeScript and PostgreSQL, with a night's sleep: nobody is on call alone. Three days a week in our office in Hyderabad or Bengaluru.",
    workMode: "hybrid",
    cities: [
      ["Hyderabad", "Telangana"],
      ["Bengaluru", "Karnataka"],
    ],
    years: [3, 8],
    pay: [1_500_000, 2_600_000],
    salaryHidden: true,
    skills: ["Node.js", "TypeScript", "PostgreSQL"],
    openedDaysAgo: 7,
    lastDayIn: 44,
    views: 389,
  },
  {
    key: "network-engineer",
    company: "kovai-network",
    title: "Network Support Engineer",
    department: "Field service",
    description:
      "You keep the networks of mills, schools and hospitals around Coimbatore running: you climb, crimp, configure and explain. Every second Saturday is free. A CCNA helps, but hands that have pulled cable help more.",
    years: [1, 4],
    pay: [240_000, 400_000],
    skills: ["Networking", "CCNA", "Structured cabling", "Tamil"],
    education: "ITI or diploma",
    openings: 2,
    openedDaysAgo: 14,
    lastDayIn: 16,
    views: 221,
  },
];
