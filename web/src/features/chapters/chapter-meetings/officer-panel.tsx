import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { Presentation, QrCode } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { CountBadge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useSlipQueue } from "../queue/use-slip-queue.ts";
import { AttendanceList } from "./attendance/attendance-list.tsx";
import { withMarks } from "./attendance/waiting-marks.ts";
import { CloseMeeting } from "./close-meeting.tsx";
import { CodeDialog } from "./code/code-dialog.tsx";
import type { MeetingDetail } from "../chapter-meeting-key.ts";
import { projectorPath, readMeeting } from "./meeting-address.ts";
import { VisitorList } from "./visitors/visitor-list.tsx";

interface OfficerPanelProps {
  detail: MeetingDetail;
  readOnly: boolean;
}

/** What officers do in a meeting: the code, who is there, who visits, and the end of it. */
export function OfficerPanel({ detail, readOnly }: OfficerPanelProps) {
  const { meeting, visitors } = detail;
  const { own } = useSlipQueue();
  const attendance = withMarks(detail.attendance, own, meeting._id);
  const [showsCode, setShowsCode] = useState(false);
  const [search, change] = useAddressParams();
  const { part } = readMeeting(search);
  const open = (next: string) => change({ part: next });
  if (meeting.status === "cancelled") return null;
  // A plan that ends during a meeting does not stop it.
  if (readOnly && meeting.status !== "open") return <Notice tone="warning">{CHAPTER_TEXT.readOnly}</Notice>;
  return (
    <Panel aria-label="For officers" className="p-4 sm:p-6">
      <div className="flex flex-wrap gap-2">
        {meeting.status === "open" && (
          <Button className="h-11" onClick={() => setShowsCode(true)}>
            <QrCode /> Show the code
          </Button>
        )}
        <Button asChild variant="secondary" className="h-11">
          <Link to={projectorPath(meeting.chapterId, meeting._id)}>
            <Presentation /> Projector
          </Link>
        </Button>
        <CloseMeeting meeting={meeting} attendance={attendance} />
      </div>
      <Tabs value={part} onValueChange={open} className="mt-4">
        <TabList aria-label="For officers">
          <Tab value="attendance">
            Attendance
            <CountBadge count={attendance.filter(({ pending }) => pending !== null).length} />
          </Tab>
          <Tab value="visitors">
            Visitors
            {visitors.length > 0 && <span className="text-muted tabular-nums">{visitors.length}</span>}
          </Tab>
        </TabList>
        <TabPanel value="attendance">
          <AttendanceList meeting={meeting} attendance={attendance} />
        </TabPanel>
        <TabPanel value="visitors">
          <VisitorList meeting={meeting} visitors={visitors} isOfficer />
        </TabPanel>
      </Tabs>
      {showsCode && <CodeDialog meeting={meeting} onClose={() => setShowsCode(false)} />}
    </Panel>
  );
}
