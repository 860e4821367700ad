import { PICTURE_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import { Camera } from "lucide-react";
import { useRef, useState } from "react";
import { LateCropDialog } from "../../../forms/pictures/late-crop-dialog.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { GROUPS_WORDS } from "../words/groups-words.ts";

interface GroupPictureFieldProps {
  /** Its first letter stands for a picture. */
  name: string;
  shownAt: string | null;
  busy?: boolean;
  /** Null takes it away. */
  onChange: (picture: Blob | null) => void;
}

/** The picture of a group: chosen, cut to a square, taken away. */
export function GroupPictureField({ name, shownAt, busy = false, onChange }: GroupPictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const close = () => {
    if (url) URL.revokeObjectURL(url);
    setUrl(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        aria-label={GROUPS_WORDS.picture}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) setUrl(URL.createObjectURL(file));
          // So that choosing the same file again fires a change event.
          target.value = "";
        }}
      />
      <Avatar size="lg" name={name} src={shownAt} decorative />
      <Button variant="secondary" size="sm" busy={busy} onClick={() => input.current?.click()}>
        <Camera /> {shownAt ? GROUPS_WORDS.changePicture : GROUPS_WORDS.addPicture}
      </Button>
      {shownAt && !busy && (
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          {GROUPS_WORDS.removePicture}
        </Button>
      )}
      {url && (
        <LateCropDialog
          key={url}
          title={GROUPS_WORDS.picture}
          url={url}
          aspect={1}
          useLabel={GROUPS_WORDS.takePicture}
          onCut={(picture: Blob) => {
            onChange(picture);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
