import { UnreadTitle } from "../features/messages/unread/unread-title.tsx";
import { OutsideQuestion } from "../features/outside-answers/outside-question.tsx";
import type { Viewer } from "../lib/use-viewer.ts";
import { MemberBar } from "./member-bar.tsx";

/** What every screen of a member has besides header and footer; visitors load none of it. */
export function MemberParts({ viewer }: { viewer: Viewer | undefined }) {
  return (
    <>
      <MemberBar viewer={viewer} />
      <OutsideQuestion />
      <UnreadTitle />
    </>
  );
}
