import { COLLECTION_NAME_MAX } from "@cardplaza/contract/connect/post-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { usePostCache } from "./use-post-cache.ts";

const NONE = "none";
const NEW = "new";

/** In which collection a saved post is kept. A new one can begin here. */
export function CollectionDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const cache = usePostCache();
  const list = useQuery({
    ...query["GET /api/bookmark-collections"]({ query: { postId } }),
    staleTime: 0,
    gcTime: 0,
  });
  const [picked, setChosen] = useState<string>();
  const chosen = picked ?? list.data?.savedIn ?? NONE;
  const [name, setName] = useState("");
  const save = useMutation({
    mutationFn: async () => {
      const collection =
        chosen === NEW
          ? await api["POST /api/bookmark-collections"]({ body: { name: name.trim() } })
          : list.data?.collections.find(({ _id }) => _id === chosen);
      // Begun once: where only the saving fails, the next try takes it.
      if (chosen === NEW && collection) {
        await list.refetch();
        setChosen(collection._id);
      }
      await api["PUT /api/posts/:id/bookmark"]({
        params: { id: postId },
        body: { collection: collection?._id ?? null },
      });
      return collection?.name;
    },
    onSuccess: async (collection) => {
      cache.edit(postId, (post) => ({ ...post, bookmarked: true }));
      onClose();
      toast({ title: collection ? `Saved in ${collection}` : "Saved" });
      await Promise.all([
        cache.outdate(),
        queries.invalidateQueries({ queryKey: ["GET /api/bookmark-collections"] }),
      ]);
    },
  });
  const isReady = chosen !== NEW || name.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Save in a collection" description="Only you see your collections.">
        {list.isError ? (
          <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
        ) : !list.data ? (
          <LoadingArea label="Loading collections">
            <SkeletonText />
          </LoadingArea>
        ) : (
          <form onSubmit={submit} className="grid gap-4">
            <RadioGroup
              label="Collection"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              options={[
                { value: NONE, label: "No collection" },
                ...list.data.collections.map(({ _id, name: label }) => ({ value: _id, label })),
                { value: NEW, label: "A new collection" },
              ]}
            />
            {chosen === NEW && (
              <Field label="Its name" required error={save.isError ? problemText(save.error) : undefined}>
                <TextField
                  value={name}
                  maxLength={COLLECTION_NAME_MAX}
                  onChange={({ target }) => setName(target.value)}
                />
              </Field>
            )}
            {save.isError && chosen !== NEW && (
              <p role="alert" className="text-sm text-danger">
                {problemText(save.error)}
              </p>
            )}
            <DialogFooter>
              <Button type="submit" busy={save.isPending} aria-disabled={!isReady}>
                Save
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
