import { readVideoLink } from "@cardplaza/contract/cards/video/video-rules";
import { Play } from "lucide-react";

/** A link to where the video is: nothing of it is loaded before somebody wants to see it. */
export function BusinessVideo({ name, address }: { name: string; address: string }) {
  const video = readVideoLink(address);
  if (!video) return null;
  return (
    <section>
      <h2 className="text-lg">Video</h2>
      <a
        href={video.url}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 flex max-w-md items-center gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand text-brand-ink">
          <Play aria-hidden="true" fill="currentColor" className="ml-0.5 size-5" />
        </span>
        <span className="min-w-0 text-sm">
          <span className="block font-medium break-words">Watch {name}</span>
          <span className="text-muted">{new URL(video.url).hostname.replace("www.", "")}</span>
        </span>
      </a>
    </section>
  );
}
