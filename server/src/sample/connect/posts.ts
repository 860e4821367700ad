import type { PostKind, Reaction } from "@cardplaza/contract/connect/post-words";
import type { ProductPicture } from "../product-art.ts";
import type { Scene } from "../scene-art.ts";

/** A product or a scene in one of its looks. */
export type PostDrawing = `product ${ProductPicture} ${number}` | `scene ${Scene} ${number}`;

export interface SampleComment {
  by: string;
  text: string;
  replies?: { by: string; text: string }[];
}

/** Members are named by the part of their address before the @; `@[ravi]` in a text mentions one. */
export interface SamplePost {
  by: string;
  /** The key of the company that speaks. */
  as?: string;
  kind?: PostKind;
  daysAgo: number;
  body: string;
  pictures?: [drawing: PostDrawing, alt: string][];
  /** The options, each with the members who voted for it. */
  poll?: { options: Record<string, string>; days: number };
  link?: { url: string; site: string; title: string; description: string; picture: PostDrawing };
  forConnections?: boolean;
  /** The key of the chapter whose members it is for. */
  forChapter?: string;
  /** What it said before it was edited. */
  before?: string;
  reactions?: Partial<Record<Reaction, string>>;
  /** Who saved it, with the collection it is in; in none if that is empty. */
  saved?: Record<string, string>;
  comments?: SampleComment[];
}

/** Some weeks of a business network. All people, companies and events are invented. */
export const SAMPLE_POSTS: SamplePost[] = [
  {
    by: "ramesh",
    forChapter: "kochi",
    daysAgo: 0.35,
    kind: "ask",
    body: "My two boys serve at a wedding on the day of our next breakfast, so the coffee has no legs. Who comes a quarter of an hour early and carries it up to the hall? There is appam for those who do, before the others get theirs.",
    reactions: { like: "sibi deepa rasheed", support: "asha" },
    comments: [
      {
        by: "neethu",
        text: "I set up the projector at seven anyway. Put me down.",
        replies: [{ by: "ramesh", text: "Thank you. You get the corner piece." }],
      },
      { by: "biju", text: "I bring one of the masons. He carries more than coffee." },
    ],
  },
  {
    by: "vikram",
    as: "deshmukh-fasteners",
    daysAgo: 0.1,
    kind: "update",
    body: "The second cold forging line runs since this morning. M8 to M16 now leave in four days instead of nine. To all who waited for us this spring: thank you for your patience.\n\n#Fasteners #Pune",
    pictures: [
      ["product bolts 0", "Three hex bolts of the first batch on a workbench"],
      ["scene tools 1", "Tool wall beside the new forging line"],
    ],
    reactions: { like: "ravi meena rohit asha", celebrate: "gurpreet nandini sneha tarun" },
    comments: [
      {
        by: "gurpreet",
        text: "Nine days cost us half a season last year. I will send the pump order tomorrow.",
      },
      {
        by: "nandini",
        text: "Does the galvanising keep up with four days?",
        replies: [
          { by: "vikram", text: "Hot-dip still takes two days more. Zinc flake is within the four." },
          { by: "nandini", text: "That works for rooftops. I will ask for the M10 kits." },
        ],
      },
      { by: "rohit", text: "Which presses are they? I trained on the National ones." },
    ],
  },
  {
    by: "asha",
    daysAgo: 0.3,
    kind: "ask",
    body: "Looking for a carpenter in or near Kochi who can do a hipped roof in old Anjili wood. The house is a hundred years old and the owner wants every rafter that can be saved. Start in six weeks. #Kochi #Restoration",
    reactions: { support: "joseph thomas", like: "ananya jincy lakshmi" },
    comments: [
      {
        by: "joseph",
        text: "Two brothers in Mala did the chapel roof with us. I will call them tonight.",
        replies: [{ by: "asha", text: "That chapel is exactly the work I mean. Thank you, Joseph." }],
      },
      { by: "ananya", text: "I measured that roof type for my diploma. Happy to help with the survey." },
    ],
  },
  {
    by: "farah",
    as: "zafran-foods",
    daysAgo: 0.6,
    kind: "offer",
    body: "Festival hampers for teams and clients: twelve kinds of nankhatai and rusk in a box to keep, your logo on the sleeve. From 40 boxes, ten days from artwork to door, anywhere in India. #Gifting #MadeInIndia",
    pictures: [
      ["product biscuits 1", "A plate of nankhatai, light and dark"],
      ["scene bakery 0", "Shelves of the bakehouse in the morning"],
      ["product bag 1", "The paper bag of the festival hamper"],
    ],
    reactions: { like: "ravi imran debashree arjun meena", celebrate: "faisal" },
    comments: [
      { by: "arjun", text: "Can the sleeve carry a QR code? We would like to send 60." },
      { by: "farah", text: "Yes. Ask for a price from the post, then I send you the template." },
    ],
  },
  {
    by: "ravi",
    daysAgo: 0.9,
    kind: "update",
    body: "Three things I check before any GST return goes out, in five minutes:\n\n1. Purchases in the books against GSTR-2B, by supplier, not by total.\n2. Credit notes of the last month that nobody entered.\n3. HSN codes of everything that was sold for the first time.\n\nEach of them has saved a client a notice this year. #GST #SmallBusiness",
    saved: { asha: "Good habits" },
    reactions: {
      insightful: "vikram sneha thomas farah debashree imran",
      like: "gurpreet meena arjun asha harini",
    },
    comments: [
      {
        by: "sneha",
        text: "Number two found us ₹38,000 last quarter. Supplier notes arrive by WhatsApp and stay there.",
      },
      {
        by: "debashree",
        text: "Is there a limit below which you do not chase a mismatch?",
        replies: [
          {
            by: "ravi",
            text: "₹500 on one bill, ₹5,000 for one supplier in a year. Written down, so that the next auditor knows it was a decision.",
          },
        ],
      },
    ],
  },
  {
    by: "sneha",
    daysAgo: 1.2,
    kind: "win",
    body: "Passed the advanced GST certificate on the first try. Thank you @[ravi] for the evenings of mock notices. My dal burnt twice. #Learning #GST",
    reactions: {
      celebrate: "ravi vikram rohit tarun meena asha",
      like: "nandini debashree faisal",
    },
    comments: [
      { by: "ravi", text: "You earned it. The burnt dal is now part of the syllabus." },
      { by: "tarun", text: "Congratulations! Treat at Vaishali?" },
    ],
  },
  {
    by: "nandini",
    daysAgo: 1.5,
    kind: "referral_wanted",
    body: "We would like to meet people who run cold storages or rice mills in Punjab and Haryana. A 200 kW roof pays itself in under four years at their tariff. Who knows somebody? #Solar #Punjab",
    reactions: { support: "gurpreet karan", like: "vikram meena" },
    comments: [
      {
        by: "gurpreet",
        text: "I know someone: the cold store at Khanna has 2,000 sq m of shed and complains about every bill.",
        replies: [{ by: "nandini", text: "That sounds right. Could you write to both of us?" }],
      },
    ],
  },
  {
    by: "meena",
    as: "kovai-network",
    daysAgo: 1.8,
    kind: "update",
    body: "What do you use when the office internet goes down for an hour? #Networks #SmallBusiness",
    poll: {
      options: {
        "A second line from another company": "arjun ravi harini",
        "The phone of whoever is nearest": "farah imran asha joseph thomas lakshmi",
        "A router with a SIM card": "vikram nandini divya",
        "We drink tea": "gurpreet debashree",
      },
      days: 7,
    },
    saved: { asha: "" },
    reactions: { like: "arjun divya harini", insightful: "ravi" },
    comments: [
      { by: "debashree", text: "Tea is the most reliable of the four." },
      { by: "divya", text: "A router with a SIM card costs less than one lost afternoon of billing." },
    ],
  },
  {
    by: "thomas",
    as: "malabar-spice",
    daysAgo: 2.1,
    kind: "offer",
    body: "New cardamom is in: 8 mm bold, green, moisture 2% below the limit. Samples of 100 g go out this week, each with the name of the farm. #Spices #Export",
    pictures: [
      ["product jar 2", "Two jars of green cardamom"],
      ["scene plants 0", "Young cardamom plants in the shade"],
    ],
    reactions: { like: "farah imran lakshmi asha", celebrate: "jincy" },
    comments: [
      { by: "farah", text: "Two samples please. The last lot made the sheermal smell like a wedding." },
    ],
  },
  {
    by: "imran",
    daysAgo: 2.4,
    kind: "win",
    body: "Our first container to Rotterdam has left Mundra: 4,200 lamps, no broken seal, no returned paper. My grandfather sold at the railway station. #Export #MadeInIndia",
    pictures: [
      ["product lamp 1", "A tall brass lamp with two levels"],
      ["product carton 1", "The carton in which each lamp travels"],
      ["scene road 0", "The truck on the road to the port"],
      ["product lamp 0", "The same lamp in a cool light"],
    ],
    saved: { asha: "For the Fort Kochi house" },
    reactions: {
      celebrate: "farah debashree vikram thomas asha ravi lakshmi joseph",
      like: "nandini gurpreet faisal arjun",
    },
    comments: [
      { by: "debashree", text: "And not one corner of our cartons gave way. Proud of both of us." },
      { by: "thomas", text: "Which forwarder did you use? Ours takes a week for the papers." },
      {
        by: "lakshmi",
        text: "Congratulations! The lamp on our stage is yours, the audience asks about it.",
        replies: [{ by: "imran", text: "Send me the name of the hall, I will make a plate for it." }],
      },
    ],
  },
  {
    by: "debashree",
    as: "konark-packaging",
    daysAgo: 2.8,
    kind: "update",
    body: "How to ask for a box so that the price comes the same day: inner size, weight of what is in it, how high you stack, and how many a month. A photo of the old box is better than a drawing. #Packaging #SmallBusiness",
    pictures: [["product carton 0", "An open five-ply carton"]],
    saved: { ravi: "To share with clients" },
    reactions: { insightful: "farah thomas imran", like: "vikram bikash arjun" },
    comments: [{ by: "bikash", text: "And say whether it meets rain. Half of the complaints begin there." }],
  },
  {
    by: "lakshmi",
    daysAgo: 3.2,
    kind: "ask",
    body: "Forty girls dance in two months and our hall has lost its licence. Does anybody know a stage in Chennai or Kanchipuram for 300 people, with a wooden floor, on a weekday evening? #Chennai",
    reactions: { support: "asha imran farah meena", like: "thomas" },
    comments: [
      {
        by: "meena",
        text: "I can help: the college in Guindy whose network we look after rents its hall. I will ask on Monday.",
      },
      { by: "lakshmi", text: "You are an angel with a ladder." },
    ],
  },
  {
    by: "arjun",
    as: "banyan-software",
    daysAgo: 3.6,
    kind: "update",
    body: "We wrote down how a clinic with two doctors went from a paper register to bookings by phone in nine days, with what went wrong on day three. #Clinics #Software",
    link: {
      url: "https://banyan-softworks.example/nine-days",
      site: "banyan-softworks.example",
      title: "Nine days from a paper register to bookings by phone",
      description:
        "A clinic, two doctors, one receptionist who did not trust computers, and what we would do differently.",
      picture: "product screen 0",
    },
    saved: { ravi: "" },
    reactions: { insightful: "ravi meena harini", like: "divya asha sneha" },
    comments: [{ by: "harini", text: "Day three is the honest part. More case studies should have one." }],
  },
  {
    by: "gurpreet",
    daysAgo: 4.1,
    kind: "referral_wanted",
    body: "Need an introduction to somebody who buys basmati for a hotel group. We have 60 tonnes of aged 1121 in our own store, tested. #Basmati #Hotels",
    saved: { nandini: "Leads" },
    reactions: { support: "farah joseph", like: "karan thomas" },
    comments: [
      {
        by: "joseph",
        text: "I know someone: two of our hotel clients in Goa buy centrally. Which price per quintal may I name?",
      },
      { by: "gurpreet", text: "I send it to you by card enquiry, not here. Thank you." },
    ],
  },
  {
    by: "joseph",
    as: "dsouza-cane",
    daysAgo: 4.5,
    kind: "offer",
    body: "Twelve planter's chairs in teak and cane are ready because a hotel opens later than planned. 10% below the list, with the hotel's blessing. #Furniture #MadeInIndia",
    pictures: [
      ["product chair 1", "A chair with a cane back"],
      ["scene rooms 0", "The chair in a living room"],
    ],
    saved: { asha: "For the Fort Kochi house" },
    reactions: { like: "asha jincy sameer nandini" },
    comments: [{ by: "asha", text: "Four for the homestay in Fort Kochi. Please hold them until Friday." }],
  },
  {
    by: "tarun",
    daysAgo: 4.9,
    kind: "update",
    body: "Quality is cheapest at the machine. We moved the gauge from the inspection room to the lathe: 2.1% scrap became 0.6% in five weeks, and nobody bought anything. #Quality #Pune",
    saved: { asha: "Good habits", vikram: "Quality" },
    reactions: { insightful: "vikram rohit ravi", like: "sneha bikash" },
    comments: [
      { by: "vikram", text: "Come and say that to our second shift. I bring the samosas." },
      { by: "tarun", text: "Any day after five." },
    ],
  },
  {
    by: "nandini",
    as: "surya-roof",
    daysAgo: 5.3,
    kind: "win",
    body: "Roof number 500. A school in Tumakuru, 48 kW, and the physics class reads the meter every morning. #Solar",
    before:
      "Roof number 500. A school in Tumkur, 48 kW, and the physics class reads the meter every morning. #Solar",
    pictures: [["product solar 0", "Solar panels on a frame"]],
    reactions: { celebrate: "vikram pallavi asha gurpreet meena", like: "arjun ravi lakshmi" },
    comments: [{ by: "pallavi", text: "Congratulations! I would love to see their readings." }],
  },
  {
    by: "rohit",
    daysAgo: 5.8,
    kind: "ask",
    body: "Which insert do you use for EN8 on a small turning centre? Mine last 40 pieces and the book says 120. #CNC",
    saved: { vikram: "Quality" },
    reactions: { like: "tarun bikash" },
    comments: [
      {
        by: "tarun",
        text: "I can help: look at the coolant first. At 4% mine lasted 35, at 8% they last 110.",
        replies: [{ by: "rohit", text: "It was at 3. Thank you, that saves me a month's pay in inserts." }],
      },
    ],
  },
  {
    by: "asha",
    as: "verandah-crafts",
    daysAgo: 6.3,
    kind: "update",
    body: "Lime wash, first coat wet, second coat dry, third coat after the rain. Six shades, all from pigments you could eat, which please do not. #Lime #Architecture",
    pictures: [
      ["product tiles 1", "Athangudi floor tiles in three colours"],
      ["scene stay 1", "A house with a lime-washed wall"],
    ],
    reactions: { like: "joseph jincy ananya imran", insightful: "sameer" },
  },
  {
    by: "divya",
    daysAgo: 6.8,
    kind: "update",
    body: 'Field note: eight of ten "the server is slow" calls this month were one old switch under a desk, behind a dustbin. Label them. #Networks',
    reactions: { insightful: "meena arjun", like: "harini ravi debashree" },
    comments: [{ by: "meena", text: "The dustbin deserves its own line in the report." }],
  },
  {
    by: "farah",
    daysAgo: 7.4,
    kind: "ask",
    body: "Our oven man retires. Who services deck ovens in Lucknow and comes before six in the morning? #Bakery #Lucknow",
    reactions: { support: "faisal imran" },
    comments: [
      { by: "faisal", text: "I can help: Gomti Breads used Aslam bhai in Aminabad. He likes five o'clock." },
      { by: "farah", text: "He comes tomorrow. Thank you, Faisal." },
    ],
  },
  {
    by: "ravi",
    as: "kulkarni-tally",
    daysAgo: 8.2,
    kind: "offer",
    body: "E-invoices straight from Tally, for those who cross the limit this year: set up in one afternoon, two months of telephone help included. #GST #Tally",
    pictures: [["scene desk 0", "A desk with a chart on the screen"]],
    reactions: { like: "vikram sneha thomas" },
    comments: [{ by: "thomas", text: "Does it work with two godowns in two states?" }],
  },
  {
    by: "vikram",
    daysAgo: 9,
    kind: "referral_wanted",
    body: "Looking for a company secretary for a private company with eleven shareholders, four of whom are my uncles. Patience is a requirement. #Pune",
    reactions: { like: "ravi meena tarun", support: "sneha" },
    comments: [{ by: "ravi", text: "I know someone: Limaye's sister concern. She has handled nine uncles." }],
  },
  {
    by: "pallavi",
    daysAgo: 9.7,
    body: "Two years of reading roofs. What I know now: shade from a water tank costs more than a cheap panel saves. Walk the roof at four in the afternoon. #Solar",
    forConnections: true,
    reactions: { insightful: "nandini", like: "meena" },
  },
  {
    by: "thomas",
    daysAgo: 10.5,
    kind: "update",
    body: "It has rained for eleven days. The pepper is happy, the drying yard is not. Orders of this week leave on Thursday, each of you has a message. #Idukki",
    reactions: { support: "asha farah jincy", like: "lakshmi" },
    comments: [{ by: "farah", text: "Pepper first, biscuits later. We wait." }],
  },
  {
    by: "imran",
    as: "moradabad-brass",
    daysAgo: 11.3,
    kind: "offer",
    body: "Brass lamps with a line engraved at the foot, for offices that are tired of plaques. Up to 40 letters, in Hindi, English or Urdu. #Gifting #Brass",
    pictures: [["product lamp 2", "A brass lamp with an engraved foot"]],
    reactions: { like: "farah arjun ravi" },
  },
  {
    by: "harini",
    daysAgo: 12.1,
    kind: "win",
    body: "My first pull request in a project that I use every day was merged. Twelve lines, three weeks of reading. #OpenSource",
    reactions: { celebrate: "arjun divya meena", like: "ananya" },
    comments: [{ by: "arjun", text: "Congratulations! The three weeks are the part that counts." }],
  },
  {
    by: "debashree",
    daysAgo: 13,
    kind: "ask",
    body: "Which day of the month do you pay small suppliers?",
    poll: {
      options: {
        "When the bill arrives": "lakshmi asha",
        "Within 15 days": "farah ravi meena thomas",
        "Within 45 days": "vikram gurpreet nandini",
        "When they call": "joseph imran",
      },
      days: 10,
    },
    saved: { ravi: "To share with clients" },
    reactions: { insightful: "ravi sneha", like: "thomas bikash" },
    comments: [
      {
        by: "sneha",
        text: "A supplier who is registered as a micro enterprise must be paid within 45 days, by law. Worth a note in the purchase order.",
      },
    ],
  },
  {
    by: "jincy",
    daysAgo: 14.2,
    body: "A kitchen is measured in steps. We drew the old one: 212 steps for one fish curry. The new plan needs 90. #Interiors #Kochi",
    pictures: [["scene rooms 1", "A room with a sofa and a window"]],
    reactions: { like: "asha ananya joseph", insightful: "sameer" },
  },
  {
    by: "gurpreet",
    as: "bedi-agro",
    daysAgo: 15.4,
    kind: "offer",
    body: "Submersible pumps of 7.5 HP for the new season: each one runs for 48 hours on our own well before it leaves, and a spare seal is in every box. From one piece. #Pumps #Punjab",
    pictures: [["product pump 0", "A submersible pump on a stand"]],
    reactions: { like: "karan thomas debashree" },
    comments: [{ by: "karan", text: "The spare seal saved my uncle a week of waiting." }],
  },
  {
    by: "lakshmi",
    as: "nritya-costumes",
    daysAgo: 16.5,
    kind: "update",
    body: "Measure the dancer in aramandi, not standing. Seven centimetres decide whether the fan opens. #Bharatanatyam #Tailoring",
    pictures: [
      ["product cloth 0", "Rolls of silk in four colours"],
      ["scene class 0", "A class in front of the board"],
    ],
    reactions: { insightful: "asha farah", like: "imran thomas meena" },
  },
  {
    by: "karan",
    daysAgo: 17.6,
    kind: "update",
    body: "Farmers do not read leaflets. They read the neighbour's field. Our best sales tool this year was a signboard with the sowing date. #Agriculture",
    reactions: { insightful: "gurpreet thomas", like: "nandini debashree" },
  },
  {
    by: "meena",
    daysAgo: 18.8,
    kind: "win",
    body: "One year without an unplanned outage at our largest school. The plan was boring and printed on the door. #Networks #Coimbatore",
    reactions: { celebrate: "divya harini lakshmi", like: "arjun vikram" },
    comments: [{ by: "divya", text: "Congratulations! Boring is the highest praise in this trade." }],
  },
  {
    by: "sameer",
    daysAgo: 20,
    kind: "ask",
    body: "Final project: a folding stall for fish sellers in Panaji that one person can carry. Who would let me sit beside them for a morning and watch? #Design #Goa",
    reactions: { support: "joseph jincy", like: "asha" },
    comments: [
      {
        by: "joseph",
        text: "I can help: my aunt sells at the market. Bring an umbrella and no opinions before seven.",
      },
    ],
  },
  {
    by: "arjun",
    daysAgo: 21.3,
    kind: "referral_wanted",
    body: "Who runs a chain of diagnostic labs in Telangana or Andhra, with five to twenty places? We would like to show how reports reach patients without a queue. #Clinics #Hyderabad",
    reactions: { like: "meena ravi", support: "harini" },
  },
  {
    by: "faisal",
    daysAgo: 22.5,
    body: "Bread at 3 a.m. in winter is a different animal. I wrote the water temperature on the wall for every month. Take a picture if you pass. #Bakery",
    pictures: [["scene bakery 1", "Loaves on two shelves"]],
    reactions: { like: "farah imran", insightful: "jincy" },
  },
  {
    by: "vikram",
    as: "deshmukh-fasteners",
    daysAgo: 24,
    kind: "update",
    body: "Forty years this month. Three of the first eleven people still work here and one of them opened the gate today, as always. #Pune",
    pictures: [["scene garage 0", "The old workshop with its gate"]],
    reactions: {
      celebrate: "ravi asha gurpreet nandini imran thomas tarun rohit sneha",
      like: "meena farah",
    },
    comments: [
      { by: "asha", text: "Congratulations! The bolts of our first roof came from you, in 2016." },
      { by: "meena", text: "And the gate is never late." },
    ],
  },
  {
    by: "bikash",
    daysAgo: 25.2,
    kind: "ask",
    body: "Does anybody keep spare belts for an old Rengo corrugator? Ours is from 1994 and the maker answers with a smile. #Machines",
    reactions: { support: "debashree", like: "tarun" },
    comments: [{ by: "debashree", text: "I can help: two in our store, one is yours." }],
  },
  {
    by: "ananya",
    daysAgo: 26.4,
    body: "Drew forty doors of Mattancherry on weekends. No two hinges are alike. The drawings are free for anybody who repairs one. #Kochi #Drawing",
    pictures: [["scene studio 1", "A drawing table by the window"]],
    reactions: { celebrate: "asha joseph", like: "jincy imran lakshmi" },
  },
  {
    by: "joseph",
    daysAgo: 27.7,
    kind: "update",
    body: "Cane must be wet, people must not hurry. Everything else about chairs can be learned. #Furniture",
    forConnections: true,
    reactions: { like: "asha sameer gurpreet" },
  },
  {
    by: "farah",
    as: "zafran-foods",
    daysAgo: 29,
    kind: "win",
    body: "The food safety audit is done: no remark on 61 points. The team gets a morning off, in two shifts, because bread does not. #Bakery #Lucknow",
    pictures: [["scene table 0", "A laid table with bread and sauces"]],
    reactions: { celebrate: "ravi imran debashree thomas faisal", like: "asha arjun" },
  },
  {
    by: "anju",
    forChapter: "kochi",
    daysAgo: 2.6,
    kind: "win",
    body: "The pictures of the old rice store are handed over, and the owner asked for the second house as well. That came from @[deepa]'s slip in my third week at this table. Thank you for taking in somebody new.",
    reactions: { celebrate: "asha deepa shalini biju", like: "sibi neethu" },
    comments: [{ by: "deepa", text: "You waited two mornings for that light. They noticed." }],
  },
  {
    by: "rekha",
    forChapter: "pune",
    daysAgo: 1.2,
    body: "New slip pads for our table come from the press tomorrow: fifty sheets, a line more for the phone number, and this time the paper takes a fountain pen. Two pads each; I bring them to the meeting.",
    reactions: { like: "ravi sunita hemant", celebrate: "manasi" },
    comments: [{ by: "ravi", text: "The line for the number saves me an evening a month." }],
  },
];
