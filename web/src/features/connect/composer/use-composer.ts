import type { Post } from "@cardplaza/contract/connect/post";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { DraftPictures } from "../../../forms/pictures/draft-pictures.ts";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { api, ApiError, apiOnce } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { problemText } from "../../../lib/problem-text.ts";
import {
  changeOf,
  EMPTY_POST,
  newPostOf,
  type PostProblems,
  type PostValues,
  problemsOf,
  refusedPlaces,
  valuesOfPost,
  withoutProblemsOf,
} from "./post-values.ts";
import { useKeptPost } from "./use-kept-post.ts";
import { useLinkCard } from "./use-link-card.ts";
import { useServerDraft } from "./use-server-draft.ts";

interface ComposerOptions {
  /** The one that is edited; without it a new one is written. */
  post?: Post;
  /** The company on whose page it is written. */
  companyId?: string;
  onDone: (post: Post) => void;
}

export type Composing = ReturnType<typeof useComposer>;

/** A post that is written or edited: its values, its pictures, where it is kept, and the way to send it. */
export function useComposer({ post: opened, companyId = "", onDone }: ComposerOptions) {
  // An edit goes on from what the post says on the server now.
  const [post, setPost] = useState(opened);
  const [begun] = useState<PostValues>(() => (opened ? valuesOfPost(opened) : { ...EMPTY_POST, companyId }));
  const [values, showValues] = useState(begun);
  // Pictures are added one after the other, each to what is there at that moment.
  const written = useRef(begun);
  const setValues = (next: PostValues) => {
    written.current = next;
    showValues(next);
  };
  const [problems, setProblems] = useState<PostProblems>({});
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [pictures] = useState(() => new DraftPictures());
  useEffect(() => () => pictures.dispose(), [pictures]);

  const kept = useKeptPost({ postId: opened?._id, begun, values, setValues, pictures });
  const draft = useServerDraft({
    isOn: !opened && kept.isRead,
    values,
    urlOf: pictures.urlOf,
    onDraft: (draftId) => setValues({ ...written.current, draftId }),
  });
  const card = useLinkCard(values, opened);
  const keyOf = useAttemptKey();
  const area = useRef<HTMLTextAreaElement>(null);

  const change = (part: Partial<PostValues> | ((now: PostValues) => Partial<PostValues>)) => {
    setProblem(undefined);
    const changed = typeof part === "function" ? part(written.current) : part;
    setProblems((now) => withoutProblemsOf(now, changed));
    setValues({ ...written.current, ...changed });
  };

  const send = useMutation({
    mutationFn: async () => {
      setProblem(undefined);
      await pictures.sendAll(values.pictures, setProgress);
      // What the server draft holds is in the post from now on.
      await draft.pause();
      const { urlOf } = pictures;
      if (post) {
        const body = changeOf(post, values, urlOf, card.url);
        return api["PATCH /api/posts/:id"]({ params: { id: post._id }, body });
      }
      const body = newPostOf(values, urlOf, card.url);
      return apiOnce(keyOf(body))["POST /api/posts"]({ body });
    },
    onSuccess: async (sent) => {
      await Promise.all([kept.drop(), draft.remove()]);
      setValues(begun);
      onDone(sent);
    },
    onError: async (error) => {
      draft.resume();
      const refused = refusedPlaces(refusedFields(error));
      setProblems(refused);
      if (refused.body) area.current?.focus();
      if (Object.keys(refused).length > 0) return;
      if (post && error instanceof ApiError && error.status === 409) return goOnFrom(post._id, error);
      setProblem(problemText(error));
    },
    onSettled: () => setProgress(undefined),
  });

  async function goOnFrom(id: string, error: ApiError) {
    const latest = await api["GET /api/posts/:id"]({ params: { id } }).catch(() => null);
    if (!latest || latest.version === post?.version) return setProblem(error.reason);
    setPost(latest);
    setProblem("This post was changed elsewhere. Save again to replace that with what you have here.");
  }

  return {
    post,
    values,
    change,
    pictures,
    card,
    area,
    problem,
    problems,
    progress,
    busy: send.isPending,
    kept,
    draft,
    submit() {
      const wrong = problemsOf(values);
      setProblems(wrong);
      if (Object.keys(wrong).length === 0 && !send.isPending) send.mutate();
    },
    /** Goes on with another draft. What is being written is kept first; if that fails, it stays open. */
    async open(next: PostValues): Promise<boolean> {
      if (!(await draft.flush())) return false;
      setProblems({});
      setProblem(undefined);
      setValues(next);
      return true;
    },
    /** Throws away what was typed, here and on the server. */
    async discard() {
      await draft.pause();
      await Promise.all([kept.drop(), draft.remove()]);
      setProblems({});
      setProblem(undefined);
      setValues(begun);
      draft.resume();
    },
  };
}
