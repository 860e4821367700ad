import { COLLECTION_NAME_MAX } from "@cardplaza/contract/connect/post-words";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { api } from "../../../lib/api.ts";
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
  const form = useSmallForm({
    begin: { chosen: list.data?.savedIn ?? NONE, name: "" },
    check: ({ chosen, name }) => ({ name: chosen === NEW && name.trim() === "" && "Enter a name." }),
    async send({ chosen, name }) {
      const collection =
        chosen === NEW
          ? await api["POST /api/bookmark-collections"]({ body: { name: name.trim() } })
          : list.data?.collections.find(({ _id }) => _id === chosen);
      // Begun once: where only the saving fails, the next try takes it.
      if (chosen === NEW && collection) {
        await list.refetch();
        form.change({ chosen: collection._id });
      }
      await api["PUT /api/posts/:id/bookmark"]({
        params: { id: postId },
        body: { collection: collection?._id ?? null },
      });
      cache.edit(postId, (post) => ({ ...post, bookmarked: true }));
      toast({ title: collection ? `Saved in ${collection.name}` : "Saved" });
      void cache.outdate();
      void queries.invalidateQueries({ queryKey: ["GET /api/bookmark-collections"] });
    },
    onSent: onClose,
    problemAt: "chosen",
  });
  const { chosen, name } = form.values;
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
          <form {...form.props} className="grid gap-4">
            <RadioGroup
              label="Collection"
              error={form.problems.chosen}
              {...form.text("chosen")}
              options={[
                { value: NONE, label: "No collection" },
                ...list.data.collections.map(({ _id, name: label }) => ({ value: _id, label })),
                { value: NEW, label: "A new collection" },
              ]}
            />
            {chosen === NEW && (
              <Field label="Its name" required error={form.problems.name}>
                <TextField maxLength={COLLECTION_NAME_MAX} {...form.text("name")} />
              </Field>
            )}
            <DialogFooter>
              <Button
                type="submit"
                busy={form.isSending}
                aria-disabled={chosen === NEW && name.trim() === ""}
              >
                Save
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
