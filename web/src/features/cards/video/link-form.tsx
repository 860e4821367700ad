import { readVideoLink, VIDEO_TEXT } from "@cardplaza/contract/cards/video/video-rules";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useSendVideo } from "./use-card-video.ts";

/** A video that lies at YouTube or Vimeo; nothing of theirs is loaded before a visitor presses play. */
export function LinkForm({ cardId, onSaved }: { cardId: string; onSaved: () => void }) {
  const [link, setLink] = useState("");
  const [poster, setPoster] = useState<File>();
  const [checked, setChecked] = useState(false);
  const send = useSendVideo(cardId);
  const fields = send.error instanceof ApiError ? send.error.fields : undefined;
  const linkError = checked && !readVideoLink(link) ? VIDEO_TEXT.badLink : fields?.link;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (readVideoLink(link)) send.mutate({ link, poster }, { onSuccess: onSaved });
  };
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <Field
        label="Address of the video"
        error={linkError}
        hint="On YouTube or Vimeo. It is loaded only when a visitor presses play."
      >
        <TextField
          type="url"
          inputMode="url"
          placeholder="https://www.youtube.com/watch?v=…"
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
      </Field>
      <FileDrop
        label="Poster (optional)"
        hint="What visitors see before they press play. JPEG, PNG or WebP, up to 5 MB."
        accept="image/jpeg,image/png,image/webp"
        onFiles={([file]) => setPoster(file)}
        file={poster && { name: poster.name }}
        onRemove={() => setPoster(undefined)}
        error={fields?.poster}
      />
      {send.isError && !fields && (
        <Notice tone="danger" live>
          {problemText(send.error)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={send.isPending}>
          Save link
        </Button>
      </div>
    </form>
  );
}
