import { isNewMember } from "@cardplaza/contract/people/profile-words";
import { type ReactNode, useState } from "react";
import { cn } from "../../../ui/class-names.ts";
import { useOwnProfile } from "../profile/use-own-profile.ts";
import { AimQuestion } from "./aim-question.tsx";
import { ConfirmKnown } from "./confirm-known.tsx";

/**
 * What a new member is asked, beside what they came for and never before it: what brings them here, once, and then
 * whether the city and the trade that they told elsewhere are right. Nothing for anybody else.
 */
export function FirstMinute({ className }: { className?: string }): ReactNode {
  const { data: profile } = useOwnProfile();
  const [now] = useState(() => new Date());
  if (!profile || !isNewMember(profile, now)) return null;
  const card =
    profile.aim === "" ? (
      <AimQuestion profile={profile} />
    ) : profile.known.city || profile.known.trade ? (
      <ConfirmKnown profile={profile} />
    ) : null;
  return card && <div className={cn("empty:hidden", className)}>{card}</div>;
}
