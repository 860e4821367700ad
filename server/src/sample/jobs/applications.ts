import type { ApplicationStage, InterviewMode } from "@cardplaza/contract/jobs/application-words";

export interface SampleApplication {
  /** The key of a sample job. */
  job: string;
  /** The key of a sample seeker. */
  by: string;
  stage: ApplicationStage;
  daysAgo: number;
  cover?: string;
  /** In the order of the job's questions, as they are shown to the company. */
  answers?: [answer: string, isKnockout?: boolean][];
  rating?: number;
  note?: string;
  /** Why it was rejected: a kind reason by its name, or the company's own words. */
  reason?: string;
  /** Between the stages, in order. */
  messages?: { side: "company" | "applicant"; text: string }[];
  interview?: { mode: InterviewMode; place: string; inDays: number[]; chosen?: number };
  /** The applicant was told that there was no answer. */
  isLeft?: boolean;
}

/** Applications in every stage. Two companies have enough of them to show how they answer. */
export const SAMPLE_APPLICATIONS: SampleApplication[] = [
  {
    job: "draughtsperson",
    by: "ananya",
    stage: "interview",
    daysAgo: 16,
    cover:
      "Your floor in the old post office in Mattancherry is the reason why I write. I would like to draw the next one.",
    answers: [["Yes"], ["3"], ["AutoCAD"]],
    rating: 5,
    note: "Drawings are clean. Ask about the homestay in Kumarakom.",
    messages: [
      {
        side: "company",
        text: "Dear Ananya, your tile layouts are just what we need. Could you bring two printed ones?",
      },
      { side: "applicant", text: "Thank you. I will bring the homestay and one bathroom." },
    ],
    interview: { mode: "in_person", place: "Building 4, Mattancherry Road, Fort Kochi", inDays: [2, 3, 5] },
  },
  {
    job: "draughtsperson",
    by: "jincy",
    stage: "viewed",
    daysAgo: 5,
    answers: [["Yes"], ["1", true], ["SketchUp"]],
  },
  {
    job: "draughtsperson",
    by: "sameer",
    stage: "rejected",
    daysAgo: 19,
    answers: [["No", true], ["0", true], ["By hand"]],
    reason: "experience",
  },
  {
    job: "draughtsperson",
    by: "pallavi",
    stage: "withdrawn",
    daysAgo: 14,
    answers: [["Yes"], ["2"], ["AutoCAD"]],
  },
  {
    job: "draughtsperson",
    by: "tarun",
    stage: "applied",
    daysAgo: 1,
    answers: [["Yes"], ["0", true], ["AutoCAD"]],
  },
  {
    job: "showroom-sales",
    by: "jincy",
    stage: "offered",
    daysAgo: 30,
    rating: 4,
    messages: [
      { side: "company", text: "Dear Jincy, the letter is in your mail. Please tell us by Friday." },
    ],
  },
  { job: "showroom-sales", by: "divya", stage: "rejected", daysAgo: 33, reason: "place" },
  { job: "mason", by: "bikash", stage: "shortlisted", daysAgo: 9, rating: 3 },
  {
    job: "accountant",
    by: "sneha",
    stage: "offered",
    daysAgo: 20,
    cover:
      "I have kept the books of a foundry for three years and would like to see how bolts are made. I live ten minutes from Bhosari.",
    answers: [["Yes"], ["30"]],
    rating: 5,
    note: "Knows job work entries. The owner liked her question about scrap.",
    messages: [
      {
        side: "company",
        text: "Dear Sneha, thank you for coming. We would like to make you an offer this week.",
      },
    ],
    interview: { mode: "in_person", place: "Plot 12, Bhosari MIDC, Pune", inDays: [-13, -12], chosen: -13 },
  },
  {
    job: "accountant",
    by: "divya",
    stage: "rejected",
    daysAgo: 22,
    answers: [["Yes"], ["90"]],
    reason: "notice",
  },
  {
    job: "accountant",
    by: "karan",
    stage: "shortlisted",
    daysAgo: 12,
    answers: [["No"], ["60"]],
    rating: 3,
  },
  { job: "accountant", by: "faisal", stage: "viewed", daysAgo: 8, answers: [["No"], ["15"]] },
  {
    job: "accountant",
    by: "jincy",
    stage: "applied",
    daysAgo: 2,
    answers: [["No"], ["0"]],
    cover: "I keep the books of my father's shop and would like to learn those of a factory.",
  },
  {
    job: "cnc-operator",
    by: "rohit",
    stage: "hired",
    daysAgo: 20,
    answers: [["Yes"]],
    rating: 5,
    messages: [{ side: "company", text: "Dear Rohit, welcome. Your first shift is on Monday at seven." }],
    interview: { mode: "in_person", place: "Plot 12, Bhosari MIDC, Pune", inDays: [-13], chosen: -13 },
  },
  { job: "cnc-operator", by: "bikash", stage: "interview", daysAgo: 10, answers: [["Yes"]], rating: 4 },
  {
    job: "cnc-operator",
    by: "faisal",
    stage: "rejected",
    daysAgo: 15,
    answers: [["No", true]],
    reason: "We look for somebody who has run a CNC lathe.",
  },
  { job: "cnc-operator", by: "sameer", stage: "applied", daysAgo: 3, answers: [["Yes"]] },
  {
    job: "quality-engineer",
    by: "tarun",
    stage: "viewed",
    daysAgo: 18,
    cover: "I would like to look after one plant again instead of three lines.",
  },
  { job: "quality-engineer", by: "pallavi", stage: "applied", daysAgo: 25, isLeft: true },
  { job: "quality-engineer", by: "rohit", stage: "rejected", daysAgo: 24, reason: "skills" },
  {
    job: "tally-consultant",
    by: "sneha",
    stage: "shortlisted",
    daysAgo: 6,
    answers: [["Yes"]],
    messages: [{ side: "company", text: "Dear Sneha, when can we call you this week?" }],
  },
  { job: "tally-consultant", by: "karan", stage: "applied", daysAgo: 4, answers: [["Yes"]] },
  { job: "support-desk", by: "divya", stage: "rejected", daysAgo: 60, reason: "filled" },
  { job: "bakery-supervisor", by: "faisal", stage: "interview", daysAgo: 7, rating: 4 },
  { job: "seed-sales", by: "karan", stage: "shortlisted", daysAgo: 9, rating: 4 },
  { job: "furniture-intern", by: "sameer", stage: "viewed", daysAgo: 6 },
  { job: "site-engineer", by: "pallavi", stage: "shortlisted", daysAgo: 8, rating: 4 },
  { job: "corrugation-operator", by: "bikash", stage: "applied", daysAgo: 9 },
  {
    job: "react-developer",
    by: "harini",
    stage: "interview",
    daysAgo: 11,
    answers: [["noyyal.example/harini"], ["4"]],
    rating: 5,
    interview: { mode: "video", place: "A link comes by mail", inDays: [1, 2], chosen: 1 },
  },
  {
    job: "react-developer",
    by: "divya",
    stage: "viewed",
    daysAgo: 3,
    answers: [["github.example/divya"], ["0", true]],
  },
  { job: "network-engineer", by: "divya", stage: "offered", daysAgo: 12, rating: 5 },
];

/** Jobs that members saved, by the first part of their address. */
export const SAMPLE_SAVED_JOBS: { by: string; job: string; daysAgo: number }[] = [
  { by: "sneha", job: "accounts-trainer", daysAgo: 2 },
  { by: "harini", job: "backend-engineer", daysAgo: 3 },
  { by: "ravi", job: "react-developer", daysAgo: 1 },
  { by: "asha", job: "site-engineer", daysAgo: 4 },
  { by: "asha", job: "furniture-intern", daysAgo: 6 },
];

export const SAMPLE_ALERTS: { by: string; name: string; q: string; city: string }[] = [
  { by: "sneha", name: "Accountant in Pune", q: "Accountant", city: "Pune" },
  { by: "harini", name: "React", q: "React", city: "" },
  { by: "asha", name: "Jobs in Kochi", q: "", city: "Kochi" },
];
