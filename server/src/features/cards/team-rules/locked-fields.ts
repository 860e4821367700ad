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
 * What a holder may not change on a team card, by its owner's template, and what they may fill in once;
 * `design` means the whole design. The locks stay when the plan ends: they protect what was
 * agreed.
 */
async function locksOf(db: Db, card: CardRow, member: Member): Promise<Locks> {
  const locked = await lockedByTemplate(db, card, member);
  return {
    locked: locked.filter((field) => !isLeftToFill(field, card)),
    fillable: locked.filter((field) => isLeftToFill(field, card)),
  };
}

async function lockedByTemplate(db: Db, card: CardRow, member: Member): Promise<string[]> {
  if (card.kind !== "team" || card.ownerId === member.id) return [];
  const template = await findTemplateOf(db, card.ownerId);
  if (!template) return [];
  return [...LOCKED_FIELDS[template.locks], ...(locksDesign(template.locks) ? ["design"] : [])];
}

export const lockedFieldsOf = async (db: Db, card: CardRow, member: Member) =>
  (await locksOf(db, card, member)).locked;

/** The locks of a card, for members who edit it; nothing without locks. */
export async function showLocks(db: Db, card: CardRow, member: Member) {
  const { locked, fillable } = await locksOf(db, card, member);
  return {
    ...(locked.length > 0 && { lockedFields: locked }),
    ...(fillable.length > 0 && { fillableFields: fillable }),
  };
}

/** Refuses changes of locked fields; an unchanged field may be sent. */
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
