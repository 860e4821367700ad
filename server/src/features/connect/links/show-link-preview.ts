import type { MemberContext } from "../../../context.ts";
import { requireProven } from "../check-mentions.ts";
import { findPreview } from "./link-previews.ts";

/** A preview for the composer, before there is a post. */
export async function showLinkPreview(ctx: MemberContext, url: string) {
  requireProven(ctx.member);
  return { link: url ? await findPreview(ctx, url) : null };
}
