import { inArray } from "drizzle-orm";
import { TERMS_VERSION } from "@cardplaza/contract/accounts/accounts";
import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { recordConsents } from "../features/accounts/record-consents.ts";
import type { Tx } from "../platform/database.ts";
import { inTransaction } from "../platform/transaction.ts";
import { loadSampleChapters } from "./chapters/load-sample-chapters.ts";
import { loadSampleConnect } from "./connect/load-sample-connect.ts";
import { loadSampleCards } from "./load-sample-cards.ts";
import { loadSampleCompanies } from "./load-sample-companies.ts";
import { loadSampleEnquiries } from "./load-sample-enquiries.ts";
import { loadSampleEvents } from "./load-sample-events.ts";
import { loadSampleItServices } from "./load-sample-it-services.ts";
import { loadSampleJobs } from "./jobs/load-sample-jobs.ts";
import { loadSampleLeads } from "./load-sample-leads.ts";
import { loadSampleListings } from "./load-sample-listings.ts";
import { loadSampleSellerReviews } from "./load-sample-seller-reviews.ts";
import { CHAPTER_PEOPLE, SAMPLE_EMAILS, SAMPLE_PASSWORD, SAMPLE_PEOPLE, SEEKING_PEOPLE } from "./people.ts";
import { openSampleAccounts, shutSampleAccounts } from "./sample-passwords.ts";

/** How many members are printed at the start: two, so that a developer can see both sides of a lead. */
const NAMED = 2;

/** Fills an empty database with sample members; returns the lines about how to sign in. */
export async function loadSampleData(services: Services): Promise<string[]> {
  const { config, db, pages } = services;
  const wanted = config.SAMPLE_DATA ?? config.local;
  let isNew = false;
  const lines = await inTransaction(db, async (tx) => {
    if (wanted && (await tx.$count(members)) === 0) {
      isNew = true;
      await addPeople(tx, services.clock.now());
      await pages.invalidate(tx, ["home"]);
    }
    if (!wanted || !config.local) {
      await shutSampleAccounts(tx);
      return [];
    }
    await openSampleAccounts(tx);
    const there = (await tx.$count(members, inArray(members.email, SAMPLE_EMAILS))) > 0;
    return there
      ? SAMPLE_EMAILS.slice(0, NAMED).map((email) => `Sign in as ${email} with ${SAMPLE_PASSWORD}`)
      : [];
  });
  if (isNew) {
    await loadSampleCards(services);
    await loadSampleEvents(services, services.clock.now());
    await loadSampleLeads(services, services.clock.now());
    await loadSampleListings(services, services.clock.now());
    await loadSampleCompanies(services, services.clock.now());
    await loadSampleItServices(services, services.clock.now());
    await loadSampleSellerReviews(services, services.clock.now());
    await loadSampleEnquiries(services, services.clock.now());
    await loadSampleJobs(services, services.clock.now());
    await loadSampleChapters(services, services.clock.now());
    await loadSampleConnect(services, services.clock.now());
  }
  return lines;
}

export async function addPeople(tx: Tx, now: Date): Promise<void> {
  const people = [...SAMPLE_PEOPLE, ...SEEKING_PEOPLE, ...CHAPTER_PEOPLE];
  await tx.insert(members).values(people.map((person) => ({ ...person, lastActiveAt: now })));
  for (const { id, createdAt } of people) {
    const given = {
      purposes: ["terms" as const, "adult" as const],
      version: TERMS_VERSION,
      language: "en-IN",
    };
    await recordConsents(tx, id, given, createdAt);
  }
}
