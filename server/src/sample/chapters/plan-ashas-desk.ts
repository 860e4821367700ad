import { and, asc, eq } from "drizzle-orm";
import { enquiries } from "../../features/enquiries/enquiries.table.ts";
import { leads } from "../../features/leads/leads.table.ts";
import type { Tx } from "../../platform/database.ts";
import type { PeopleByKey } from "../connect/people-by-key.ts";
import { addOneToOne } from "./build-one-to-ones.ts";
import { addReferral, addThankYou } from "./build-referrals.ts";
import { GIVEN_BY_ASHA, RECEIVED_BY_ASHA, type SampleReferral } from "./business-of-asha.ts";
import { daysBefore, takingPart, type LoadedChapter, type SampleHistory } from "./sample-history.ts";

/** What the first sample member finds: her business of half a year, and what waits for her. */
export async function planAshasDesk(
  tx: Tx,
  history: SampleHistory,
  chapters: readonly LoadedChapter[],
  people: PeopleByKey,
): Promise<void> {
  for (const sample of [...RECEIVED_BY_ASHA, ...GIVEN_BY_ASHA])
    await plan(tx, history, chapters, people, sample);
  const kochi = chapters.find(({ sample }) => sample.key === "kochi");
  const [asha, neethu, deepa, sibi, biju, rasheed, ramesh] = "asha neethu deepa sibi biju rasheed ramesh"
    .split(" ")
    .map((key) => people.get(key));
  if (!kochi || !asha || !neethu || !deepa || !sibi || !biju || !rasheed || !ramesh) return;
  const proposed = { status: "proposed" } as const;
  addOneToOne(history, kochi, [neethu, asha], {
    ...proposed,
    daysAgo: 1,
    topics: "Pictures of the last three houses for your page.",
  });
  addOneToOne(history, kochi, [deepa, asha], {
    ...proposed,
    daysAgo: 3,
    topics: "Meeting room in Pune: who does what, and when.",
  });
  addOneToOne(history, kochi, [asha, rasheed], {
    status: "confirmed",
    daysAgo: 10,
    topics: "Wiring under lime plaster.",
  });
  addOneToOne(history, kochi, [asha, ramesh], {
    ...proposed,
    daysAgo: 2,
    topics: "What a kitchen for twelve hundred needs.",
  });
  addOneToOne(history, kochi, [asha, sibi], {
    status: "declined",
    daysAgo: 12,
    topics: "Walk through the jetty rooms.",
  });
  const chapterId = kochi.row.id;
  const again = { chapterId, referralId: null, kind: "repeat" } as const;
  addThankYou(history, {
    ...again,
    from: asha,
    to: biju,
    rupees: 140_000,
    note: "The Tharakans came back for the garden house.",
    at: daysBefore(history.now, 3),
  });
  addThankYou(history, {
    ...again,
    from: sibi,
    to: asha,
    rupees: 85_000,
    note: "Your guests stayed another week.",
    at: daysBefore(history.now, 21),
  });
}

async function plan(
  tx: Tx,
  history: SampleHistory,
  chapters: readonly LoadedChapter[],
  people: PeopleByKey,
  { chapter: from, leadOf, enquiryOf, ...sample }: SampleReferral,
): Promise<void> {
  const [giver, receiver] = [people.get(sample.giver), people.get(sample.receiver)];
  const given = chapters.find((chapter) => chapter.sample.key === from);
  const isIn = (chapter: LoadedChapter) => takingPart(chapter).some(({ key }) => key === sample.receiver);
  const got = given && isIn(given) ? given : chapters.find(isIn);
  if (!giver || !receiver || !given || !got) return;
  addReferral(history, {
    ...sample,
    giver,
    receiver,
    giverChapterId: given.row.id,
    receiverChapterId: got.row.id,
    leadId: leadOf ? await leadIdOf(tx, giver.id, leadOf) : undefined,
    enquiryId: enquiryOf ? await enquiryIdOf(tx, giver.id, people.get(enquiryOf)?.id ?? "") : undefined,
  });
}

async function leadIdOf(tx: Tx, ownerId: string, name: string): Promise<string | undefined> {
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), eq(leads.name, name)))
    .orderBy(asc(leads.id))
    .limit(1);
  return lead?.id;
}

async function enquiryIdOf(tx: Tx, ownerId: string, senderId: string): Promise<string | undefined> {
  const [enquiry] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.ownerId, ownerId), eq(enquiries.senderId, senderId)))
    .orderBy(asc(enquiries.id))
    .limit(1);
  return enquiry?.id;
}
