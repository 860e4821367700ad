import type { UserProfile } from "@cardplaza/contract/people/profile";
import { useEffect, useRef, useState } from "react";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { PartForm } from "./part-form.tsx";
import { useSavePart } from "./use-save-part.ts";

export type WordsPart = "skills" | "languages" | "handles";

interface WordsFormProps {
  profile: UserProfile;
  name: WordsPart;
  label: string;
  hint: string;
  most: number;
  longest: number;
}

/** A list of words or links. */
export function WordsForm({ profile, name, label, hint, most, longest }: WordsFormProps) {
  const part = useSavePart(profile);
  const [words, setWords] = useState(profile[name]);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector("input")?.focus(), []);
  // The place in the list says which one was refused.
  const [refused] = Object.entries(refusedFields(part.error));
  const wrong = refused && words[Number(refused[0].split(".")[1])];
  return (
    <PartForm
      label={`Edit ${label.toLowerCase()}`}
      part={part}
      isDirty={words.join("\n") !== part.on[name].join("\n")}
      names={refused ? [refused[0]] : []}
      onReload={() => part.close()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!part.isPending) void part.save({ [name]: words });
      }}
    >
      <div ref={field} className="min-w-0 sm:col-span-2">
        <WordsField
          label={label}
          hint={hint}
          words={words}
          most={most}
          longest={longest}
          error={refused && (wrong ? `${wrong}: ${refused[1]}` : refused[1])}
          onChange={setWords}
        />
      </div>
    </PartForm>
  );
}
