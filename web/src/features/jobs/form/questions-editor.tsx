import {
  JOB_LIMITS,
  MAX_CHOICES,
  MAX_QUESTIONS,
  QUESTION_TYPE_LABEL,
  QUESTION_TYPES,
} from "@cardplaza/contract/jobs/job-words";
import { TYPED_NUMBER_MAX } from "@cardplaza/contract/text-limits";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { FormText } from "../../../forms/fields/form-text.tsx";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { RowList } from "../../../forms/rows/row-list.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { JobChoice } from "./job-choice.tsx";
import { newQuestion, type JobValues, type QuestionValues } from "./job-values.ts";

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: QUESTION_TYPE_LABEL[value] }));
const WANTED = [
  { value: "", label: "Either" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const MARKS = "Another answer is marked on your board. It never rejects anybody.";

/** What everybody who applies here is asked. */
export function QuestionsEditor() {
  return (
    <RowList
      level={2}
      name="questions"
      title="Questions"
      one="question"
      empty="Ask only what matters. Every question lowers the number of applicants."
      most={MAX_QUESTIONS}
      fresh={newQuestion()}
      first="text"
      titleOf={({ text }) => text}
      detailOf={detailOf}
      Fields={QuestionFields}
    />
  );
}

const detailOf = ({ type, required }: QuestionValues) =>
  `${QUESTION_TYPE_LABEL[type]}${required ? ", required" : ""}`;

function QuestionFields({ index }: { index: number }) {
  const { register } = useFormContext<JobValues>();
  const type = useWatch<JobValues, `questions.${number}.type`>({ name: `questions.${index}.type` });
  return (
    <>
      <FormText
        name={`questions.${index}.text`}
        label="Question"
        required
        autoComplete="off"
        placeholder="Do you have a two-wheeler?"
        className="sm:col-span-2"
      />
      <JobChoice name={`questions.${index}.type`} label="Kind of answer" options={TYPES} />
      <Checkbox {...register(`questions.${index}.required`)} label="Must be answered" className="sm:mt-7.5" />
      {type === "yes_no" && (
        <JobChoice
          name={`questions.${index}.wantedAnswer`}
          label="Answer you need"
          options={WANTED}
          hint={MARKS}
          className="sm:col-span-2"
        />
      )}
      {type === "number" && (
        <FormText
          name={`questions.${index}.leastNumber`}
          label="Least number you need"
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={TYPED_NUMBER_MAX}
          hint={`A lower number is marked on your board. It never rejects anybody.`}
          className="sm:col-span-2"
        />
      )}
      {type === "choice" && <ChoicesFields index={index} />}
    </>
  );
}

function ChoicesFields({ index }: { index: number }) {
  const at = `questions.${index}` as const;
  const { field: choices } = useController<JobValues, `questions.${number}.choices`>({
    name: `${at}.choices`,
  });
  const { field: wanted } = useController<JobValues, `questions.${number}.wantedChoices`>({
    name: `${at}.wantedChoices`,
  });
  return (
    <>
      <div data-field={`${at}.choices`} className="sm:col-span-2">
        <WordsField
          label="Choices"
          required
          words={choices.value}
          most={MAX_CHOICES}
          longest={JOB_LIMITS.choice[1]}
          placeholder="Morning shift"
          error={useFieldProblem(`${at}.choices`)}
          onChange={choices.onChange}
        />
      </div>
      {choices.value.length > 0 && (
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-sm font-medium">Choices you need</legend>
          <div className="flex flex-wrap gap-2">
            {choices.value.map((choice) => {
              const isWanted = wanted.value.includes(choice);
              return (
                <ToggleChip
                  key={choice}
                  pressed={isWanted}
                  onClick={() =>
                    wanted.onChange(
                      isWanted ? wanted.value.filter((one) => one !== choice) : [...wanted.value, choice],
                    )
                  }
                >
                  {choice}
                </ToggleChip>
              );
            })}
          </div>
          <p className="mt-1.5 text-xs text-muted">{`None chosen: nothing is marked. ${MARKS}`}</p>
        </fieldset>
      )}
    </>
  );
}
