import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface TeamNoticeProps {
  company: { _id: string };
  children: string;
}

export function TeamNotice({ company, children }: TeamNoticeProps) {
  return (
    <Notice
      className="mb-4"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={`/company-profile?company=${company._id}&tab=details`}>Edit</Link>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
