import type { CardVideo } from "@cardplaza/contract/cards/video/card-video";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { sendForm } from "../../../forms/saving/send-form.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { refreshCards } from "../own-cards/card-cache.ts";

export interface VideoToSend {
  file?: Blob;
  /** The name to send it by. */
  name?: string;
  link?: string;
  poster?: Blob | null;
}

/** Sends a video, a link or another poster; `progress` is 0 to 1 while it is on its way. */
export function useSendVideo(cardId: string) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const send = useMutation({
    mutationFn: ({ file, name = "introduction", link, poster }: VideoToSend) => {
      const form = new FormData();
      if (file) form.set("file", file, name);
      if (link !== undefined) form.set("link", link);
      if (poster) form.set("poster", poster, "poster.jpg");
      setProgress(0);
      return sendForm<CardVideo>(`/api/business-cards/${cardId}/video`, form, { onProgress: setProgress });
    },
    onSuccess: (_, { file, link }) => {
      toast({
        title: file || link ? "Video saved" : "Poster changed",
        description: "Your public card shows it from now on.",
      });
      return refreshCards(queryClient);
    },
    onSettled: () => setProgress(undefined),
  });
  return { ...send, progress };
}

export function useRemoveVideo(cardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api["DELETE /api/business-cards/:id/video"]({ params: { id: cardId } }),
    onSuccess: () => {
      toast({ title: "Video removed", description: "It is no longer on your card." });
      return refreshCards(queryClient);
    },
  });
}

export function useSaveCaptions(cardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (captions: string) =>
      api["PUT /api/business-cards/:id/video/captions"]({ params: { id: cardId }, body: { captions } }),
    onSuccess: (_, captions) => {
      toast({ title: captions ? "Captions saved" : "Captions removed" });
      return refreshCards(queryClient);
    },
  });
}
