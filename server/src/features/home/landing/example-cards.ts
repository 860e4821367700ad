import { and, asc, eq, like, ne } from "drizzle-orm";
import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import { type ExampleCard } from "@cardplaza/contract/home/landing";
import { MAX_EXAMPLES } from "@cardplaza/contract/home/home-limits";
import { SAMPLE_DOMAIN } from "@cardplaza/contract/product";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { cards } from "../../cards/cards.table.ts";
import { notDeleted } from "../../cards/card-conditions.ts";

/** Complete cards of the sample members. Empty if no sample data is loaded. */
export async function exampleCards(db: Db): Promise<ExampleCard[]> {
  const { id, name, role, company, profile_image, theme } = cards;
  const found = await db
    .select({ id, name, role, company, profile_image, theme })
    .from(cards)
    .innerJoin(members, eq(members.id, cards.ownerId))
    .where(
      and(
        like(members.email, `%@${SAMPLE_DOMAIN}`),
        eq(cards.kind, "own"),
        notDeleted(),
        ne(cards.role, CARD_PLACEHOLDER.role),
      ),
    )
    .orderBy(asc(cards.id))
    .limit(MAX_EXAMPLES);
  return found.map(({ id: _id, ...card }) => ({ ...card, slug: slugOfName({ _id, name: card.name }) }));
}
