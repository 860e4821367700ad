import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { SHARE_WORDS } from "../words/share-words.ts";
import type { ShareItem } from "./share-item.ts";
import { SharePicture } from "./share-picture.tsx";

/** Above the text: what goes with the next message. */
export const ChosenShare = ({ item, onRemove }: { item: ShareItem; onRemove: () => void }) => (
  <div className="flex items-center gap-3 rounded-field border border-line bg-raised p-1.5 text-sm">
    <SharePicture type={item.type} picture={item.picture} className="size-11 rounded-md" />
    <span className="min-w-0 flex-1">
      <span className="block text-xs text-muted">{SHARE_WORDS.tabs[item.type]}</span>
      <span dir="auto" className="block truncate font-medium">
        {item.title}
      </span>
    </span>
    <Button variant="ghost" size="icon-sm" aria-label={SHARE_WORDS.remove(item.title)} onClick={onRemove}>
      <X />
    </Button>
  </div>
);
