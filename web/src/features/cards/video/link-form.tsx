import { readVideoLink, VIDEO_TEXT } from "@cardplaza/contract/cards/video/video-rules";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useSendVideo } from "./use-card-video.ts";

/** A video that lies at YouTube or Vimeo; nothing of theirs is loaded before a visitor presses play. */
export function LinkForm({ cardId, onSaved }: { cardId: string; onSaved: () => void }) {
  const send = useSendVideo(cardId);
  const form = useSmallForm({
    begin: { link: "", poster: undefined as File | undefined },
    check: ({ link }) => ({ link: !readVideoLink(link) && VIDEO_TEXT.badLink }),
    send: (video) => send.mutateAsync(video),
    onSent: onSaved,
  });
  const { poster } = form.values;
  return (
    <form {...form.props} className="grid gap-5">
      <Field
        label="Address of the video"
        error={form.problems.link}
        hint="On YouTube or Vimeo. It is loaded only when a visitor presses play."
      >
        <TextField
          type="url"
          inputMode="url"
          placeholder="https://www.youtube.com/watch?v=…"
          {...form.text("link")}
        />
      </Field>
      <FileDrop
        label="Poster (optional)"
        hint="What visitors see before they press play. JPEG, PNG or WebP, up to 5 MB."
        accept="image/jpeg,image/png,image/webp"
        onFiles={([file]) => form.change({ poster: file })}
        file={poster && { name: poster.name }}
        onRemove={() => form.change({ poster: undefined })}
        error={form.problems.poster}
      />
      <SmallFormProblem text={form.problem} />
      <div>
        <Button type="submit" busy={form.isSending}>
          Save link
        </Button>
      </div>
    </form>
  );
}
