import type { SampleEnquiry } from "./enquiries.ts";

/** An enquiry at a company, or about one of its products. */
export interface SampleCompanyEnquiry extends SampleEnquiry {
  /** The key of the company. */
  company: string;
  /** The name of the product; absent if the company itself is asked. */
  product?: string;
}

const sample = (name: string) => `${name}@sample.cardplaza.in`;

/** Conversations in every state. */
export const SAMPLE_COMPANY_ENQUIRIES: SampleCompanyEnquiry[] = [
  {
    company: "verandah-crafts",
    product: "Athangudi floor tile, 10 × 10 inch",
    from: sample("vikram"),
    message:
      "Tiles for the canteen floor of our plant, about forty square metres. Can you match an old green pattern if I send a photograph?",
    hoursAgo: 3,
    status: "new",
    city: "Pune",
    quantity: 650,
    unit: "pieces",
  },
  {
    company: "verandah-crafts",
    product: "Slaked lime plaster, ready to use",
    from: sample("lakshmi"),
    message:
      "Our dance hall sweats in the monsoon. Is your plaster right for walls of 1930, and who would put it on?",
    hoursAgo: 20,
    status: "viewed",
    city: "Chennai",
    quantity: 30,
    unit: "bags",
    assignee: sample("joseph"),
  },
  {
    company: "verandah-crafts",
    from: sample("nandini"),
    message:
      "We put panels on tiled roofs and break some each time. Could you keep two hundred Mangalore tiles ready for us every month?",
    hoursAgo: 75,
    status: "responded",
    city: "Bengaluru",
    talk: [
      "Gladly. Which batten spacing do your roofs have: 30 or 32 centimetres?",
      "Mostly 32. We are in Kochi on the 28th and can bring two broken ones.",
    ],
  },
  {
    company: "verandah-crafts",
    product: "Athangudi floor tile, 10 × 10 inch",
    from: sample("farah"),
    message:
      "Floor for the new bakehouse, twenty-two square metres, something that hides flour. When could it be in Lucknow?",
    hoursAgo: 150,
    status: "quoted",
    city: "Lucknow",
    quantity: 360,
    unit: "pieces",
    budgetPaise: 4_500_000,
    talk: ["The grey star would hide it best. I send you three tiles today."],
    quote: {
      amountPaise: 3_870_000,
      note: "360 tiles grey star, packed on two pallets, freight to Lucknow included.",
      status: "sent",
    },
  },
  {
    company: "verandah-crafts",
    product: "Mangalore roof tile",
    from: sample("thomas"),
    message: "Roof of the drying shed in Puttady, about nine thousand tiles with ridge pieces.",
    hoursAgo: 700,
    status: "won",
    city: "Idukki",
    quantity: 9000,
    unit: "pieces",
    wonPaise: 36_900_000,
    note: "Pays in two parts. Truck cannot turn at the gate.",
    talk: ["We can bring them in three loads from the 4th."],
    quote: { amountPaise: 36_900_000, note: "9,000 tiles and 140 ridges, three loads.", status: "accepted" },
  },
  {
    company: "verandah-crafts",
    product: "Slaked lime plaster, ready to use",
    from: sample("imran"),
    message: "Is the plaster food safe? We want to line the inside of a cooling tank for brass casting.",
    hoursAgo: 900,
    status: "lost",
    city: "Moradabad",
    lostReason: "Chose another",
    talk: ["It is safe but would wash out. A cement lining holds better there."],
  },
  {
    company: "deshmukh-fasteners",
    product: "Solar mounting bolt kit",
    from: sample("nandini"),
    message:
      "We use about two thousand sets a month. What is your price at that quantity, and can you keep stock in Bengaluru?",
    hoursAgo: 26,
    status: "quoted",
    city: "Bengaluru",
    quantity: 2000,
    unit: "sets",
    assignee: sample("meena"),
    talk: [
      "At two thousand a month it is ₹79 a set. We can leave a month's stock with our transporter in Peenya.",
    ],
    quote: { amountPaise: 15_800_000, note: "2,000 sets a month at ₹79, stock in Peenya.", status: "sent" },
  },
  {
    company: "deshmukh-fasteners",
    product: "Hex bolt M12 × 60, grade 8.8",
    from: sample("gurpreet"),
    message:
      "Bolts for trailer floors, five thousand to begin with. Please send the test certificate of the last batch.",
    hoursAgo: 12,
    status: "new",
    city: "Ludhiana",
    quantity: 5000,
    unit: "pieces",
  },
  {
    company: "deshmukh-fasteners",
    product: "Bolt to your drawing",
    from: sample("debashree"),
    message:
      "The bolts of our corrugating rollers are no longer made. Could you copy one if we send it by post?",
    hoursAgo: 200,
    status: "closed",
    city: "Bhubaneswar",
    talk: [
      "Yes, please send two. It takes about three weeks.",
      "We found the old maker after all. Thank you.",
    ],
  },
  {
    company: "konark-packaging",
    product: "Five-ply corrugated box, 18 × 12 × 12 inch",
    from: sample("asha"),
    message:
      "Boxes for ten tiles each, thirty kilograms, that survive a fall from the truck. Do you have something stronger than five-ply?",
    hoursAgo: 50,
    status: "responded",
    city: "Kochi",
    quantity: 800,
    unit: "pieces",
    talk: ["A five-ply box with corner posts holds 45 kg. We send two by courier tomorrow."],
  },
  {
    company: "banyan-software",
    from: sample("lakshmi"),
    message:
      "A small website where parents pay the monthly fee and see the timetable. Do you take on work of that size?",
    hoursAgo: 32,
    status: "responded",
    city: "Chennai",
    budgetPaise: 8_000_000,
    talk: ["We do. Our Starter package fits; may I call on Thursday at four?"],
  },
  {
    company: "malabar-spice",
    product: "Green cardamom, 8 mm bold",
    from: sample("farah"),
    message: "Ten kilograms a month for nankhatai and sheermal. Which grade would you take for baking?",
    hoursAgo: 90,
    status: "won",
    city: "Lucknow",
    quantity: 10,
    unit: "kg",
    wonPaise: 2_650_000,
    talk: [
      "Seven millimetres is enough for baking and costs less.",
      "Then the seven. Please send the first ten.",
    ],
    quote: { amountPaise: 2_650_000, note: "10 kg of 7 mm every month at ₹2,650.", status: "accepted" },
  },
  {
    company: "konark-packaging",
    from: sample("thomas"),
    message:
      "Boxes of five kilograms for cardamom that leave the smell inside, two thousand a season. Half of them must wait until our drying yard has a roof.",
    hoursAgo: 2540,
    status: "won",
    city: "Idukki",
    quantity: 2000,
    unit: "pieces",
    wonPaise: 5_200_000,
    talk: ["A box with a lined lid holds it. I send three, and the name of somebody for the roof."],
  },
];
