/** A member who looks for a job, with what their resume says. */
export interface SampleSeeker {
  /** The part of the address before the @. */
  key: string;
  name: string;
  city: string;
  headline: string;
  about: string;
  years: number;
  skills: string[];
  /** The present salary in rupees a year. */
  current: number | null;
  expected: number;
  noticeDays: number;
  work: { role: string; at: string; from: number; to: number | "now"; text: string }[];
  education: string[];
}

/** Names, employers and lives are invented. */
export const SAMPLE_SEEKERS: SampleSeeker[] = [
  {
    key: "sneha",
    name: "Sneha Patil",
    city: "Pune",
    headline: "Accountant, three years in a factory",
    about:
      "I keep books that an auditor reads in one day. I like Tally, quiet mornings and the week after the returns are filed.",
    years: 3,
    skills: ["Tally", "GST", "TDS", "Excel"],
    current: 520_000,
    expected: 720_000,
    noticeDays: 30,
    work: [
      {
        role: "Accountant",
        at: "Sahyadri Castings, Chakan",
        from: 2023,
        to: "now",
        text: "Purchases, sales and stock of a foundry with ninety people. GST and TDS returns on time for thirty months.",
      },
      {
        role: "Article assistant",
        at: "Limaye and Associates, Pune",
        from: 2021,
        to: 2023,
        text: "Audits of eleven small companies; two of them every quarter.",
      },
    ],
    education: ["M.Com, Savitribai Phule Pune University, 2021"],
  },
  {
    key: "rohit",
    name: "Rohit Jadhav",
    city: "Pune",
    headline: "CNC operator and setter",
    about: "I set a lathe by ear first and by micrometer then. Night shifts are fine with me.",
    years: 4,
    skills: ["CNC turning", "Fanuc", "Micrometer", "Drawing reading"],
    current: 252_000,
    expected: 312_000,
    noticeDays: 15,
    work: [
      {
        role: "CNC operator",
        at: "Indrayani Auto Parts, Bhosari",
        from: 2022,
        to: "now",
        text: "Two turning centres, bushes and pins for two-wheelers. Rejections went from 3 in a hundred to less than 1.",
      },
    ],
    education: ["ITI Turner, Aundh, 2021"],
  },
  {
    key: "tarun",
    name: "Tarun Bhatt",
    city: "Pune",
    headline: "Quality engineer for car parts",
    about: "I write 8D reports that customers sign at once, because the third why is honest.",
    years: 5,
    skills: ["PPAP", "8D", "ISO 9001", "Metrology", "Excel"],
    current: 560_000,
    expected: 720_000,
    noticeDays: 60,
    work: [
      {
        role: "Quality engineer",
        at: "Torna Forge, Talegaon",
        from: 2021,
        to: "now",
        text: "Customer complaints, PPAP files and the yearly ISO audit for three lines.",
      },
    ],
    education: ["B.E. Mechanical, Pune, 2020"],
  },
  {
    key: "ananya",
    name: "Ananya Nair",
    city: "Kochi",
    headline: "Draughtsperson for houses and small hotels",
    about: "I draw what can be built on Monday. Old houses are my favourite, with all their crooked walls.",
    years: 3,
    skills: ["AutoCAD", "SketchUp", "Site measurement", "Malayalam", "English"],
    current: 336_000,
    expected: 480_000,
    noticeDays: 30,
    work: [
      {
        role: "Draughtsperson",
        at: "Studio Thinnai, Kochi",
        from: 2023,
        to: "now",
        text: "Working drawings of nineteen houses and one homestay; tile layouts and bathrooms above all.",
      },
    ],
    education: ["Diploma in Architecture, Kalamassery, 2022"],
  },
  {
    key: "jincy",
    name: "Jincy Mathew",
    city: "Kochi",
    headline: "Interior draughtsperson and sales",
    about: "Half of a good drawing is listening. I have sold what I drew, and drawn what I sold.",
    years: 1.5,
    skills: ["SketchUp", "Retail sales", "Malayalam", "English"],
    current: 264_000,
    expected: 360_000,
    noticeDays: 15,
    work: [
      {
        role: "Design consultant",
        at: "Palmleaf Kitchens, Edappally",
        from: 2025,
        to: "now",
        text: "Kitchens from the first visit to the last screw, about four a month.",
      },
    ],
    education: ["B.A. Interior Design, Kottayam, 2024"],
  },
  {
    key: "faisal",
    name: "Faisal Khan",
    city: "Lucknow",
    headline: "Baker and shift lead",
    about: "Up at three, at work at four, bread at six. I teach helpers with my hands, not with my voice.",
    years: 6,
    skills: ["Baking", "FSSAI", "Shift planning", "Packing"],
    current: 300_000,
    expected: 408_000,
    noticeDays: 15,
    work: [
      {
        role: "Shift lead",
        at: "Gomti Breads, Lucknow",
        from: 2022,
        to: "now",
        text: "Nine bakers, three ovens, rusks and buns for two hundred shops.",
      },
      {
        role: "Baker",
        at: "Hotel Rumi, Lucknow",
        from: 2019,
        to: 2022,
        text: "Breakfast breads for a hundred and ten rooms.",
      },
    ],
    education: ["Certificate in Bakery, Lucknow, 2019"],
  },
  {
    key: "karan",
    name: "Karan Malhotra",
    city: "Ludhiana",
    headline: "Dealer sales in seeds and fertiliser",
    about: "Ninety dealers know my number. I drive to the field before I say what is wrong with the crop.",
    years: 7,
    skills: ["Dealer management", "Agri inputs", "Punjabi", "Field sales", "Excel"],
    current: 780_000,
    expected: 960_000,
    noticeDays: 60,
    work: [
      {
        role: "Territory manager",
        at: "Five Rivers Seeds, Ludhiana",
        from: 2019,
        to: "now",
        text: "Wheat and maize seed in four districts; sales doubled in five seasons.",
      },
    ],
    education: ["B.Sc. Agriculture, Ludhiana, 2018"],
  },
  {
    key: "pallavi",
    name: "Pallavi Hegde",
    city: "Bengaluru",
    headline: "Electrical engineer, rooftop solar",
    about: "Forty roofs so far, and no accident. I like the moment when the meter turns backwards.",
    years: 2,
    skills: ["Solar PV", "AutoCAD", "Electrical wiring", "Kannada"],
    current: 396_000,
    expected: 540_000,
    noticeDays: 30,
    work: [
      {
        role: "Site engineer",
        at: "Nandi Green Power, Bengaluru",
        from: 2024,
        to: "now",
        text: "Rooftop plants from 3 to 80 kilowatts, from the survey to net metering.",
      },
    ],
    education: ["B.E. Electrical, Hubballi, 2023"],
  },
  {
    key: "bikash",
    name: "Bikash Sahoo",
    city: "Cuttack",
    headline: "Corrugation and printing machines",
    about: "I repair at night what must run in the morning.",
    years: 5,
    skills: ["Corrugation", "Machine maintenance", "Odia"],
    current: 228_000,
    expected: 276_000,
    noticeDays: 0,
    work: [
      {
        role: "Machine operator",
        at: "Mahanadi Cartons, Cuttack",
        from: 2020,
        to: "now",
        text: "Three-ply and five-ply lines, and two flexo printers.",
      },
    ],
    education: ["ITI Fitter, Cuttack, 2019"],
  },
  {
    key: "harini",
    name: "Harini Subramaniam",
    city: "Coimbatore",
    headline: "Frontend developer",
    about: "I test with a cheap phone and a screen reader before I say that it is done.",
    years: 4,
    skills: ["React", "TypeScript", "CSS", "Accessibility", "Node.js"],
    current: 1_150_000,
    expected: 1_700_000,
    noticeDays: 60,
    work: [
      {
        role: "Frontend developer",
        at: "Noyyal Labs, Coimbatore",
        from: 2022,
        to: "now",
        text: "The booking screens of a bus company, used by forty thousand people a day.",
      },
    ],
    education: ["B.Tech Information Technology, Coimbatore, 2022"],
  },
  {
    key: "sameer",
    name: "Sameer Naik",
    city: "Panaji",
    headline: "Student of furniture design",
    about: "I build models from what the carpenter throws away.",
    years: 0,
    skills: ["Sketching", "Rhino", "Model making"],
    current: null,
    expected: 180_000,
    noticeDays: 0,
    work: [
      {
        role: "Trainee",
        at: "Mandovi Boat Works, Panaji",
        from: 2025,
        to: 2026,
        text: "Two months of drawings and models for cabins.",
      },
    ],
    education: ["B.Des Furniture, Goa, in the last year"],
  },
  {
    key: "divya",
    name: "Divya Krishnan",
    city: "Coimbatore",
    headline: "Network engineer, CCNA",
    about: "I label every cable. The next person is often I.",
    years: 2.5,
    skills: ["Networking", "CCNA", "Structured cabling", "Tamil", "English"],
    current: 276_000,
    expected: 360_000,
    noticeDays: 30,
    work: [
      {
        role: "Field engineer",
        at: "Siruvani Systems, Coimbatore",
        from: 2024,
        to: "now",
        text: "Networks of eight schools and two hospitals.",
      },
    ],
    education: ["Diploma in Electronics, Coimbatore, 2023", "CCNA, 2024"],
  },
];
