import { eq } from "drizzle-orm";
import { Education, Experience } from "@cardplaza/contract/people/profile";
import { OPEN_TO } from "@cardplaza/contract/people/profile-words";
import type { Services } from "../../context.ts";
import type { Member } from "../../features/accounts/accounts.table.ts";
import { cards } from "../../features/cards/cards.table.ts";
import { companies } from "../../features/companies/company/companies.table.ts";
import { profiles } from "../../features/people/profile/profile.table.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { changed } from "../../registry/changed.ts";
import { asMember } from "../as-member.ts";
import { drawPictures } from "../draw-pictures.ts";
import { SAMPLE_SEEKERS } from "../jobs/seekers.ts";
import { drawPortrait } from "../portrait-art.ts";
import type { PeopleByKey } from "./people-by-key.ts";
import { SAMPLE_PORTRAITS, SAMPLE_PROFILES, type SampleProfile } from "./profiles.ts";
import { seekerProfile } from "./seeker-profile.ts";

/** Fills in the profiles of owners and of those who look for a job. */
export async function loadSampleProfiles(services: Services, people: PeopleByKey, now: Date): Promise<void> {
  const photoOf = await drawPortraits(services, people);
  const written: Record<string, SampleProfile> = {
    ...SAMPLE_PROFILES,
    ...Object.fromEntries(SAMPLE_SEEKERS.map((seeker) => [seeker.key, seekerProfile(seeker)])),
  };
  await inTransaction(services.db, async (tx) => {
    const ids: string[] = [];
    for (const [key, sample] of Object.entries(written)) {
      const member = people.get(key);
      if (!member) continue;
      const [company] = await tx.select().from(companies).where(eq(companies.ownerId, member.id)).limit(1);
      const [card] = await tx.select().from(cards).where(eq(cards.ownerId, member.id)).limit(1);
      const row = {
        ...rowOf(member, sample, now),
        photo: photoOf(key) || card?.profile_image || null,
        cover: company?.cover || null,
      };
      await tx.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.memberId, set: row });
      ids.push(member.id);
    }
    await changed(services, tx, "member", ids);
  });
}

/** Owned by the last of the sample members, who has uploaded nothing else. */
async function drawPortraits(services: Services, people: PeopleByKey) {
  const uploader = [...people.values()].at(-1);
  if (!uploader) return () => "";
  const drawings = Object.entries(SAMPLE_PORTRAITS).map(
    ([key, portrait]) => [key, { svg: drawPortrait(portrait), purpose: "portrait" as const }] as const,
  );
  return drawPictures(asMember(services, uploader), new Map(drawings));
}

function rowOf(member: Member, sample: SampleProfile, now: Date): typeof profiles.$inferInsert {
  const { headline, about, city, state, skills, languages, handles = [], visibility = "public" } = sample;
  return {
    memberId: member.id,
    headline,
    about,
    city,
    state,
    skills,
    languages,
    handles,
    visibility,
    experience: sample.experience.map(([title, company, place, from, to, told = ""]) =>
      Experience.parse({ title, company, city: place, from, to, about: told }),
    ),
    education: sample.education.map(([school, degree, from, to]) =>
      Education.parse({ school, degree, from, to }),
    ),
    openTo: OPEN_TO.filter((choice) => sample.openTo.includes(choice)),
    showPhone: "connections",
    showEmail: "connections",
    updatedAt: now,
  };
}
