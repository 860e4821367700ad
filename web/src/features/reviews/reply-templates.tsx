import { REVIEW_REPLY_MAX, REVIEW_TEMPLATES_MAX } from "@cardplaza/contract/reviews/review-words";
import { Plus, Trash2 } from "lucide-react";
import { SmallFormProblem } from "../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { ToolSection } from "./tool-section.tsx";
import { useSaveTools } from "./use-review-tools.ts";

const filled = (texts: string[]) => texts.map((each) => each.trim()).filter(Boolean);

/** Saved replies to choose and change when replying. */
export function ReplyTemplates({ target, templates }: { target: ReviewedTarget; templates: string[] }) {
  const save = useSaveTools(target);
  const form = useSmallForm({
    begin: { texts: templates },
    send: ({ texts }) => save.mutateAsync({ templates: filled(texts) }),
    onSent: () => toast({ title: "Templates saved" }),
  });
  const { texts } = form.values;
  const setTexts = (next: string[]) => form.change({ texts: next });
  const isChanged = JSON.stringify(filled(texts)) !== JSON.stringify(templates);
  return (
    <ToolSection
      title="Reply templates"
      text={`Up to ${REVIEW_TEMPLATES_MAX}, ready when you reply. You can change the words each time.`}
    >
      <form {...form.props} className="grid grid-cols-1 gap-3">
        {texts.length > 0 && (
          <ul className="grid grid-cols-1 gap-2">
            {texts.map((text, at) => (
              // The index is the key: rows have no id and are never reordered.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="flex items-start gap-2">
                <TextArea
                  aria-label={`Template ${at + 1}`}
                  rows={2}
                  className="min-h-16"
                  maxLength={REVIEW_REPLY_MAX}
                  value={text}
                  onChange={(event) => setTexts(texts.with(at, event.target.value))}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Remove template ${at + 1}`}
                  onClick={() => setTexts(texts.toSpliced(at, 1))}
                >
                  <Trash2 />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <SmallFormProblem text={form.problems.texts ?? form.problem} />
        <div className="flex flex-wrap gap-2">
          {texts.length < REVIEW_TEMPLATES_MAX && (
            <Button variant="secondary" size="sm" onClick={() => setTexts([...texts, ""])}>
              <Plus aria-hidden="true" /> Add a template
            </Button>
          )}
          {isChanged && (
            <Button type="submit" size="sm" busy={form.isSending}>
              Save templates
            </Button>
          )}
        </div>
      </form>
    </ToolSection>
  );
}
