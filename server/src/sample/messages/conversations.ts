import type { SampleConversation } from "./sample-conversation.ts";

/** What the first sample member finds in her messages; the oldest line of each comes first. */
export const SAMPLE_CONVERSATIONS: SampleConversation[] = [
  {
    people: "asha joseph",
    lines: [
      { by: "asha", hoursAgo: 124, text: "Joseph, how long does cane for eight verandah chairs take now?" },
      { by: "joseph", hoursAgo: 122, text: "Three weeks if the cane is here. It is not here." },
      {
        by: "joseph",
        hoursAgo: 121.9,
        text: "I go to Ratnagiri on Saturday. Then I can tell you the day.",
        edited: true,
      },
      { by: "asha", hoursAgo: 120, text: "Saturday is fine. The owner moves in on the 20th.", replyTo: 2 },
      { by: "joseph", hoursAgo: 52, text: "Got it. Good cane, a bit darker than the last lot." },
      { by: "joseph", hoursAgo: 51.8, text: "Wrong photo, sorry.", deleted: true },
      { by: "asha", hoursAgo: 50, text: "Darker is better for that floor.", reactions: { joseph: "👍" } },
      { by: "asha", hoursAgo: 6, text: "Can you come on Monday morning to see the roof beam?" },
      { by: "joseph", hoursAgo: 5.5, text: "Monday at nine. I bring the samples." },
      { by: "asha", hoursAgo: 5, text: "See you there.", reactions: { joseph: "🙏" } },
    ],
    places: { asha: { labels: ["Quoted"] } },
  },
  {
    people: "farah asha",
    lines: [
      {
        by: "farah",
        hoursAgo: 30,
        text: "Asha, the shop next to the bakery is free. Do you want to look at it with me?",
      },
      { by: "asha", hoursAgo: 29, text: "Yes! Send me the plan if the owner has one." },
      { by: "farah", hoursAgo: 2.2, text: "He has one on paper. I am scanning it today." },
      {
        by: "farah",
        hoursAgo: 2.1,
        text: "And he asks for ₹85,000 a month. Is that too much for 600 square feet?",
      },
    ],
    places: { asha: { unread: 2 } },
  },
  {
    people: "vikram asha",
    lines: [
      {
        by: "vikram",
        hoursAgo: 27,
        text: "The M16 anchors for Mattancherry are packed. 240 pieces, galvanised.",
      },
      { by: "vikram", hoursAgo: 26.9, text: "Which day suits your site?" },
    ],
    places: { asha: { draft: "Thursday after 11, the mason is there until", labels: ["To pay"] } },
  },
  {
    people: "sameer asha",
    isRequest: true,
    lines: [
      {
        by: "sameer",
        hoursAgo: 20,
        text: "Good morning Asha. I heard your talk about verandahs and drew six chairs after it. May I show them to you? I am looking for work from January.",
      },
    ],
    places: { asha: { unread: 1 } },
  },
  {
    people: "asha deepa biju rasheed",
    kind: "group",
    name: "Homestay at Fort Kochi",
    lines: [
      {
        by: "asha",
        hoursAgo: 200,
        text: "Here we keep what concerns the homestay: dates, decisions, photos.",
      },
      { by: "asha", hoursAgo: 199, text: "Handover is on the 28th. Nothing moves that day.", pinned: true },
      {
        by: "biju",
        hoursAgo: 150,
        text: "Roof is closed before the rain comes back.",
        reactions: { asha: "🎉", deepa: "👏", rasheed: "👍" },
      },
      { by: "rasheed", hoursAgo: 28, text: "I need the lamp positions for the courtyard." },
      { by: "deepa", hoursAgo: 26, text: "Tomorrow. Imran sends the last two lamps.", replyTo: 3 },
      { by: "biju", hoursAgo: 9, text: "Plaster in room 3 is dry. Painter can start." },
    ],
    places: { asha: { muted: true, unread: 1 } },
  },
  {
    people: "shalini",
    chapter: "kochi",
    lines: [
      {
        by: "shalini",
        hoursAgo: 75,
        text: "The hotel has moved us to the hall on the first floor. The entrance is the same.",
        reactions: { deepa: "👍", sibi: "👍", ramesh: "🙏" },
      },
      {
        by: "neethu",
        hoursAgo: 13,
        text: "Please bring one visitor each next week. We look for a plumber and a florist.",
        reactions: { anju: "👍" },
      },
    ],
    places: { asha: { unread: 1 } },
  },
  {
    people: "imran asha",
    lines: [
      { by: "asha", hoursAgo: 320, text: "Imran, the brass lamps came. Two have a dent at the neck." },
      {
        by: "imran",
        hoursAgo: 318,
        text: "I am sorry, Asha. I send two new ones with the next parcel, no charge.",
      },
      { by: "asha", hoursAgo: 317, text: "Thank you. That was quick.", reactions: { imran: "🙏" } },
      { by: "imran", hoursAgo: 96, text: "They left Moradabad today. Number 4471, with you by Friday." },
    ],
    places: { asha: { labels: ["Paid"] } },
  },
  {
    people: "thomas asha",
    lines: [
      { by: "thomas", hoursAgo: 700, text: "We wait with the drying yard until after the harvest." },
      { by: "asha", hoursAgo: 698, text: "Of course. I keep the drawings here and call you in January." },
    ],
    places: { asha: { archived: true } },
  },
];
