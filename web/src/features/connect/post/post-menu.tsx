import { postPath } from "@cardplaza/contract/connect/post-words";
import {
  Ban,
  Bell,
  BellOff,
  EllipsisVertical,
  EyeOff,
  Flag,
  FolderPlus,
  Link2,
  Pencil,
  Trash2,
  VolumeX,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { copyLink } from "../../../lib/copy-link.ts";
import { MessageMenuItem } from "../../../site/message-menu-item.tsx";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import type { ShownPost } from "./use-post-cache.ts";
import type { usePostMarks } from "./use-post-marks.ts";

/** What opens from the menu. */
export type PostDialog = "delete" | "collection" | "report" | "block";

interface PostMenuProps {
  post: ShownPost;
  marks: ReturnType<typeof usePostMarks>;
  /** The post is back after it was left out, and the button that was pressed is gone. */
  takesFocus: boolean;
  onOpen: (dialog: PostDialog | "edit") => void;
}

/** All that can be done with a post, by what the viewer may. */
export function PostMenu({ post, marks, takesFocus, onOpen }: PostMenuProps) {
  const { author, isOwn, muted } = post;
  const button = useRef<HTMLButtonElement>(null);
  const [isBack] = useState(takesFocus);
  useEffect(() => {
    if (isBack) button.current?.focus({ preventScroll: true });
  }, [isBack]);
  const writerId = !isOwn && author.type === "user" ? author._id : null;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          ref={button}
          variant="ghost"
          size="icon-sm"
          aria-label={`More for the post by ${author.name}`}
          className="-mt-1 -mr-1.5 shrink-0"
        >
          <EllipsisVertical />
        </Button>
      </MenuTrigger>
      <MenuContent>
        {isOwn && (
          <MenuItem onSelect={() => onOpen("edit")}>
            <Pencil /> Edit
          </MenuItem>
        )}
        <MenuItem onSelect={() => void copyPostLink(post)}>
          <Link2 /> Copy link
        </MenuItem>
        <MenuItem onSelect={() => onOpen("collection")}>
          <FolderPlus /> Save in a collection
        </MenuItem>
        <MenuItem onSelect={() => marks.mute(!muted)}>
          {muted ? <Bell /> : <BellOff />}
          {muted ? "Notify me about this post" : "Mute this post"}
        </MenuItem>
        {isOwn && (
          <>
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => onOpen("delete")}>
              <Trash2 /> Delete
            </MenuItem>
          </>
        )}
        {!isOwn && (
          <>
            <MenuSeparator />
            {writerId && (
              <MessageMenuItem
                person={{ _id: writerId, name: author.name }}
                subject={{ type: "post", id: post._id }}
              />
            )}
            <MenuItem onSelect={() => marks.hide(true)}>
              <EyeOff /> Hide this post
            </MenuItem>
            {writerId && (
              <MenuItem onSelect={() => marks.muteAuthor(true)}>
                <VolumeX /> Mute {author.name}
              </MenuItem>
            )}
            <MenuItem onSelect={() => onOpen("report")}>
              <Flag /> Report this post
            </MenuItem>
            {writerId && (
              <MenuItem tone="danger" onSelect={() => onOpen("block")}>
                <Ban /> Block {author.name}
              </MenuItem>
            )}
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

const copyPostLink = ({ _id }: Pick<ShownPost, "_id">) =>
  copyLink(location.origin + postPath(_id), {
    title: "Link Copied",
    description: "Post link copied to clipboard",
  });
