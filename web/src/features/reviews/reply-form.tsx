import { REPLY_EDIT_HOURS, REVIEW_REPLY_MAX } from "@cardplaza/contract/reviews/review-words";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { type FormEvent, useState } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useShowTrouble } from "../../ui/use-show-trouble.ts";
import { useReply } from "./use-reply.ts";

interface ReplyFormProps {
  review: Review;
  templates: string[];
  onClose: () => void;
}

const LONGEST_LABEL = 60;

/** One reply to each review; for a day it can be changed. */
export function ReplyForm({ review, templates, onClose }: ReplyFormProps) {
  const [body, setBody] = useState(review.ownerReply?.body ?? "");
  const [tried, setTried] = useState(false);
  const reply = useReply(review._id, onClose);
  const missing = tried && !body.trim() ? "Write your reply." : undefined;
  const form = useShowTrouble(reply.error ?? missing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body.trim() && !reply.isPending) reply.mutate(body);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-4 grid w-full grid-cols-1 gap-3">
      {templates.length > 0 && (
        <Select
          aria-label="Use a template"
          placeholder="Use a template"
          value=""
          onChange={(event) => setBody(templates[Number(event.target.value)] ?? body)}
          options={templates.map((text, at) => ({ value: String(at), label: shortened(text) }))}
        />
      )}
      <Field
        label={`Your reply to ${review.authorName}`}
        error={missing ?? (reply.isError ? problemText(reply.error) : undefined)}
        hint={`Everybody can read it. You can change it for ${REPLY_EDIT_HOURS} hours.`}
      >
        <TextArea
          rows={3}
          maxLength={REVIEW_REPLY_MAX}
          required
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={reply.isPending}>
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
