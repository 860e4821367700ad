import { isDeepStrictEqual } from "node:util";
import { isLeftToFill, LOCKED_FIELDS, locksDesign } from "@cardplaza/contract/cards/team/team-template-rules";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import type { Db } from "../../../platform/database.ts";
import { Refusal } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import type { CardRow } from "../cards.table.ts";
import { findTemplateOf } from "./template-queries.ts";

interface Locks {
  locked: string[];
  fillable: string[];
}

/**
 * What the member may not change on a card that somebody else made for him, by the maker's template, and what
 * he may fill in once; `design` stands for the whole design. The locks outlast the plan: they protect what was
 * agreed.
 */
async function locksOf(db: Db, card: CardRow, member: Member): Promise<Locks> {
  const kept = await keptFields(db, card, member);
  return {
    locked: kept.filter((field) => !isLeftToFill(field, card)),
    fillable: kept.filter((field) => isLeftToFill(field, card)),
  };
}

async function keptFields(db: Db, card: CardRow, member: Member): Promise<string[]> {
  if (card.kind !== "team" || card.ownerId === member.id) return [];
  const template = await findTemplateOf(db, card.ownerId);
  if (!template) return [];
  return [...LOCKED_FIELDS[template.locks], ...(locksDesign(template.locks) ? ["design"] : [])];
}

export const lockedFieldsOf = async (db: Db, card: CardRow, member: Member) =>
  (await locksOf(db, card, member)).locked;

/** What a card says of its locks to whoever edits it; nothing where it has none. */
export async function showLocks(db: Db, card: CardRow, member: Member) {
  const { locked, fillable } = await locksOf(db, card, member);
  return {
    ...(locked.length > 0 && { lockedFields: locked }),
    ...(fillable.length > 0 && { fillableFields: fillable }),
  };
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
