import { LEAD_TAG_MAX, MAX_LEAD_TAGS } from "@cardplaza/contract/leads/lead-words";
import type { OwnedLead } from "@cardplaza/contract/leads/received-leads";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { useTagLead } from "./use-lead.ts";

export function LeadTags({ lead }: { lead: OwnedLead }) {
  const save = useTagLead(lead._id);
  const full = lead.tags.length >= MAX_LEAD_TAGS && `A lead has at most ${MAX_LEAD_TAGS} tags.`;
  const form = useSmallForm({
    begin: { tag: "" },
    check: ({ tag }) => ({ tag: full || (tag.trim() === "" && "Enter a tag.") }),
    send: ({ tag }) => save.mutateAsync([...lead.tags, tag.trim()]),
    problemAt: "tag",
  });
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
      <form {...form.props}>
        <Field
          label="New tag"
          hint={full || undefined}
          error={form.problems.tag ?? (save.isError ? problemText(save.error) : undefined)}
        >
          <div className="flex gap-2">
            <div className="min-w-0 flex-1">
              <TextField maxLength={LEAD_TAG_MAX} {...form.text("tag")} />
            </div>
            <Button
              type="submit"
              variant="secondary"
              busy={save.isPending}
              aria-disabled={full !== false || form.values.tag.trim() === ""}
            >
              Add
            </Button>
          </div>
        </Field>
      </form>
    </>
  );
}
