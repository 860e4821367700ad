import type { Services } from "../context.ts";
import type { Tx } from "../platform/database.ts";

/** The kinds of changes that others can see. Each room adds its own kinds in its registration file. */
export interface Changes {}
export type Change = keyof Changes;
export type ChangeContext = Pick<Services, "clock" | "jobs" | "live" | "pages" | "registry">;

/**
 * Every verb that changes what others see calls this at its end, in its transaction. It invalidates the cached
 * pages that show the change and calls the rooms that follow it, such as the search.
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

/** Invalidates pages after a change that affects only them. */
export async function invalidatePages(
  { registry, pages }: ChangeContext,
  tx: Tx,
  change: Change,
  ids: readonly string[],
): Promise<void> {
  const tags = new Set<string>();
  for (const { pageTags } of registry.rooms)
    for (const tag of (await pageTags?.[change]?.(tx, ids)) ?? []) tags.add(tag);
  if (tags.size > 0) await pages.invalidate(tx, [...tags]);
}
