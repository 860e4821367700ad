import { EllipsisVertical, FolderPlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { inWords } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CollectionName } from "./collection-name.tsx";
import { feedPath, type FeedShell } from "./feed-address.ts";
import { useCollections, useCollectionWrites } from "./use-collections.ts";

interface CollectionsProps {
  shell: FeedShell;
  /** The id of the one that is shown; empty for all. */
  current: string;
}

/** The member's collections as filters, and the way to begin, rename and delete one. */
export function Collections({ shell, current }: CollectionsProps) {
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useCollections();
  const { remove } = useCollectionWrites();
  const [opened, setOpened] = useState<"new" | "rename" | "delete" | null>(null);
  const collections = data?.collections ?? [];
  const shown = collections.find(({ _id }) => _id === current);
  const close = () => setOpened(null);
  const pathOf = (collection: string) => feedPath(shell, "bookmarks", { collection });

  async function deleteShown() {
    if (!shown) return;
    await inWords(remove.mutateAsync(shown._id));
    toast({ title: `${shown.name} deleted`, description: "Its posts are still saved." });
    void navigate(pathOf(""), { replace: true });
  }

  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {isError && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          Your collections did not load.
          <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {collections.length > 0 && (
        <nav aria-label="Collections" className="min-w-0">
          <ul className="flex flex-wrap gap-2">
            {[{ _id: "", name: "All", count: 0 }, ...collections].map(({ _id, name, count }) => (
              <li key={_id} className="min-w-0">
                <Link
                  to={pathOf(_id)}
                  aria-current={_id === current ? "page" : undefined}
                  className={cn(
                    "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:min-h-11",
                    _id === current
                      ? "border-brand bg-brand-soft text-brand-strong"
                      : "border-line bg-raised hover:border-line-strong hover:bg-hover",
                  )}
                >
                  <span className="truncate">{name}</span>
                  {count > 0 && <span className="tabular-nums opacity-80">{count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown && (
        <Menu>
          <MenuTrigger asChild>
            <Button variant="ghost" size="icon-sm" aria-label={`More for ${shown.name}`}>
              <EllipsisVertical />
            </Button>
          </MenuTrigger>
          <MenuContent align="start">
            <MenuItem onSelect={() => setOpened("rename")}>
              <Pencil /> Rename
            </MenuItem>
            <MenuItem tone="danger" onSelect={() => setOpened("delete")}>
              <Trash2 /> Delete
            </MenuItem>
          </MenuContent>
        </Menu>
      )}
      {data && (
        <Button variant="ghost" size="sm" onClick={() => setOpened("new")}>
          <FolderPlus /> New collection
        </Button>
      )}
      {opened === "new" && (
        <CollectionName onClose={close} onSaved={({ _id }) => void navigate(pathOf(_id))} />
      )}
      {opened === "rename" && shown && <CollectionName collection={shown} onClose={close} />}
      <ConfirmDialog
        open={opened === "delete"}
        onOpenChange={(stays) => !stays && close()}
        title={`Delete ${shown?.name ?? "the collection"}?`}
        description="The posts stay saved under All saved posts."
        confirmLabel="Delete"
        onConfirm={deleteShown}
      />
    </div>
  );
}
