import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { z } from "zod";
import type {
  ItQuote,
  QuotingProvider,
  Requirement,
  RequirementSummary,
} from "@cardplaza/contract/it-services/it-requirements";
import { MAX_QUOTES } from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { signDocumentUrl } from "../../uploads/document-links.ts";
import { findLinkedDocument } from "../../uploads/upload-queries.ts";
import { selectProviders } from "../providers/found-provider.ts";
import { presentSummary as presentProvider } from "../providers/present-provider.ts";
import { itProviders } from "../providers/providers.table.ts";
import { findRequirementSeenBy, type SeenRequirement } from "./requirement-queries.ts";
import { itInvitations, itQuotes, type ItQuoteRow, type ItRequirementRow } from "./requirements.table.ts";

type ProviderJson = z.input<typeof QuotingProvider>;
type QuoteJson = z.input<typeof ItQuote>;

/** Withdrawn quotes are left out. */
export const countQuotes = (db: Db | Tx, requirementId: string): Promise<number> =>
  db.$count(itQuotes, and(eq(itQuotes.requirementId, requirementId), ne(itQuotes.status, "withdrawn")));

export function presentRequirementSummary(
  row: ItRequirementRow,
  quoteCount: number,
  ownQuote: ItQuoteRow | undefined,
): z.input<typeof RequirementSummary> {
  return { ...row, _id: row.id, quoteCount, ownQuote: ownQuote?.status ?? null };
}

/** As this reader may see it: a provider sees neither the rivals nor their quotes, only how many there are. */
export async function showRequirement(ctx: MemberContext, id: string): Promise<z.input<typeof Requirement>> {
  const seen = await findRequirementSeenBy(ctx, id);
  const { row, side } = seen;
  const quotes = await quotesSeenIn(ctx.db, seen);
  const invited = side === "buyer" ? await invitedTo(ctx.db, id) : [];
  const providers = await providersById(ctx, [...invited, ...quotes.map(({ companyId }) => companyId)]);
  const quoteCount = await countQuotes(ctx.db, id);
  return {
    ...presentRequirementSummary(row, quoteCount, side === "provider" ? quotes[0] : undefined),
    description: row.description,
    files: await filesOf(ctx, row),
    side,
    buyerName: await buyerNameOf(ctx.db, row),
    invited: invited.flatMap((companyId) => providers.get(companyId) ?? []),
    quotes: quotes.flatMap((quote) => {
      const provider = providers.get(quote.companyId);
      return provider ? presentQuote(quote, provider) : [];
    }),
    mayQuoteAs: mayQuoteAs(seen, quotes, quoteCount, ctx.now),
  };
}

const presentQuote = ({ id, createdAt, ...quote }: ItQuoteRow, provider: ProviderJson): QuoteJson => ({
  ...quote,
  _id: id,
  provider,
  at: createdAt,
});

/** The buyer does not see withdrawn ones: the provider took them back. */
async function quotesSeenIn(db: Db | Tx, { row, side, own }: SeenRequirement): Promise<ItQuoteRow[]> {
  const ids = own.map(({ id }) => id);
  return db
    .select()
    .from(itQuotes)
    .where(
      and(
        eq(itQuotes.requirementId, row.id),
        side === "buyer" ? ne(itQuotes.status, "withdrawn") : inArray(itQuotes.companyId, ids),
      ),
    )
    .orderBy(asc(itQuotes.id));
}

async function invitedTo(db: Db | Tx, requirementId: string): Promise<string[]> {
  const rows = await db
    .select({ id: itInvitations.companyId })
    .from(itInvitations)
    .where(eq(itInvitations.requirementId, requirementId));
  return rows.map(({ id }) => id);
}

/** The providers by id, also those that are hidden by now. */
async function providersById({ db, now }: MemberContext, ids: string[]): Promise<Map<string, ProviderJson>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProviders(db, now).where(inArray(itProviders.companyId, ids));
  return new Map(rows.map((found) => [found.company.id, presentProvider(found)]));
}

async function filesOf(ctx: MemberContext, { files }: ItRequirementRow) {
  const shown: { name: string; url: string }[] = [];
  for (const url of files) {
    const document = await findLinkedDocument(ctx.db, url.slice(url.lastIndexOf("/") + 1));
    if (document) shown.push({ name: document.name ?? "", url: await signDocumentUrl(ctx, url) });
  }
  return shown;
}

async function buyerNameOf(db: Db | Tx, { buyerId }: ItRequirementRow): Promise<string> {
  if (!buyerId) return "";
  const [buyer] = await db.select({ name: members.name }).from(members).where(eq(members.id, buyerId));
  return buyer?.name ?? "";
}

function mayQuoteAs({ row, own }: SeenRequirement, quotes: ItQuoteRow[], quoteCount: number, now: Date) {
  if (row.status !== "open" || row.expiresAt <= now || quoteCount >= MAX_QUOTES) return [];
  const sent = quotes.filter(({ status }) => status !== "withdrawn").map(({ companyId }) => companyId);
  return own.filter(({ id }) => !sent.includes(id)).map(({ id, name }) => ({ _id: id, name }));
}
