import { MAX_MUTED_WORDS, MUTED_WORD_MAX } from "@cardplaza/contract/people/muted-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";

const WORDS = query["GET /api/mute-words"]();

/** Words whose posts the member does not want to see. Each change is saved at once. */
export function MutedWordsPanel() {
  const { data, isError, isFetching, refetch } = useQuery({ ...WORDS, refetchOnMount: "always" });
  const queryClient = useQueryClient();
  const save = useMutation({
    scope: { id: "mute-words" },
    mutationFn: (words: string[]) => api["PUT /api/mute-words"]({ body: { words } }),
    onMutate(words) {
      const before = queryClient.getQueryData(WORDS.queryKey);
      queryClient.setQueryData(WORDS.queryKey, { words });
      return before;
    },
    onSuccess(saved) {
      queryClient.setQueryData(WORDS.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ["GET /api/posts/feed"], refetchType: "none" });
    },
    onError(error, _words, before) {
      queryClient.setQueryData(WORDS.queryKey, before);
      toast({ title: "Your words were not saved", description: problemText(error), variant: "destructive" });
    },
  });
  return (
    <Panel aria-labelledby="muted-words">
      <PanelHeader
        title={<span id="muted-words">Muted words</span>}
        description="Posts with one of these words are not in your feed. Only whole words count."
      />
      {data ? (
        <WordsField
          label="Words"
          words={data.words}
          most={MAX_MUTED_WORDS}
          longest={MUTED_WORD_MAX}
          onChange={(words) => save.mutate(words)}
        />
      ) : isError ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} className="py-2" />
      ) : (
        <LoadingArea label="Loading your words">
          <SkeletonText lines={2} />
        </LoadingArea>
      )}
    </Panel>
  );
}
