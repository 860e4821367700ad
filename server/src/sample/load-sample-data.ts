import { setTimeout as sleep } from "node:timers/promises";
import { TERMS_VERSION } from "@cardplaza/contract/accounts/accounts";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { recordConsents } from "../features/accounts/record-consents.ts";
import { makeEventMonths } from "../features/cards/events/make-event-months.ts";
import { tryTurn } from "../platform/advisory-locks.ts";
import type { Tx } from "../platform/database.ts";
import { inTransaction } from "../platform/transaction.ts";
import { loadSampleChapters } from "./chapters/load-sample-chapters.ts";
import { loadSampleConnect } from "./connect/load-sample-connect.ts";
import { loadSampleCards } from "./load-sample-cards.ts";
import { loadSampleCompanies } from "./load-sample-companies.ts";
import { loadSampleEnquiries } from "./load-sample-enquiries.ts";
import { loadSampleEvents, SAMPLE_EVENT_DAYS } from "./load-sample-events.ts";
import { loadSampleItServices } from "./load-sample-it-services.ts";
import { loadSampleJobs } from "./jobs/load-sample-jobs.ts";
import { loadSampleLeads } from "./load-sample-leads.ts";
import { loadSampleListings } from "./load-sample-listings.ts";
import { loadSampleSellerReviews } from "./load-sample-seller-reviews.ts";
import { loadSampleMessages } from "./messages/load-sample-messages.ts";
import { CHAPTER_PEOPLE, SAMPLE_PEOPLE, SEEKING_PEOPLE } from "./people.ts";

const LOOK_AGAIN_MS = 500;

const STEPS: [name: string, load: (services: Services, now: Date) => Promise<void>][] = [
  ["cards", loadSampleCards],
  ["visits of cards", loadSampleEvents],
  ["leads", loadSampleLeads],
  ["businesses", loadSampleListings],
  ["companies and products", loadSampleCompanies],
  ["IT services", loadSampleItServices],
  ["reviews", loadSampleSellerReviews],
  ["enquiries", loadSampleEnquiries],
  ["jobs", loadSampleJobs],
  ["chapters", loadSampleChapters],
  ["posts", loadSampleConnect],
  ["messages", loadSampleMessages],
];

interface Loading {
  /** Loading ends at the next picture. */
  signal?: AbortSignal;
  progress?: (done: number, all: number, name: string) => void;
}

/**
 * Fills an empty database with sample members. All of it is one transaction: if the process is killed, nothing is
 * there, and the next start begins again. Of several instances one loads; the others wait, and load if it fails.
 */
export async function loadSampleData(services: Services, { signal, progress }: Loading = {}): Promise<void> {
  const now = services.clock.now();
  // First, because counting a visit would wait for the new months until the end of the transaction.
  await makeEventMonths(services.db, new Date(now.getTime() - SAMPLE_EVENT_DAYS * DAY_MS));
  const load = async (tx: Tx): Promise<boolean> => {
    if (!(await tryTurn(tx, "sampleData"))) return false;
    if ((await tx.$count(members)) > 0) return true;
    await addPeople(tx, now);
    const inside = { ...services, db: tx, files: untilAborted(services, signal) };
    for (const [index, [name, loadStep]] of STEPS.entries()) {
      progress?.(index, STEPS.length, name);
      await loadStep(inside, now);
    }
    await services.pages.invalidate(tx, ["home"]);
    return true;
  };
  while (!(await inTransaction(services.db, load))) await sleep(LOOK_AGAIN_MS, undefined, { signal });
  services.pages.clear();
}

/** Loading takes long because of the pictures, and each of them is stored as files. */
const untilAborted = ({ files }: Services, signal: AbortSignal | undefined): Services["files"] => ({
  ...files,
  async put(...file) {
    signal?.throwIfAborted();
    await files.put(...file);
  },
});

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
