import { reviewFormPath } from "@cardplaza/contract/reviews/review-rules";
import {
  EXPERIENCE_YEARS,
  REVIEW_BODY_MAX,
  REVIEW_BODY_MIN,
  REVIEW_TITLE_MAX,
} from "@cardplaza/contract/reviews/review-words";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { keepAction } from "../../lib/kept-action.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RatingInput } from "../../ui/fields/rating-input.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useShowTrouble } from "../../ui/use-show-trouble.ts";
import { today, yearsAgo } from "./review-dates.ts";
import { ReviewPhotoField } from "./review-photo-field.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { ScoreFields } from "./score-fields.tsx";
import { useWriteReview } from "./use-write-review.ts";

const SIGN_IN_NEXT = "You sign in or sign up in the next step. Your review is kept and then published.";

interface ReviewDialogProps {
  target: ReviewedTarget;
  hasScores: boolean;
  code: string | null;
  onClose: () => void;
}

export function ReviewDialog({ target, hasScores, code, onClose }: ReviewDialogProps) {
  const writing = useWriteReview({ target, hasScores, code, onDone: onClose });
  const { mustSignIn, isWhole, send, isSending, trouble, problem } = writing;
  const form = useShowTrouble(trouble);
  const navigate = useNavigate();
  const signIn = () => {
    const back = reviewFormPath(target.path, code ?? "write");
    void navigate(keepAction({ kind: "review", about: target.targetId, to: target.name, target: back }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mustSignIn) send();
    else if (isWhole()) signIn();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={`Review ${target.name}`}
        description="Everybody can read it, with your name. You cannot edit it later, only withdraw it."
      >
        <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
          <ReviewFields writing={writing} hasScores={hasScores} />
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
          {mustSignIn && <Notice>{SIGN_IN_NEXT}</Notice>}
          <DialogFooter>
            <Button type="submit" busy={isSending}>
              {mustSignIn ? "Sign in to publish" : "Publish review"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface ReviewFieldsProps {
  writing: ReturnType<typeof useWriteReview>;
  hasScores: boolean;
}

function ReviewFields({ writing, hasScores }: ReviewFieldsProps) {
  const { values, change, fields, mustSignIn } = writing;
  return (
    <>
      <RatingInput
        label={hasScores ? "Your overall rating" : "Your rating"}
        value={values.rating}
        onChange={(rating) => change({ rating })}
        error={fields.rating}
      />
      {hasScores && (
        <ScoreFields
          values={values.scores}
          onChange={(part) => change({ scores: { ...values.scores, ...part } })}
          errors={fields}
        />
      )}
      <Field label="Title" optional error={fields.title}>
        <TextField
          name="title"
          maxLength={REVIEW_TITLE_MAX}
          value={values.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field
        label="Your experience"
        required
        error={fields.body}
        hint={`At least ${REVIEW_BODY_MIN} characters. What did you buy, and how was it?`}
      >
        <TextArea
          name="body"
          required
          minLength={REVIEW_BODY_MIN}
          maxLength={REVIEW_BODY_MAX}
          rows={5}
          value={values.body}
          onChange={(event) => change({ body: event.target.value })}
        />
      </Field>
      <Field label="When was it?" required error={fields.experienceDate}>
        <TextField
          type="date"
          name="experienceDate"
          required
          min={yearsAgo(EXPERIENCE_YEARS)}
          max={today()}
          value={values.experienceDate}
          onChange={(event) => change({ experienceDate: event.target.value })}
        />
      </Field>
      {!mustSignIn && <ReviewPhotoField photos={values.photos} onChange={(photos) => change({ photos })} />}
      <Checkbox
        label="I received something for this review, such as a discount or a gift."
        hint="We show this beside your review."
        checked={values.incentivised}
        onChange={(event) => change({ incentivised: event.target.checked })}
      />
    </>
  );
}
