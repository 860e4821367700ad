import {
  IT_BUDGETS,
  IT_CATEGORIES,
  IT_LIMITS,
  IT_TIMELINES,
  MAX_FILES,
} from "@cardplaza/contract/it-services/it-words";
import { useState } from "react";
import { useController } from "react-hook-form";
import { FormText } from "../../../forms/fields/form-text.tsx";
import { uploadFile } from "../../../forms/pictures/upload-file.ts";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { Chip } from "../../../ui/chip.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { ChoiceField } from "../choice-field.tsx";
import type { RequirementValues } from "./requirement-form.ts";

const [TEXT_MIN] = IT_LIMITS.requirementText;

/** Visitors add files once they are signed in. */
export function BriefStep({ mayUpload }: { mayUpload: boolean }) {
  return (
    <StepSection title="What you need">
      <FormText name="title" required placeholder="An online shop for our sarees" className="sm:col-span-2" />
      <ChoiceField name="category" placeholder="Choose a category" options={IT_CATEGORIES} />
      <ChoiceField name="budget" placeholder="Choose a budget" options={IT_BUDGETS} />
      <ChoiceField name="timeline" placeholder="Choose when you need it" options={IT_TIMELINES} />
      <FormText
        name="description"
        required
        rows={8}
        hint={`What it should do, for whom, and what is there already, in at least ${TEXT_MIN} characters.`}
        className="sm:col-span-2"
      />
      {mayUpload && <FilesField />}
    </StepSection>
  );
}

function FilesField() {
  const { field } = useController<RequirementValues, "files">({ name: "files" });
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isFull = field.value.length >= MAX_FILES;
  const add = async ([file]: File[]) => {
    if (!file) return;
    setProblem(undefined);
    try {
      const { url } = await uploadFile(file, { purpose: "document", onProgress: setProgress });
      field.onChange([...field.value, { name: file.name, url }]);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <div data-field="files" className="sm:col-span-2">
      <FileDrop
        label="Files"
        optional
        disabled={isFull}
        hint={`PDF, DOC, DOCX or a picture. Up to ${MAX_FILES}; only providers who may quote open them.`}
        progress={progress}
        error={problem}
        onFiles={(files) => void add(files)}
      />
      {field.value.length > 0 && (
        <ul aria-label="Files" className="mt-2.5 flex flex-wrap gap-2">
          {field.value.map(({ name, url }) => (
            <li key={url} className="max-w-full">
              <Chip
                remove={{
                  label: `Remove ${name}`,
                  onPress: () => field.onChange(field.value.filter((file) => file.url !== url)),
                }}
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
