import type { Partner } from "@cardplaza/contract/chapters/referral";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { cn } from "../../../ui/class-names.ts";

interface PartnerLineProps {
  partner: Pick<Partner, "name" | "profile_image">;
  /** Below the name. */
  below?: ReactNode;
  /** At the end of the line. */
  children?: ReactNode;
  className?: string;
}

/** The other one of a slip. */
export function PartnerLine({ partner, below, children, className }: PartnerLineProps) {
  const { name, profile_image } = partner;
  return (
    <div className={cn("flex min-w-0 items-center gap-3", className)}>
      <Avatar name={name} src={profile_image && pictureUrl(profile_image, 100)} decorative />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold break-words">{name}</p>
        {below && <div className="break-words text-muted">{below}</div>}
      </div>
      {children}
    </div>
  );
}
