import type { Services } from "../context.ts";
import type { Tx } from "../platform/database.ts";

/** What can change for others than its owner. Each room adds its own kinds, in its registration file. */
export interface Changes {}
export type Change = keyof Changes;
export type ChangeContext = Pick<Services, "pages" | "registry">;

/**
 * Every verb that changes what others see ends with this, in its transaction: the cached pages that show it are
 * invalidated, and rooms that follow it, such as the search, are told.
 */
export async function changed(
  ctx: ChangeContext,
  tx: Tx,
  change: Change,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await invalidatePages(ctx, tx, change, ids);
  for (const { onChange } of ctx.registry.rooms) await onChange?.(ctx, tx, change, ids);
}

/** For a change that only pages show. */
export async function invalidatePages(
  { registry, pages }: ChangeContext,
  tx: Tx,
  change: Change,
  ids: readonly string[],
): Promise<void> {
  const tags = new Set<string>();
  for (const { pageTags } of registry.rooms)
    for (const tag of (await pageTags?.[change]?.(tx, ids)) ?? []) tags.add(tag);
  if (tags.size > 0) await pages.forget(tx, [...tags]);
}
