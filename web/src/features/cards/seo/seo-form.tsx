import type { Card } from "@cardplaza/contract/cards/cards";
import type { CardSeo } from "@cardplaza/contract/cards/card-seo";
import { cardHead, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "@cardplaza/contract/cards/seo/seo-words";
import { type FormEvent, useState } from "react";
import { tooLong } from "../../../forms/fields/too-long.ts";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { SharePreview } from "./share-preview.tsx";
import { useSaveSeo } from "./use-seo.ts";

const count = (text: string) => text.trim().length;

export function SeoForm({ card, saved }: { card: Card; saved: CardSeo }) {
  const [words, setWords] = useState(saved);
  const save = useSaveSeo(card._id);
  const change = (changed: Partial<CardSeo>) => setWords((before) => ({ ...before, ...changed }));
  const fields = refusedFields(save.error);
  const titleError = tooLong(words.title, SEO_TITLE_MAX) ?? fields.title;
  const descriptionError = tooLong(words.description, SEO_DESCRIPTION_MAX) ?? fields.description;
  const isChanged = (["title", "description", "index"] as const).some((name) => words[name] !== saved[name]);
  const own = cardHead(card);
  const shown = cardHead(card, { title: words.title.trim(), description: words.description.trim() });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong(words.title, SEO_TITLE_MAX) || tooLong(words.description, SEO_DESCRIPTION_MAX)) return;
    save.mutate(words, { onSuccess: setWords });
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel>
        <PanelHeader
          title="In search results"
          description="Empty fields are filled from your card. Search engines decide themselves whether and where they show a page."
        />
        <form className="grid gap-5" onSubmit={submit}>
          <Field
            label="Title"
            optional
            error={titleError}
            hint={`${count(words.title)} of ${SEO_TITLE_MAX} characters`}
          >
            <TextField
              value={words.title}
              placeholder={own.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <Field
            label="Description"
            optional
            error={descriptionError}
            hint={`${count(words.description)} of ${SEO_DESCRIPTION_MAX} characters`}
          >
            <TextArea
              value={words.description}
              placeholder={own.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          </Field>
          <Switch
            label="Let search engines list this card"
            hint="When it is off, they are asked to leave it out, and it is in no sitemap"
            checked={words.index}
            onChange={({ target }) => change({ index: target.checked })}
          />
          <FormProblem error={save.error} names={["title", "description"]} />
          <div>
            <Button type="submit" busy={save.isPending} disabled={!isChanged}>
              Save
            </Button>
          </div>
        </form>
      </Panel>
      <div className="grid gap-6">
        <SearchPreview card={card} {...shown} isListed={words.index} />
        <SharePreview card={card} {...shown} />
      </div>
      <LeaveWarning when={isChanged} />
    </div>
  );
}
