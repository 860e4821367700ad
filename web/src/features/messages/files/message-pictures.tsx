import type { MessageFile } from "@cardplaza/contract/messages/message";
import { Suspense, useState } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { cn } from "../../../ui/class-names.ts";
import { FILES_WORDS } from "../words/files-words.ts";
import { hasExpired } from "./link-expiry.ts";
import { LinkedPicture } from "./linked-picture.tsx";
import { pictureBox } from "./picture-box.ts";

const PictureViewer = latePart(() =>
  import("../../../ui/overlays/picture-viewer.tsx").then((module) => module.PictureViewer),
);

interface MessagePicturesProps {
  pictures: readonly MessageFile[];
  from: string;
  onExpired?: (() => void) | undefined;
}

/** One picture in its own shape, several as squares. Each is a link to itself; it opens the viewer. */
export function MessagePictures({ pictures, from, onExpired }: MessagePicturesProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const [first] = pictures;
  if (!first) return null;
  const isOnly = pictures.length === 1;
  const labelOf = (at: number) => FILES_WORDS.pictureOf(at + 1, pictures.length);
  const open = (at: number) => {
    // Those that have loaded are shown; the viewer asks for them again.
    if (pictures.some(({ url }) => hasExpired(url))) onExpired?.();
    setOpened(at);
  };
  return (
    <>
      <ul
        aria-label={FILES_WORDS.pictures(from)}
        className={cn("grid max-w-full gap-1 overflow-hidden rounded-field", !isOnly && "w-72 grid-cols-2")}
      >
        {pictures.map((picture, at) => (
          <li key={picture._id} className="min-w-0">
            <a
              href={picture.url}
              target="_blank"
              rel="noopener"
              aria-label={FILES_WORDS.enlarge(labelOf(at))}
              className={cn(
                "block max-w-full cursor-zoom-in bg-sunken focus-visible:-outline-offset-2",
                !isOnly && "aspect-square",
              )}
              style={isOnly ? placeOf(picture) : undefined}
              onClick={(event) => {
                event.preventDefault();
                open(at);
              }}
            >
              <LinkedPicture picture={picture} alt={labelOf(at)} onExpired={onExpired} />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PictureViewer
            images={pictures.map(({ url }) => url)}
            first={opened}
            title={FILES_WORDS.pictures(from)}
            labelOf={labelOf}
            captionOf={(at) => pictures[at]?.name ?? ""}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function placeOf(picture: MessageFile) {
  const { width, height } = pictureBox(picture);
  return { width, aspectRatio: `${width} / ${height}` };
}
