import { PICTURE_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { PROFILE_TEXT } from "@cardplaza/contract/profile/profile-words";
import { Camera } from "lucide-react";
import { useRef, useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/overlays/menu.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { problemText } from "../../lib/problem-text.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import { useChangeProfile } from "./use-own-profile.ts";

/** The photo with the way to choose, crop and remove it. */
export function PhotoEditor({ profile }: { profile: UserProfile }) {
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const remove = useChangeProfile();
  const choose = () => input.current?.click();
  const close = () => {
    if (url) URL.revokeObjectURL(url);
    setUrl(null);
  };
  const removePhoto = () =>
    remove.mutate(
      { profile_image: null, on: profile },
      {
        onSuccess: () => toast({ title: PROFILE_TEXT.photoRemoved }),
        onError: (error) =>
          toast({
            title: "Your photo was not removed",
            description: problemText(error),
            variant: "destructive",
          }),
      },
    );
  const photo = profile.profile_image;
  return (
    <div className="relative w-fit shrink-0">
      <Avatar name={profile.name} src={photo && pictureUrl(photo, 200)} size="xl" decorative />
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join()}
        hidden
        aria-label="Photo"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) setUrl(URL.createObjectURL(file));
          // So that choosing the same file again fires a change event.
          event.target.value = "";
        }}
      />
      {photo ? (
        <Menu>
          <MenuTrigger asChild>
            <PhotoButton label="Change photo" busy={remove.isPending} />
          </MenuTrigger>
          <MenuContent align="start">
            <MenuItem onSelect={choose}>Choose another photo</MenuItem>
            <MenuItem onSelect={removePhoto}>Remove photo</MenuItem>
          </MenuContent>
        </Menu>
      ) : (
        <PhotoButton label="Add a photo" onClick={choose} />
      )}
      {url && <PhotoDialog key={url} url={url} profile={profile} onClose={close} />}
    </div>
  );
}

function PhotoButton({ label, ...rest }: { label: string } & React.ComponentProps<typeof Button>) {
  return (
    <Button
      {...rest}
      variant="secondary"
      size="icon"
      aria-label={label}
      title={label}
      className="absolute -right-2 -bottom-1 rounded-full shadow-float"
    >
      <Camera />
    </Button>
  );
}
