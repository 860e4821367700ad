import type { Db, Tx } from "../../../platform/database.ts";
import { areConnected } from "../connections/connection-queries.ts";
import { findProfileSeenBy, type MemberWithProfile } from "./profile-queries.ts";

/** How the member can be reached, as their profile tells a viewer who is connected with them, or not. */
export function contactIn({ member, profile }: MemberWithProfile, isConnected: boolean) {
  // An address that was never proven may be somebody else's.
  const isShown = (choice: "connections" | "none", provenAt: Date | null) =>
    isConnected && choice === "connections" && provenAt !== null;
  return {
    phone: isShown(profile.showPhone, member.mobileProvenAt) ? member.mobile : null,
    email: isShown(profile.showEmail, member.emailProvenAt) ? member.email : null,
  };
}

/** The same, found for a viewer; empty if the profile does not tell it. */
export async function contactShownTo(db: Db | Tx, viewerId: string, memberId: string) {
  const found = await findProfileSeenBy(db, viewerId, memberId);
  const shown = found && contactIn(found, await areConnected(db, viewerId, memberId));
  return { phone: shown?.phone ?? "", email: shown?.email ?? "" };
}
