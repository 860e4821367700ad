import { UnreadTitle } from "../features/messages/unread/unread-title.tsx";
import { OutsideQuestion } from "../features/outside-answers/outside-question.tsx";
import { latePart } from "../first-visit/late-part.ts";
import { viewing } from "../lib/storage/viewing.ts";
import type { Viewer } from "../lib/use-viewer.ts";
import { MemberBar } from "./member-bar.tsx";

const ViewBar = latePart(() => import("./view-bar.tsx").then((late) => late.ViewBar));

/** What every screen of a member has besides header and footer; visitors load none of it. */
export function MemberParts({ viewer }: { viewer: Viewer | undefined }) {
  return (
    <>
      <MemberBar viewer={viewer} />
      <OutsideQuestion />
      <UnreadTitle />
      {viewing() && <ViewBar />}
    </>
  );
}
