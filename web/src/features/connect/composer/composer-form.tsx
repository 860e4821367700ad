import { MAX_MENTIONS, MAX_POST_PICTURES, POST_MAX } from "@cardplaza/contract/connect/post-words";
import { ChartColumn, ImagePlus, X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { FormContext } from "../../../forms/form-context.ts";
import { PICTURE_KINDS } from "../../../forms/pictures/picture-field.tsx";
import { usePictureList } from "../../../forms/pictures/use-picture-list.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LinkCard } from "../post/link-card.tsx";
import { AuthorChoice } from "./author-choice.tsx";
import { ComposerPictures } from "./composer-pictures.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { MentionField } from "./mention-field.tsx";
import { PollEditor } from "./poll-editor.tsx";
import { EMPTY_POLL } from "./post-values.ts";
import type { Composing } from "./use-composer.ts";

interface ComposerFormProps {
  composing: Composing;
  /** Actions beside the send button: drafts, discard. */
  children?: ReactNode;
}

/** All fields of a post. */
export function ComposerForm(props: ComposerFormProps) {
  const { pictures } = props.composing;
  return (
    <FormContext value={{ definition: NO_DEFINITION, pictures, uploadsAtOnce: true, uploadsOnSave: true }}>
      <Fields {...props} />
    </FormContext>
  );
}

// The pictures of the form kit ask for no labels or limits.
const NO_DEFINITION = { labelOf: (path: string) => path, limitOf: () => undefined };

function Fields({ composing, children }: ComposerFormProps) {
  const { post, values, change, problem, problems, progress, busy, submit } = composing;
  const {
    list,
    order,
    problem: pictureProblem,
    add,
    remove,
  } = usePictureList({
    name: "images",
    pictures: values.pictures,
    most: MAX_POST_PICTURES,
    purpose: "post",
    change: (edit) => change((now) => ({ pictures: edit(now.pictures) })),
  });
  const isPollLocked = Boolean(post?.poll?.options.some(({ votes }) => votes > 0));
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        const form = event.currentTarget;
        // What is wrong may be far above the button.
        requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      }}
    >
      <AuthorChoice composing={composing} />
      <KindChoice kind={values.kind} onKind={(kind) => change({ kind })} />
      <PostText composing={composing} />
      <ComposerPictures
        pictures={values.pictures}
        alts={values.alts}
        onAlt={(picture, alt) => change(({ alts }) => ({ alts: { ...alts, [picture]: alt } }))}
        items={list}
        order={order}
        onRemove={remove}
        problem={pictureProblem ?? problems.images}
      />
      {(values.poll || isPollLocked) && (
        <PollEditor
          poll={values.poll ?? EMPTY_POLL}
          onPoll={(poll) => change({ poll })}
          isLocked={isPollLocked}
          problem={problems.poll}
        />
      )}
      <PostLink composing={composing} />
      {/* Within the page it stands below all fields, so that it covers none. In the sheet of a phone it stays in reach;
          the shadow covers what would be seen below it, in the padding. */}
      <div className="flex flex-wrap items-center gap-2 border-t border-line bg-raised py-3 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:shadow-[0_1.25rem_0_var(--surface-raised)]">
        {problem && (
          <Notice tone="danger" live className="mb-1 basis-full">
            {problem} What you wrote is still here.
          </Notice>
        )}
        {progress !== undefined && (
          <ProgressBar label="Uploading pictures" value={progress} className="basis-full" />
        )}
        <AddPictures
          isFull={values.pictures.length >= MAX_POST_PICTURES}
          onFiles={(files) => void add(files)}
        />
        {!values.poll && !isPollLocked && (
          <Button variant="ghost" size="sm" onClick={() => change({ poll: EMPTY_POLL })}>
            <ChartColumn /> Poll
          </Button>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          {children}
          <Button type="submit" busy={busy} offlineNote="You are offline. What you wrote is kept here.">
            {post ? "Save" : "Post"}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The text with its mentions, and how much of it there may be. */
function PostText({ composing }: { composing: Composing }) {
  const { values, change, area, problems } = composing;
  const errorId = useId();
  const room = POST_MAX - values.text.body.length;
  return (
    <div className="min-w-0">
      <MentionField
        area={area}
        text={values.text}
        onText={(text) => change({ text })}
        rows={5}
        aria-label="Text of the post"
        aria-invalid={problems.body ? true : undefined}
        aria-describedby={errorId}
        placeholder="What's new? Use @ to mention people and # for topics"
        className="max-h-[50dvh] min-h-32"
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className="mt-1 flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <FieldError id={errorId} message={problems.body} />
          {values.text.mentions.length >= MAX_MENTIONS && (
            <p className="text-xs text-muted">{MAX_MENTIONS} mentions are the most.</p>
          )}
        </div>
        <span className={cn("text-xs tabular-nums", room < 0 ? "font-medium text-danger" : "text-muted")}>
          {values.text.body.length.toLocaleString("en-IN")} of {POST_MAX.toLocaleString("en-IN")}
        </span>
      </div>
    </div>
  );
}

/** The preview of the first link in the text, which can be left out. */
function PostLink({ composing }: { composing: Composing }) {
  const { change, card, problems } = composing;
  const errorId = useId();
  return (
    <>
      {card.isLoading && <Skeleton className="h-20" />}
      {card.link && (
        <div className="relative">
          <LinkCard link={card.link} />
          <Button
            variant="secondary"
            size="icon-sm"
            aria-label="Remove the preview of the link"
            className="absolute top-2 right-2"
            onClick={() =>
              change(({ withoutCard }) => ({ withoutCard: [...withoutCard, card.wanted ?? ""] }))
            }
          >
            <X />
          </Button>
        </div>
      )}
      <FieldError id={errorId} message={problems.link} />
    </>
  );
}

/** A button that opens the choice of files. */
function AddPictures({ isFull, onFiles }: { isFull: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span data-field="images">
      <input
        ref={input}
        type="file"
        accept={PICTURE_KINDS}
        multiple
        hidden
        aria-label="Choose pictures"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that choosing the same file again fires a change event.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button variant="ghost" size="sm" aria-disabled={isFull} onClick={() => input.current?.click()}>
        <ImagePlus /> Pictures
      </Button>
    </span>
  );
}
