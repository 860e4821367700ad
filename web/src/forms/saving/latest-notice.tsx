import { Notice } from "../../ui/notice.tsx";

interface LatestNoticeProps {
  clashes: readonly string[];
  labelOf: (path: string) => string;
}

/** Said once the latest version was fetched, with what was typed on an older one on top. */
export function LatestNotice({ clashes, labelOf }: LatestNoticeProps) {
  return (
    <Notice tone={clashes.length > 0 ? "warning" : "info"} live className="mb-5">
      This is the latest version, with your changes on top.
      <AlsoChanged fields={clashes} labelOf={labelOf} />
    </Notice>
  );
}

interface AlsoChangedProps {
  fields: readonly string[];
  labelOf: (path: string) => string;
}

export const AlsoChanged = ({ fields, labelOf }: AlsoChangedProps) =>
  fields.length > 0 && ` Also changed elsewhere: ${fields.map(labelOf).join(", ")}. Yours is shown.`;
