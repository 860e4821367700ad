import { REPLY_EDIT_HOURS, REVIEW_REPLY_MAX } from "@cardplaza/contract/reviews/review-words";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useReply } from "./use-reply.ts";

interface ReplyFormProps {
  review: Review;
  templates: string[];
  onClose: () => void;
}

const LONGEST_LABEL = 60;

/** One reply to each review; for a day it can be changed. */
export function ReplyForm({ review, templates, onClose }: ReplyFormProps) {
  const reply = useReply(review._id);
  const form = useSmallForm({
    begin: { body: review.ownerReply?.body ?? "" },
    check: ({ body }) => ({ body: !body.trim() && "Write your reply." }),
    send: ({ body }) => reply.mutateAsync(body),
    onSent: onClose,
    problemAt: "body",
  });
  return (
    <form {...form.props} className="mt-4 grid w-full grid-cols-1 gap-3">
      {templates.length > 0 && (
        <Select
          aria-label="Use a template"
          placeholder="Use a template"
          value=""
          onChange={({ target }) =>
            form.change({ body: templates[Number(target.value)] ?? form.values.body })
          }
          options={templates.map((text, at) => ({ value: String(at), label: shortened(text) }))}
        />
      )}
      <Field
        label={`Your reply to ${review.authorName}`}
        error={form.problems.body}
        hint={`Everybody can read it. You can change it for ${REPLY_EDIT_HOURS} hours.`}
      >
        <TextArea rows={3} maxLength={REVIEW_REPLY_MAX} required {...form.text("body")} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={form.isSending}>
          Publish reply
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const shortened = (text: string) =>
  text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL).trimEnd()}…` : text;
