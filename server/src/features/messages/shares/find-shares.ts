import type { z } from "zod";
import type { MessageShare } from "@cardplaza/contract/messages/message";
import type { ShareValue } from "../messages.table.ts";
import { contactThing } from "./contact-value.ts";
import { findThing } from "./find-thing.ts";
import type { Thing, ThingContext } from "./thing.ts";

export type ShownShare = z.input<typeof MessageShare>;

/** What was shared, as this member may see it now. What was shared several times is looked up once. */
export async function findShares(
  ctx: ThingContext,
  shared: readonly ShareValue[],
): Promise<(one: ShareValue) => ShownShare> {
  const found = new Map<string, Thing | null>();
  for (const share of shared)
    if (!share.contact && !found.has(keyOf(share))) found.set(keyOf(share), await findThing(ctx, share));
  return (share) => ({
    type: share.type,
    id: share.id,
    preview: share.contact ? contactThing(share.contact) : (found.get(keyOf(share)) ?? null),
  });
}

const keyOf = ({ type, id }: ShareValue) => `${type} ${id}`;
