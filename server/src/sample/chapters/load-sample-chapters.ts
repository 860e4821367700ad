import type { Services } from "../../context.ts";
import { chapterMembers, chapters } from "../../features/chapters/chapter/chapters.table.ts";
import {
  chapterAttendance,
  chapterMeetings,
  chapterVisitors,
} from "../../features/chapters/chapter-meetings/chapter-meetings.table.ts";
import { recordPoints } from "../../features/chapters/points/record-points.ts";
import {
  oneToOnes,
  referralEvents,
  referrals,
  thankYous,
} from "../../features/chapters/referrals/referrals.table.ts";
import { premiumPeriods } from "../../features/plan/plan.table.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { changed } from "../../registry/changed.ts";
import { asMember } from "../as-member.ts";
import { SAMPLE_PREMIUM } from "../connect/knows.ts";
import { findPeopleByKey, membersOf, type PeopleByKey } from "../connect/people-by-key.ts";
import { drawCover } from "../cover-art.ts";
import { drawPictures } from "../draw-pictures.ts";
import { addTies } from "./add-ties.ts";
import { buildChapter } from "./build-chapters.ts";
import { buildMeetings } from "./build-meetings.ts";
import { buildOneToOnes } from "./build-one-to-ones.ts";
import { buildVisitors } from "./build-visitors.ts";
import { SAMPLE_CHAPTERS } from "./chapters.ts";
import { loadChapterPeople } from "./load-chapter-people.ts";
import { planAshasDesk } from "./plan-ashas-desk.ts";
import { planReferrals, planRing } from "./plan-referrals.ts";
import { SAMPLE_PLAN } from "./plan.ts";
import { daysBefore, emptyHistory, type LoadedChapter, type SampleHistory } from "./sample-history.ts";

const COVER_WIDTH = 960;

/** Three chapters with half a year of history. Inserts rows directly, because nobody should be notified. */
export async function loadSampleChapters(services: Services, now: Date): Promise<void> {
  const people = await findPeopleByKey(services);
  const coverOf = await drawCovers(services, people);
  await loadChapterPeople(services, people, now);
  const history = emptyHistory(now);
  const loaded = SAMPLE_CHAPTERS.map((sample) => buildChapter(history, sample, people, coverOf(sample.key)));
  for (const chapter of loaded) {
    const meetings = buildMeetings(history, chapter);
    buildVisitors(history, chapter, meetings, people);
    buildOneToOnes(history, chapter);
  }
  planReferrals(history, loaded);
  if (loaded[0]) planRing(history, loaded[0]);
  await inTransaction(services.db, async (tx) => {
    await planAshasDesk(tx, history, loaded, people);
    await addPlans(tx, people, now);
    await addTies(tx, people, now);
    await insertHistory(tx, history, loaded);
    const ids = loaded.map(({ row }) => row.id);
    await changed(services, tx, "chapter", ids);
  });
}

async function drawCovers(services: Services, people: PeopleByKey) {
  const uploader = people.get("asha");
  if (!uploader) return () => "";
  const drawings = SAMPLE_CHAPTERS.map(
    ({ key, cover }) =>
      [key, { svg: drawCover(cover), purpose: "chapter" as const, width: COVER_WIDTH }] as const,
  );
  return drawPictures(asMember(services, uploader), new Map(drawings));
}

async function addPlans(tx: Tx, people: PeopleByKey, now: Date): Promise<void> {
  const keys = SAMPLE_PLAN.filter((key) => !SAMPLE_PREMIUM.includes(key));
  const rows = membersOf(people, keys.join(" ")).map(({ id: memberId }) => ({
    id: newId(now.getTime()),
    memberId,
    startsAt: daysBefore(now, 200),
    endsAt: daysBefore(now, -165),
  }));
  if (rows.length > 0) await tx.insert(premiumPeriods).values(rows);
}

async function insertHistory(
  tx: Tx,
  history: SampleHistory,
  loaded: readonly LoadedChapter[],
): Promise<void> {
  await tx.insert(chapters).values(loaded.map(({ row }) => row));
  await tx.insert(chapterMembers).values(history.memberships);
  await tx.insert(chapterMeetings).values(history.meetings);
  await tx.insert(chapterAttendance).values(history.attendance);
  await tx.insert(chapterVisitors).values(history.visitors);
  await tx.insert(referrals).values(history.referrals);
  await tx.insert(referralEvents).values(history.events);
  await tx.insert(thankYous).values(history.thankYous);
  await tx.insert(oneToOnes).values(history.oneToOnes);
  await recordPoints(tx, history.points);
}
