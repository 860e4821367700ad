import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface TeamNoticeProps {
  companyId: string;
  children: string;
}

export function TeamNotice({ companyId, children }: TeamNoticeProps) {
  return (
    <Notice
      className="mb-4"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={`/company-profile?company=${companyId}&tab=details`}>Edit</Link>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
