import { JOB_LIMITS, MAX_SKILLS } from "@cardplaza/contract/jobs/job-words";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { JobWordsInput } from "./job-search-box.tsx";
import type { JobFiltersProps } from "./job-filters.tsx";

/** Skills are added one by one; those in force are shown above the list. */
export function SkillFilter({ shell, jobs, go }: JobFiltersProps) {
  const [skill, setSkill] = useState("");
  const isFull = jobs.skills.length >= MAX_SKILLS;
  const add = (text: string) => {
    const given = text.trim();
    if (!given || isFull) return;
    setSkill("");
    if (!jobs.skills.some((each) => each.toLowerCase() === given.toLowerCase()))
      go({ skills: [...jobs.skills, given] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(skill);
  };
  return (
    <form action={shell.path} aria-label="Skills" onSubmit={submit} className="grid grid-cols-1">
      <HiddenFields shell={shell} jobs={jobs} except={[]} />
      <Field label="Skills">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <JobWordsInput
            name="skills"
            value={skill}
            onChange={setSkill}
            onTake={({ value }) => add(value)}
            placeholder={jobs.skills.length > 0 ? "Another skill" : "Such as Tally"}
            maxLength={JOB_LIMITS.skill[1]}
            disabled={isFull}
          />
          <Button
            type="submit"
            offlineNote={false}
            size="icon"
            variant="secondary"
            aria-label="Add skill"
            disabled={isFull}
          >
            <Plus />
          </Button>
        </div>
      </Field>
    </form>
  );
}
