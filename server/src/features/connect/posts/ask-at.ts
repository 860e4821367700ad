import { and, inArray, isNotNull } from "drizzle-orm";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { mainCardsOf } from "../../cards/card-queries.ts";
import { slugOf } from "../../cards/present-card.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { isShown } from "../../companies/company-conditions.ts";
import { slugOfCompany } from "../../companies/company/present-company.ts";
import type { PostRow } from "./posts.table.ts";

type Offer = Pick<PostRow, "memberId" | "companyId">;

/**
 * Where somebody who wants a price can ask: the page of the company that speaks or that the author owns, else the
 * author's card. `enquire` opens the form there.
 */
export async function askPathsOf(db: Db | Tx, offers: readonly Offer[]) {
  const memberIds = [...new Set(offers.flatMap(({ companyId, memberId }) => (companyId ? [] : memberId)))];
  const companyIds = [...new Set(offers.flatMap(({ companyId }) => companyId ?? []))];
  const byId = new Map((await askable(db, companies.id, companyIds)).map((row) => [row.id, row]));
  const byOwner = new Map((await askable(db, companies.ownerId, memberIds)).map((row) => [row.ownerId, row]));
  const cards = await mainCardsOf(
    db,
    memberIds.filter((id) => !byOwner.has(id)),
  );
  return ({ memberId, companyId }: Offer): string | null => {
    const company = companyId ? byId.get(companyId) : byOwner.get(memberId);
    if (company) return `${companyPath({ slug: slugOfCompany(company) })}?enquire=${company.id}`;
    const card = companyId ? undefined : cards.get(memberId);
    return card?.contactFormEnabled ? `${CARD_PATHS.card(slugOf(card))}?enquire=${card.id}` : null;
  };
}

const askable = async (
  db: Db | Tx,
  column: typeof companies.id | typeof companies.ownerId,
  ids: string[],
): Promise<CompanyRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(companies)
        .where(and(inArray(column, ids), isNotNull(companies.ownerId), isShown()));
