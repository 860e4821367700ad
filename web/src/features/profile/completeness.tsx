import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { profileCompleteness } from "@cardplaza/contract/profile/profile-words";
import { Circle } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

/** How much of the profile is there and what is missing; nothing once it is whole. */
export function Completeness({
  profile,
  onEdit,
}: {
  profile: UserProfile;
  onEdit?: (() => void) | undefined;
}) {
  const { share, missing } = profileCompleteness(profile);
  if (missing.length === 0) return null;
  const percent = Math.round(share * 100);
  return (
    <Panel aria-labelledby="completeness">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="completeness" className="text-base">
          Your profile is {percent}% complete
        </h2>
        {onEdit && (
          <Button variant="link" size="sm" onClick={onEdit}>
            Fill it in
          </Button>
        )}
      </div>
      <ProgressBar label="Profile completeness" value={share} className="mt-3" />
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-2 text-sm text-muted sm:grid-cols-2">
        {missing.map(({ field, label }) => (
          <li key={field} className="flex items-center gap-2">
            <Circle aria-hidden="true" className="size-4 shrink-0 text-line-strong" />
            {field === "mobile" ? (
              <Link to="/profile?tab=account" className="text-brand-strong underline underline-offset-4">
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
