import type { UserProfile } from "@cardplaza/contract/people/profile";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uploadFile } from "../../../forms/pictures/upload-file.ts";
import { useChangeProfile } from "../profile/use-own-profile.ts";
import { PICTURE_KINDS, type PictureKind } from "./picture-kinds.ts";

/** Uploads the photo or the cover of the profile and reports the progress. */
export function useSavePicture(profile: UserProfile, kind: PictureKind) {
  const [progress, setProgress] = useState<number>();
  const change = useChangeProfile();
  const stop = useRef<AbortController>(null);
  const { field, purpose } = PICTURE_KINDS[kind];
  // A dialog that is closed on the way sends nothing more.
  useEffect(() => () => stop.current?.abort(), []);
  const save = useMutation({
    async mutationFn(picture: Blob) {
      stop.current = new AbortController();
      setProgress(0);
      const { url } = await uploadFile(picture, {
        purpose,
        name: `${purpose}.jpg`,
        onProgress: setProgress,
        signal: stop.current.signal,
      });
      return change.mutateAsync({ [field]: url, on: profile });
    },
    onSettled: () => setProgress(undefined),
  });
  return { save, progress };
}
