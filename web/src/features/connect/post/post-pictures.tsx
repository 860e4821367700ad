import type { Post } from "@cardplaza/contract/connect/post";
import { pictureSrcSet, pictureUrl, readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Suspense, useState } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { cn } from "../../../ui/class-names.ts";

const PictureViewer = latePart(() =>
  import("../../../ui/overlays/picture-viewer.tsx").then((module) => module.PictureViewer),
);

/** One is shown as it is, within reason; of three the first is as high as the other two. */
const LAYOUT = ["", "grid-cols-1", "grid-cols-2", "grid-cols-2 grid-rows-2", "grid-cols-2 grid-rows-2"];

interface PostPicturesProps {
  pictures: Post["images"];
  /** The title of the viewer, such as "Pictures by Asha Rao". */
  title: string;
}

/** Up to four pictures. Each is a link to itself; with scripts it opens the viewer. */
export function PostPictures({ pictures, title }: PostPicturesProps) {
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const count = pictures.length;
  const labelOf = (at: number) => pictures[at]?.alt || `Picture ${at + 1} of ${count}`;
  return (
    <>
      <ul aria-label={title} className={cn("grid gap-1 overflow-hidden rounded-field", LAYOUT[count])}>
        {pictures.map(({ url }, at) => (
          <li key={`${url} ${at}`} className={cn("min-w-0", count === 3 && at === 0 && "row-span-2")}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={`Enlarge: ${labelOf(at)}`}
              className={cn(
                "block size-full cursor-zoom-in bg-sunken focus-visible:-outline-offset-2",
                count > 1 && !(count === 3 && at === 0) && "aspect-[4/3]",
              )}
              style={count === 1 ? { aspectRatio: shapeOf(url) } : undefined}
              onClick={(event) => {
                event.preventDefault();
                setOpened(at);
              }}
            >
              <img
                src={pictureUrl(url, 800)}
                srcSet={pictureSrcSet(url)}
                sizes={count === 1 ? "(min-width: 640px) 600px, 100vw" : "(min-width: 640px) 300px, 50vw"}
                alt={labelOf(at)}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PictureViewer
            images={pictures.map(({ url }) => url)}
            first={opened}
            title={title}
            labelOf={labelOf}
            captionOf={(at) => pictures[at]?.alt ?? ""}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Its own shape, but neither a strip nor higher than a screen. */
function shapeOf(url: string): number {
  const { width, height } = readPictureUrl(url) ?? { width: 4, height: 3 };
  return Math.min(2.4, Math.max(0.9, width / height));
}
