import type { UserProfile } from "@cardplaza/contract/people/profile";
import { profileCompleteness, type ProfileStep } from "@cardplaza/contract/people/profile-words";
import { Circle } from "lucide-react";
import { Link } from "react-router";
import { Panel } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useEditing } from "./use-editing.ts";

/** The part of the profile whose form fills a step in. */
const PART_OF: Record<Exclude<ProfileStep, "mobile" | "profile_image">, string> = {
  headline: "head",
  about: "head",
  city: "head",
  experience: "experience",
  education: "education",
  skills: "skills",
};

/** How much of the profile is there and what is missing; nothing once it is whole. */
export function Completeness({ profile }: { profile: UserProfile }) {
  const { share, missing } = profileCompleteness(profile);
  if (missing.length === 0) return null;
  return (
    <Panel aria-labelledby="completeness">
      <h2 id="completeness" className="text-base">
        Your profile is {Math.round(share * 100)}% complete
      </h2>
      <ProgressBar label="Profile completeness" value={share} className="mt-3" />
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-2 text-sm text-muted sm:grid-cols-2">
        {missing.map(({ field, label }) => (
          <li key={field} className="flex items-center gap-2">
            <Circle aria-hidden="true" className="size-4 shrink-0 text-line-strong" />
            <Step field={field} label={label} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const LINK = "touch-area text-left text-brand-strong underline underline-offset-4";

/** Leads to where it is filled in. Plain words while another part is being edited. */
function Step({ field, label }: { field: ProfileStep; label: string }) {
  const { part, open } = useEditing();
  if (part !== null) return label;
  if (field === "mobile")
    return (
      <Link to="/profile?tab=account" className={LINK}>
        {label}
      </Link>
    );
  const start = () =>
    field === "profile_image"
      ? document.querySelector<HTMLElement>('[data-edit="photo"]')?.click()
      : open(PART_OF[field]);
  return (
    <button type="button" onClick={start} className={LINK}>
      {label}
    </button>
  );
}
