import { REVIEW_SCORE_LABEL, REVIEW_SCORES } from "@cardplaza/contract/reviews/review-words";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { RatingInput } from "../../ui/fields/rating-input.tsx";
import type { ScoreValues } from "./review-draft.ts";

interface ScoreFieldsProps {
  values: ScoreValues;
  onChange: (part: Partial<ScoreValues>) => void;
  /** The errors by the names of the call's fields, such as `scores.quality`. */
  errors: Record<string, string | undefined>;
}

/** What is rated one by one, and whether the author recommends it. */
export function ScoreFields({ values, onChange, errors }: ScoreFieldsProps) {
  return (
    <>
      {REVIEW_SCORES.map((score) => (
        <RatingInput
          key={score}
          label={REVIEW_SCORE_LABEL[score]}
          value={values[score]}
          onChange={(stars) => onChange({ [score]: stars })}
          error={errors[`scores.${score}`]}
        />
      ))}
      <RadioGroup
        framed
        label="Would you recommend it?"
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
        value={values.recommend === null ? "" : values.recommend ? "yes" : "no"}
        onChange={(event) => onChange({ recommend: event.target.value === "yes" })}
        error={errors["scores.recommend"]}
      />
    </>
  );
}
