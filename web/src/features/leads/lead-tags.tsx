import { LEAD_TAG_MAX, MAX_LEAD_TAGS } from "@cardplaza/contract/leads/lead-words";
import type { OwnedLead } from "@cardplaza/contract/leads/received-leads";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { useTagLead } from "./use-lead.ts";

export function LeadTags({ lead }: { lead: OwnedLead }) {
  const [text, setText] = useState("");
  const save = useTagLead(lead._id);
  const isFull = lead.tags.length >= MAX_LEAD_TAGS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = text.trim();
    if (tag && !save.isPending && !isFull) save.mutate([...lead.tags, tag], { onSuccess: () => setText("") });
  };
  return (
    <>
      {lead.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Tags">
          {lead.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Chip
                remove={{
                  label: `Remove the tag ${tag}`,
                  onPress: () => !save.isPending && save.mutate(lead.tags.filter((each) => each !== tag)),
                }}
              >
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit}>
        <Field
          label="New tag"
          hint={isFull ? `A lead has at most ${MAX_LEAD_TAGS} tags.` : undefined}
          error={save.isError ? problemText(save.error) : undefined}
        >
          <div className="flex gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                value={text}
                maxLength={LEAD_TAG_MAX}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
            <Button
              type="submit"
              variant="secondary"
              busy={save.isPending}
              aria-disabled={isFull || text.trim() === ""}
            >
              Add
            </Button>
          </div>
        </Field>
      </form>
    </>
  );
}
