import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { refusedFields } from "./refused-fields.ts";

interface FormProblemProps {
  error: unknown;
  /** The fields that show their own share of it. */
  names?: readonly string[];
  action?: ReactNode;
  className?: string;
}

/** What a whole form got wrong; nothing where the fields say it themselves. */
export function FormProblem({ error, names = [], action, className }: FormProblemProps) {
  if (!error) return null;
  const fields = Object.keys(refusedFields(error));
  if (fields.length > 0 && fields.every((field) => names.includes(field))) return null;
  return (
    <Notice tone="danger" live action={action} className={className}>
      {problemText(error)}
    </Notice>
  );
}
