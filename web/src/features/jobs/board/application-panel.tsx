import type { Applicant, Application } from "@cardplaza/contract/jobs/application";
import { type MovableStage, STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { CalendarPlus, CircleX, Clock } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { MessageButton } from "../../../site/message-button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationHistory } from "./application-history.tsx";
import { waitingOf } from "./board-words.ts";
import { InterviewDialog } from "./interview-dialog.tsx";
import { MessageForm } from "./message-form.tsx";
import { MoveMenu } from "./move-menu.tsx";
import { ResumeView } from "./resume-view.tsx";
import { useApplication } from "./use-application.ts";

interface ApplicationPanelProps {
  id: string;
  jobId: string;
  company: string;
  onMove: (applicant: Applicant, to: MovableStage) => void;
  onClose: () => void;
}

/** Everything about one application, beside the board. */
export function ApplicationPanel({ id, jobId, company, onMove, onClose }: ApplicationPanelProps) {
  const { data, error, isFetching, refetch } = useApplication(id, jobId);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title={data?.name ?? "Application"}
        {...(data && { description: data.jobTitle })}
        className="w-full max-w-184 max-sm:border-l-0"
      >
        {data ? (
          <Contents
            application={data}
            jobId={jobId}
            company={company}
            onMove={onMove}
            onExpired={() => void refetch()}
          />
        ) : isGone ? (
          <EmptyState drawing="inbox" title="This application is no longer there" />
        ) : error ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label="Loading the application">
            <SkeletonText lines={10} />
          </LoadingArea>
        )}
      </SheetContent>
    </Sheet>
  );
}

interface ContentsProps extends Pick<ApplicationPanelProps, "jobId" | "company" | "onMove"> {
  application: Application;
  onExpired: () => void;
}

function Contents({ application, jobId, company, onMove, onExpired }: ContentsProps) {
  const [proposing, setProposing] = useState(false);
  const { name, stage, history, applicantId } = application;
  const [now] = useState(() => new Date());
  const waiting = waitingOf(application, now);
  const isEnded = stage === "withdrawn";
  const isDecided = stage === "hired" || stage === "rejected";
  const messages = history.filter(({ kind }) => kind === "message").length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={stage === "hired" ? "positive" : isEnded || isDecided ? "neutral" : "brand"}>
          {STAGE_LABEL[stage]}
        </Badge>
        {waiting?.tone && (
          <Badge tone={waiting.tone}>
            <Clock aria-hidden="true" /> {waiting.text}
          </Badge>
        )}
      </div>
      {!isEnded && (
        <div className="mt-4 flex flex-wrap gap-2">
          <MoveMenu name={name} stage={stage} isLarge onMove={(to) => onMove(application, to)} />
          {!isDecided && (
            <>
              <Button variant="secondary" onClick={() => setProposing(true)}>
                <CalendarPlus /> Propose interview
              </Button>
              <Button variant="secondary" onClick={() => onMove(application, "rejected")}>
                <CircleX /> Reject
              </Button>
            </>
          )}
          <MessageButton
            person={{ _id: applicantId, name }}
            subject={{ type: "application", id: application._id }}
          />
        </div>
      )}
      <Tabs defaultValue="facts" className="mt-5">
        <TabList aria-label="Parts of the application">
          <Tab value="facts">Application</Tab>
          <Tab value="resume">Resume</Tab>
          <Tab value="history">
            <span className="relative">
              Messages<span className="max-sm:sr-only"> and history</span>
            </span>
            {messages > 0 && <span className="text-xs text-muted tabular-nums">{messages}</span>}
          </Tab>
        </TabList>
        <TabPanel value="facts">
          <ApplicationFacts application={application} jobId={jobId} />
        </TabPanel>
        <TabPanel value="resume">
          <ResumeView application={application} onExpired={onExpired} />
        </TabPanel>
        <TabPanel value="history" className="grid grid-cols-1 gap-6">
          {!isEnded && <MessageForm application={application} jobId={jobId} company={company} />}
          <ApplicationHistory application={application} />
        </TabPanel>
      </Tabs>
      {proposing && (
        <InterviewDialog application={application} jobId={jobId} onClose={() => setProposing(false)} />
      )}
    </>
  );
}
