import { Experience } from "@cardplaza/contract/people/profile";
import type { Services } from "../../context.ts";
import { profiles } from "../../features/people/profile/profile.table.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { changed } from "../../registry/changed.ts";
import { asMember } from "../as-member.ts";
import type { PeopleByKey } from "../connect/people-by-key.ts";
import { drawPictures } from "../draw-pictures.ts";
import { drawPortrait } from "../portrait-art.ts";
import { SAMPLE_CHAPTER_PEOPLE, type SampleChapterPerson } from "./chapter-people.ts";

const HOME: Record<string, [state: string, language: string]> = {
  Kochi: ["Kerala", "Malayalam"],
  Pune: ["Maharashtra", "Marathi"],
};

const PORTRAIT_WIDTH = 240;

/** The profiles of those who are known from their chapters. */
export async function loadChapterPeople(services: Services, people: PeopleByKey, now: Date): Promise<void> {
  const uploader = people.get("sunita");
  if (!uploader) return;
  const drawings = SAMPLE_CHAPTER_PEOPLE.map(
    ({ key, portrait }) =>
      [key, { svg: drawPortrait(portrait), purpose: "portrait" as const, width: PORTRAIT_WIDTH }] as const,
  );
  const photoOf = await drawPictures(asMember(services, uploader), new Map(drawings));
  await inTransaction(services.db, async (tx) => {
    const rows = SAMPLE_CHAPTER_PEOPLE.flatMap((sample) => {
      const member = people.get(sample.key);
      return member ? [rowOf(member.id, sample, photoOf(sample.key), now)] : [];
    });
    await tx.insert(profiles).values(rows);
    const ids = rows.map(({ memberId }) => memberId);
    await changed(services, tx, "member", ids);
  });
}

function rowOf(memberId: string, sample: SampleChapterPerson, photo: string, updatedAt: Date) {
  const { headline, about, city, skills, business, since } = sample;
  const [state, language] = HOME[city] ?? ["", "Hindi"];
  const work = { title: "Owner", company: business, city, from: `${since}-04`, to: null, about: "" };
  return {
    memberId,
    photo,
    headline,
    about,
    city,
    state,
    skills,
    languages: [language, "English", "Hindi"],
    experience: [Experience.parse(work)],
    openTo: ["referrals" as const, "meetings" as const],
    visibility: "public" as const,
    showPhone: "connections" as const,
    showEmail: "connections" as const,
    updatedAt,
  };
}
