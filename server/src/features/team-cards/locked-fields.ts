import { isDeepStrictEqual } from "node:util";
import { LOCKED_FIELDS, locksDesign } from "@cardplaza/contract/team-template-rules";
import { TEAM_TEXT } from "@cardplaza/contract/team-cards";
import type { Db } from "../../platform/database.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import type { CardRow } from "../cards/cards.table.ts";
import { findTemplateOf } from "./template-queries.ts";

/**
 * What the member may not change on a card that somebody else made for him, by the maker's template;
 * `design` stands for the whole design. The locks outlast the plan: they protect what was agreed.
 */
export async function lockedFieldsOf(db: Db, card: CardRow, member: Member): Promise<string[]> {
  if (card.kind !== "team" || card.ownerId === member.id) return [];
  const template = await findTemplateOf(db, card.ownerId);
  if (!template) return [];
  return [...LOCKED_FIELDS[template.locks], ...(locksDesign(template.locks) ? ["design"] : [])];
}

/** Refuses a change of what the template keeps; a field that stays as it is may be sent along. */
export async function requireUnlocked(
  db: Db,
  card: CardRow,
  member: Member,
  change: Partial<CardRow>,
): Promise<void> {
  const locked = (await lockedFieldsOf(db, card, member)) as (keyof CardRow)[];
  const touched = locked.filter((field) => field in change && !isDeepStrictEqual(change[field], card[field]));
  if (touched.length > 0) throw fieldLocked(touched, TEAM_TEXT.locked);
}

export async function requireUnlockedDesign(db: Db, card: CardRow, member: Member): Promise<void> {
  const locked = await lockedFieldsOf(db, card, member);
  if (locked.includes("design")) throw fieldLocked(["customization"], TEAM_TEXT.lockedDesign);
}

const fieldLocked = (fields: string[], words: string) =>
  new Refusal("FIELD_LOCKED", words, { fields: Object.fromEntries(fields.map((field) => [field, words])) });
