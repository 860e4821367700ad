import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { query } from "../../../lib/query.ts";
import { MESSAGES_WORDS } from "../messages-words.ts";
import { CannotShow } from "./cannot-show.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

interface ChapterThreadProps {
  chapterId: string;
  onConversation: (id: string) => void;
  onBack: () => void;
}

/** Finds the announcements of a chapter. */
export function ChapterThread({ chapterId, onConversation, onBack }: ChapterThreadProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query["GET /api/conversations/of-chapter/:chapterId"]({ params: { chapterId } }),
    staleTime: 0,
  });
  const id = data?.conversationId;
  useEffect(() => {
    if (id) onConversation(id);
  }, [id, onConversation]);
  if (!error) return <ThreadSkeleton />;
  return (
    <CannotShow
      error={error}
      gone={{ title: MESSAGES_WORDS.closedChapter, text: MESSAGES_WORDS.closedChapterWhy }}
      retrying={isFetching}
      onRetry={() => void refetch()}
      onBack={onBack}
    />
  );
}
