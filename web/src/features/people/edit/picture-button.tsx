import { PICTURE_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import type { UserProfile } from "@cardplaza/contract/people/profile";
import { Camera } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useChangeProfile } from "../profile/use-own-profile.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { useEditing } from "./use-editing.ts";
import { PICTURE_KINDS, type PictureKind } from "./picture-kinds.ts";

interface PictureButtonProps {
  kind: PictureKind;
  profile: UserProfile;
  className: string;
}

/** The way to choose, crop and remove the photo or the cover. */
export function PictureButton({ kind, profile, className }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const remove = useChangeProfile();
  const words = PICTURE_KINDS[kind];
  const { part } = useEditing();
  const choose = () => input.current?.click();
  const close = () => {
    if (url) URL.revokeObjectURL(url);
    setUrl(null);
  };
  const removePicture = () =>
    remove.mutate(
      { [words.field]: null, on: profile },
      {
        onSuccess: () => toast({ title: words.removed }),
        onError: (error) =>
          toast({ title: words.notRemoved, description: problemText(error), variant: "destructive" }),
      },
    );
  // A form that is open is saved on the version it began with.
  if (part !== null) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join()}
        hidden
        aria-label={words.name}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) setUrl(URL.createObjectURL(file));
          // So that choosing the same file again fires a change event.
          event.target.value = "";
        }}
      />
      {profile[words.field] ? (
        <Menu>
          <MenuTrigger asChild>
            <RoundButton label={words.change} busy={remove.isPending} className={className} />
          </MenuTrigger>
          <MenuContent align="start">
            <MenuItem onSelect={choose}>{words.choose}</MenuItem>
            <MenuItem onSelect={removePicture}>{words.remove}</MenuItem>
          </MenuContent>
        </Menu>
      ) : (
        <RoundButton label={words.add} data-edit={kind} onClick={choose} className={className} />
      )}
      {url && <PictureDialog key={url} kind={kind} url={url} profile={profile} onClose={close} />}
    </>
  );
}

function RoundButton({
  label,
  className,
  ...rest
}: { label: string } & ComponentProps<typeof Button> & Record<`data-${string}`, string>) {
  return (
    <Button
      {...rest}
      variant="secondary"
      size="icon"
      aria-label={label}
      title={label}
      className={cn("absolute rounded-full shadow-float", className)}
    >
      <Camera />
    </Button>
  );
}
