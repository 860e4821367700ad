import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";

interface RecoveryCodeListProps {
  codes: string[];
  /** The first line of the file, which is named after it. */
  title: string;
}

/** New recovery codes, to be copied or downloaded. */
export function RecoveryCodeList({ codes, title }: RecoveryCodeListProps) {
  const text = `${codes.join("\n")}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\n\n${text}`)}`;
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-field bg-sunken px-4 py-3 text-center font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} what="the codes" wide />
        <Button asChild variant="secondary">
          <a href={file} download={`${title.toLowerCase().replaceAll(" ", "-")}.txt`}>
            <Download /> Download
          </a>
        </Button>
      </div>
    </>
  );
}
