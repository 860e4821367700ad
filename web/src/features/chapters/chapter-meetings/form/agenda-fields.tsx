import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";

export interface AgendaValues {
  speaker: string;
  agenda: string;
}

interface AgendaFieldsProps {
  values: AgendaValues;
  onChange: (part: Partial<AgendaValues>) => void;
  problems: Partial<Record<keyof AgendaValues, string>>;
}

/** Who speaks and what happens, one line for each point: the projector shows them as they are. */
export function AgendaFields({ values, onChange, problems }: AgendaFieldsProps) {
  return (
    <>
      <Field label="Speaker" optional error={problems.speaker}>
        <TextField
          maxLength={CHAPTER_LIMITS.speaker[1]}
          value={values.speaker}
          onChange={(event) => onChange({ speaker: event.target.value })}
        />
      </Field>
      <Field label="Agenda" optional error={problems.agenda} hint="One line for each point.">
        <TextArea
          rows={6}
          maxLength={CHAPTER_LIMITS.agenda[1]}
          value={values.agenda}
          onChange={(event) => onChange({ agenda: event.target.value })}
        />
      </Field>
    </>
  );
}
