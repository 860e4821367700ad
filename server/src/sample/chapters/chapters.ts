import type {
  ChapterRole,
  FeePeriod,
  Frequency,
  MembershipStatus,
} from "@cardplaza/contract/chapters/chapter-words";
import type { Cover } from "../cover-art.ts";

export interface SampleSeat {
  /** The part of the address before the @. */
  key: string;
  category: string;
  role?: ChapterRole;
  status?: MembershipStatus;
  /** For how many weeks they are in it, or wait; absent for those who founded it. */
  weeks?: number;
  message?: string;
  invitedBy?: string;
  reason?: string;
  targetPoints?: number;
  /** How often they come: 1 is always. */
  faithful?: number;
}

export interface SampleChapter {
  key: string;
  name: string;
  city: string;
  pin: string;
  description: string;
  cover: Cover;
  venue: string;
  link: string;
  /** The day of the week, counted from the day on which the sample data is loaded. */
  daysFromToday: number;
  startTime: string;
  durationMin: number;
  frequency: Frequency;
  maxMembers: number;
  feePaise: number | null;
  feePer: FeePeriod | null;
  members: SampleSeat[];
  agenda: string;
}

const AGENDA = `Welcome (5 minutes)
Sixty seconds each: what I do and whom I would like to meet (30 minutes)
Speaker (10 minutes)
Referrals and thanks (25 minutes)
Visitors say what they heard (10 minutes)
Next week, and goodbye (10 minutes)`;

export const SAMPLE_CHAPTERS: SampleChapter[] = [
  {
    key: "kochi",
    name: "Fort Kochi Breakfast Circle",
    city: "Kochi",
    pin: "682001",
    description:
      "Builders, designers and hosts of Fort Kochi who meet over appam and egg roast once a week. One trade each, sixty seconds each, and referrals before the second coffee. We have sent each other work for old houses, homestays, weddings and boats since spring. Guests are welcome twice; come hungry.",
    cover: { colours: ["#0f766e", "#f59e0b", "#fef3c7"], motif: "arches" },
    venue: "Upper hall, Cochin Boat Club, Napier Street, Fort Kochi",
    link: "",
    daysFromToday: 0,
    startTime: "07:30",
    durationMin: 90,
    frequency: "weekly",
    maxMembers: 20,
    feePaise: 45_000,
    feePer: "month",
    agenda: AGENDA,
    members: [
      { key: "asha", category: "architects", role: "leader", faithful: 0.97, targetPoints: 120 },
      { key: "shalini", category: "lawyers", role: "vice", faithful: 0.95 },
      { key: "biju", category: "builders-and-contractors", faithful: 0.9 },
      { key: "neethu", category: "digital-marketing", role: "secretary", faithful: 0.96 },
      { key: "rasheed", category: "electricians", faithful: 0.88 },
      { key: "deepa", category: "interior-designers", faithful: 0.93 },
      { key: "sibi", category: "homestays", faithful: 0.86 },
      { key: "ramesh", category: "caterers", faithful: 0.84, targetPoints: 80 },
      { key: "thomas", category: "grain-and-spice-traders", weeks: 22, faithful: 0.82, targetPoints: 60 },
      { key: "george", category: "insurance-agents", status: "on_leave", faithful: 0.9 },
      { key: "anju", category: "photographers", weeks: 9, faithful: 1, invitedBy: "asha" },
      {
        key: "jincy",
        category: "furniture",
        status: "requested",
        weeks: 0.3,
        message:
          "I start my own workshop for built-in furniture in January and visited you last week. May I take the seat?",
      },
      {
        key: "imran",
        category: "gift-shops",
        status: "requested",
        weeks: 0.9,
        message: "We open a showroom for lamps in Mattancherry next month.",
      },
      {
        key: "ananya",
        category: "architects",
        status: "waitlisted",
        weeks: 3,
        message: "I know that the seat is taken. I would like to be told if a second table starts.",
      },
      { key: "joseph", category: "carpenters", status: "left", weeks: 20 },
    ],
  },
  {
    key: "pune",
    name: "Deccan Evening Table",
    city: "Pune",
    pin: "411004",
    description:
      "Owners of factories, presses and practices between Deccan Gymkhana and Bhosari. We meet after work, eat light and leave with at least one name to call in the morning. Each trade has one seat. Slips are filed at the table, so that nobody has to remember them on the way home.",
    cover: { colours: ["#1e3a8a", "#7c3aed", "#fde68a"], motif: "steps" },
    venue: "Meeting room, Hotel Shaniwar Court, FC Road, Pune",
    link: "",
    daysFromToday: 2,
    startTime: "18:30",
    durationMin: 90,
    frequency: "weekly",
    maxMembers: 30,
    feePaise: 60_000,
    feePer: "month",
    agenda: AGENDA,
    members: [
      { key: "sunita", category: "recruitment-agencies", role: "leader", faithful: 0.96, targetPoints: 120 },
      { key: "amol", category: "machinery", role: "vice", faithful: 0.9 },
      { key: "ravi", category: "chartered-accountants", role: "secretary", faithful: 0.95 },
      { key: "rekha", category: "printing-presses", faithful: 0.92 },
      { key: "nitin", category: "goods-transport", faithful: 0.8, targetPoints: 80 },
      { key: "zoya", category: "event-organisers", faithful: 0.9 },
      { key: "kavita", category: "dentists", faithful: 0.85, targetPoints: 60 },
      { key: "hemant", category: "investment-advisers", faithful: 0.93 },
      { key: "manasi", category: "graphic-designers", weeks: 14, faithful: 0.97, invitedBy: "rekha" },
      {
        key: "vikram",
        category: "metals-and-steel",
        status: "invited",
        weeks: 0.6,
        invitedBy: "ravi",
        message:
          "Your bolts are in half the machines that are spoken of at our table. Come and take the seat.",
      },
      {
        key: "tarun",
        category: "certification-and-iso",
        status: "requested",
        weeks: 0.5,
        message: "I audit suppliers and begin on my own in spring.",
      },
      {
        key: "rohit",
        category: "machinery",
        status: "declined",
        weeks: 6,
        message: "I set CNC machines and would like to learn how to sell.",
      },
    ],
  },
  {
    key: "online",
    name: "Bharat Makers Online",
    city: "Bengaluru",
    pin: "560001",
    description:
      "People who make, pack and move goods all over India and cannot have breakfast in one town. Every second week we meet on a call: two minutes each, one plant tour by phone camera, then referrals across states. Bring a sample to hold up.",
    cover: { colours: ["#166534", "#0369a1", "#bbf7d0"], motif: "rays" },
    venue: "",
    link: "https://meet.example/bharat-makers",
    daysFromToday: 4,
    startTime: "08:00",
    durationMin: 60,
    frequency: "fortnightly",
    maxMembers: 40,
    feePaise: null,
    feePer: null,
    agenda: `Welcome, and who is new (5 minutes)
Two minutes each, with a sample in the hand (25 minutes)
Plant tour by phone camera (10 minutes)
Referrals across states (15 minutes)
Next call (5 minutes)`,
    members: [
      { key: "nandini", category: "solar-power", role: "leader", faithful: 0.97 },
      { key: "gurpreet", category: "warehousing", role: "vice", faithful: 0.88 },
      { key: "debashree", category: "packaging", role: "secretary", faithful: 0.94 },
      { key: "imran", category: "import-and-export", faithful: 0.86 },
      { key: "joseph", category: "furniture", faithful: 0.9 },
      { key: "lakshmi", category: "tailors-and-boutiques", faithful: 0.85, targetPoints: 60 },
      { key: "arjun", category: "software-companies", faithful: 0.92 },
      { key: "meena", category: "it-support", faithful: 0.9, targetPoints: 60 },
      { key: "farah", category: "bakeries", faithful: 0.83, targetPoints: 60 },
      { key: "asha", category: "architects", weeks: 20, faithful: 0.9, targetPoints: 40 },
      {
        key: "karan",
        category: "seeds-and-fertiliser",
        status: "requested",
        weeks: 0.4,
        message: "Gurpreet told me about your calls. I sell seed to four hundred dealers.",
      },
    ],
  },
];
