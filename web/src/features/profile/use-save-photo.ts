import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uploadFile } from "../../forms/pictures/upload-file.ts";
import { useChangeProfile } from "./use-own-profile.ts";

/** Uploads the portrait as the profile's photo and reports the progress. */
export function useSavePhoto(profile: UserProfile) {
  const [progress, setProgress] = useState<number>();
  const change = useChangeProfile();
  const stop = useRef<AbortController>(null);
  // A dialog that is closed on the way sends nothing more.
  useEffect(() => () => stop.current?.abort(), []);
  const save = useMutation({
    async mutationFn(portrait: Blob) {
      stop.current = new AbortController();
      setProgress(0);
      const { url } = await uploadFile(portrait, {
        purpose: "portrait",
        name: "portrait.jpg",
        onProgress: setProgress,
        signal: stop.current.signal,
      });
      return change.mutateAsync({ profile_image: url, on: profile });
    },
    onSettled: () => setProgress(undefined),
  });
  return { save, progress };
}
