import type { UserProfile } from "@cardplaza/contract/people/profile";
import {
  MAX_EDUCATION,
  MAX_EXPERIENCE,
  MAX_HANDLES,
  MAX_LANGUAGES,
  MAX_SKILLS,
  SKILL_MAX,
} from "@cardplaza/contract/people/profile-words";
import type { ReactNode } from "react";
import { EducationList, ExperienceList, HandleLinks, WordChips } from "../profile/told-parts.tsx";
import { EditButton } from "./edit-button.tsx";
import { EducationForm } from "./education-form.tsx";
import { ExperienceForm } from "./experience-form.tsx";
import { PartPanel } from "./part-panel.tsx";
import { useEditing } from "./use-editing.ts";
import { WordsForm, type WordsPart } from "./words-form.tsx";

interface OwnPart {
  profile: UserProfile;
}

/** The parts below the head, each with its own form in its place. */
export function OwnParts({ profile }: OwnPart) {
  return (
    <>
      <OwnExperience profile={profile} />
      <OwnEducation profile={profile} />
      <OwnWords
        profile={profile}
        name="skills"
        label="Skills"
        hint="What people may come to you for."
        most={MAX_SKILLS}
      >
        <WordChips words={profile.skills} label="Skills" />
      </OwnWords>
      <OwnWords
        profile={profile}
        name="languages"
        label="Languages"
        hint="Those you do business in."
        most={MAX_LANGUAGES}
      >
        <WordChips words={profile.languages} label="Languages" />
      </OwnWords>
      <OwnWords
        profile={profile}
        name="handles"
        label="Links"
        hint="A link, or a network and your handle: instagram @yourname."
        most={MAX_HANDLES}
      >
        <HandleLinks handles={profile.handles} />
      </OwnWords>
    </>
  );
}

const editButtonOf = (list: "experience" | "education") => (index: number, title: string) => (
  <EditButton part={`${list}-${index}`} label={`Edit ${title}`} />
);

function OwnExperience({ profile }: OwnPart) {
  const { experience } = profile;
  const { part } = useEditing();
  const index = indexOf(part, "experience");
  return (
    <PartPanel
      title="Experience"
      empty={experience.length === 0 && index === null ? "Where you work, and where you worked." : undefined}
      actions={
        experience.length < MAX_EXPERIENCE && <EditButton part="experience" label="Add experience" isNew />
      }
    >
      {index !== null ? (
        <ExperienceForm profile={profile} before={experience[index] ?? null} />
      ) : (
        <ExperienceList experience={experience} tool={editButtonOf("experience")} />
      )}
    </PartPanel>
  );
}

function OwnEducation({ profile }: OwnPart) {
  const { education } = profile;
  const { part } = useEditing();
  const index = indexOf(part, "education");
  return (
    <PartPanel
      title="Education"
      empty={education.length === 0 && index === null ? "Schools, colleges and courses." : undefined}
      actions={
        education.length < MAX_EDUCATION && <EditButton part="education" label="Add education" isNew />
      }
    >
      {index !== null ? (
        <EducationForm profile={profile} before={education[index] ?? null} />
      ) : (
        <EducationList education={education} tool={editButtonOf("education")} />
      )}
    </PartPanel>
  );
}

/** Of "experience-2" the 2; -1 for a new one; null while it is no form. */
function indexOf(part: string | null, list: string): number | null {
  const [name, index = "-1"] = part?.split("-") ?? [];
  return name === list ? Number(index) : null;
}

interface OwnWordsProps extends OwnPart {
  name: WordsPart;
  label: string;
  hint: string;
  most: number;
  children: ReactNode;
}

function OwnWords({ profile, name, label, hint, most, children }: OwnWordsProps) {
  const { part } = useEditing();
  const isOpen = part === name;
  const isEmpty = profile[name].length === 0;
  const what = label.toLowerCase();
  return (
    <PartPanel
      title={label}
      empty={isEmpty && !isOpen ? hint : undefined}
      actions={<EditButton part={name} label={isEmpty ? `Add ${what}` : `Edit ${what}`} isNew={isEmpty} />}
    >
      {isOpen ? (
        <WordsForm
          profile={profile}
          name={name}
          label={label}
          hint={hint}
          most={most}
          longest={name === "handles" ? 500 : SKILL_MAX}
        />
      ) : (
        children
      )}
    </PartPanel>
  );
}
