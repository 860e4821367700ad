import { eq } from "drizzle-orm";
import { REQUIREMENT_DAYS } from "@cardplaza/contract/it-services/it-words";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { DAY_MS, dateInIndia, HOUR_MS } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members, type Member } from "../features/accounts/accounts.table.ts";
import { companies, type CompanyRow } from "../features/companies/company/companies.table.ts";
import { openWonEnquiry } from "../features/enquiries/open-won-enquiry.ts";
import { itPackages } from "../features/it-services/packages/packages.table.ts";
import { itProviders } from "../features/it-services/providers/providers.table.ts";
import {
  itInvitations,
  itQuotes,
  itRequirements,
} from "../features/it-services/requirements/requirements.table.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { inTransaction } from "../platform/transaction.ts";
import { changed } from "../registry/changed.ts";
import { asMember } from "./as-member.ts";
import { SAMPLE_COMPANIES } from "./companies.ts";
import { drawPictures } from "./draw-pictures.ts";
import {
  SAMPLE_PROVIDERS,
  SAMPLE_REQUIREMENTS,
  type SampleProvider,
  type SampleRequirement,
} from "./it-services.ts";
import { SAMPLE_EMAILS } from "./people.ts";
import { drawProduct } from "./product-art.ts";

interface Loading {
  now: Date;
  companyOf: (key: string) => Promise<CompanyRow | undefined>;
  memberOf: (email: string) => Promise<Member | undefined>;
}

/** Inserts rows directly, because nobody should be notified. */
export async function loadSampleItServices(services: Services, now: Date): Promise<void> {
  const pictureOf = await drawPortfolios(services);
  await inTransaction(services.db, async (tx) => {
    const loading = { now, companyOf: finderOfCompanies(tx), memberOf: finderOfMembers(tx) };
    const providers: string[] = [];
    const packages: string[] = [];
    for (const sample of SAMPLE_PROVIDERS) {
      const company = await loading.companyOf(sample.company);
      if (!company) continue;
      providers.push(company.id);
      packages.push(...(await addProvider(tx, company, sample, pictureOf)));
    }
    for (const sample of SAMPLE_REQUIREMENTS) await addRequirement(tx, sample, loading);
    await changed(services, tx, "it_service", providers);
    await changed(services, tx, "it_package", packages);
  });
}

const finderOfCompanies = (tx: Tx) => async (key: string) => {
  const name = SAMPLE_COMPANIES.find((each) => each.key === key)?.name ?? "";
  const [company] = await tx.select().from(companies).where(eq(companies.name, name));
  return company;
};

const finderOfMembers = (tx: Tx) => async (email: string) => {
  const [member] = await tx.select().from(members).where(eq(members.email, email));
  return member;
};

async function drawPortfolios(services: Services): Promise<(title: string) => string> {
  const [uploader] = await services.db
    .select()
    .from(members)
    .where(eq(members.email, SAMPLE_EMAILS.at(-1) ?? ""));
  if (!uploader) return () => "";
  const works = SAMPLE_PROVIDERS.flatMap(({ portfolio }) => portfolio);
  const drawings = works.map(
    ({ title, picture }) => [title, { svg: drawProduct(...picture), purpose: "company" as const }] as const,
  );
  return drawPictures(asMember(services, uploader), new Map(drawings));
}

/** Returns the ids of its packages. */
async function addProvider(
  tx: Tx,
  { id: companyId, createdAt: at }: CompanyRow,
  { focus, minProject, hourly, stack, certifications, portfolio, packages }: SampleProvider,
  pictureOf: (title: string) => string,
): Promise<string[]> {
  await tx.insert(itProviders).values({
    companyId,
    focus: focus.map(([category, percent]) => ({ category, percent })),
    minProjectPaise: minProject * 100,
    hourlyMinPaise: hourly[0] * 100,
    hourlyMaxPaise: hourly[1] * 100,
    stack,
    certifications,
    portfolio: portfolio.map(({ title, text }) => ({ title, text, picture: pictureOf(title), link: "" })),
    createdAt: at,
    updatedAt: at,
  });
  const rows = packages.map((fields) => ({
    ...fields,
    id: newId(at.getTime()),
    companyId,
    status: "live" as const,
    createdAt: at,
    updatedAt: at,
  }));
  if (rows.length > 0) await tx.insert(itPackages).values(rows);
  return rows.map(({ id }) => id);
}

async function addRequirement(tx: Tx, sample: SampleRequirement, loading: Loading): Promise<void> {
  const { buyer: email, city = "", invited = [], daysAgo, quotes, ...written } = sample;
  const buyer = await loading.memberOf(email);
  if (!buyer) return;
  const at = new Date(loading.now.getTime() - daysAgo * DAY_MS);
  const requirementId = newId(at.getTime());
  await tx.insert(itRequirements).values({
    ...written,
    id: requirementId,
    buyerId: buyer.id,
    mode: city ? "open" : "invite",
    city,
    cityKey: cityKey(city),
    createdAt: at,
    expiresAt: new Date(at.getTime() + REQUIREMENT_DAYS * DAY_MS),
  });
  for (const key of invited) {
    const company = await loading.companyOf(key);
    if (company) await tx.insert(itInvitations).values({ requirementId, companyId: company.id });
  }
  for (const [index, quote] of quotes.entries())
    await addQuote(tx, { requirementId, buyer, title: sample.title }, quote, index, at, loading);
}

async function addQuote(
  tx: Tx,
  about: { requirementId: string; buyer: Member; title: string },
  { company: key, rupees, ...written }: SampleRequirement["quotes"][number],
  index: number,
  at: Date,
  { now, companyOf }: Loading,
): Promise<void> {
  const company = await companyOf(key);
  if (!company?.ownerId) return;
  const createdAt = new Date(at.getTime() + (index + 1) * 5 * HOUR_MS);
  const target = {
    type: "company" as const,
    id: company.id,
    name: company.name,
    ownerId: company.ownerId,
    inboxId: company.id,
    isOwn: false,
  };
  const enquiry =
    written.status === "accepted"
      ? await openWonEnquiry({ now: createdAt }, tx, {
          target,
          buyer: about.buyer,
          message: about.title,
          wonPaise: rupees * 100,
        })
      : undefined;
  await tx.insert(itQuotes).values({
    ...written,
    id: newId(createdAt.getTime()),
    requirementId: about.requirementId,
    companyId: company.id,
    authorId: company.ownerId,
    amountPaise: rupees * 100,
    validTill: dateInIndia(new Date(now.getTime() + REQUIREMENT_DAYS * DAY_MS)),
    enquiryId: enquiry?.id,
    createdAt,
  });
}
