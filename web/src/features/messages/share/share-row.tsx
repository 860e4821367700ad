import { Badge } from "../../../ui/badge.tsx";
import type { ShareItem } from "./share-item.ts";
import { SharePicture } from "./share-picture.tsx";

interface ShareRowProps {
  /** Of the choice that it belongs to. */
  name: string;
  item: ShareItem;
  checked: boolean;
  onChoose: () => void;
}

export const ShareRow = ({ name, item, checked, onChoose }: ShareRowProps) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field p-2 text-sm hover:bg-hover has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand">
    <input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChoose}
      className="size-4 shrink-0 accent-brand"
    />
    <SharePicture type={item.type} picture={item.picture} className="size-10 rounded-md" />
    <span className="min-w-0 flex-1">
      <span dir="auto" className="block truncate font-medium">
        {item.title}
      </span>
      {item.text && <span className="line-clamp-1 text-xs wrap-anywhere text-muted">{item.text}</span>}
    </span>
    {item.mark && <Badge>{item.mark}</Badge>}
  </label>
);
