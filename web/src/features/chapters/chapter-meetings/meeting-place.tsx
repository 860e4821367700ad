import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { Clock, MapPin, Mic, Video } from "lucide-react";
import type { ReactNode } from "react";
import { fromTo } from "./meeting-time.ts";

type Told = Pick<ChapterMeeting, "startsAt" | "endsAt" | "online" | "venue" | "link" | "speaker">;

/** When, where and who speaks. The link of an online meeting comes to those who may join. */
export function MeetingPlace({ meeting }: { meeting: Told }) {
  const { online, venue, link, speaker } = meeting;
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-sm">
      <Line icon={<Clock />}>{fromTo(meeting)}</Line>
      {online ? (
        <Line icon={<Video />}>
          {link ? (
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="touch-area text-brand-strong underline underline-offset-2"
            >
              Join online
            </a>
          ) : (
            "Online"
          )}
        </Line>
      ) : (
        venue && <Line icon={<MapPin />}>{venue}</Line>
      )}
      {speaker && <Line icon={<Mic />}>{`Speaker: ${speaker}`}</Line>}
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 break-words">
      <span aria-hidden="true" className="mt-0.5 text-muted [&_svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
