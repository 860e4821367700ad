import type { Inline } from "@cardplaza/contract/policies/policy-rules";
import { InlineText } from "./inline-text.tsx";

interface PolicyTableProps {
  head: Inline[][];
  rows: Inline[][][];
}

const plain = (parts: Inline[]) => parts.map(({ text }) => text).join("");

/**
 * On a phone each row is a block with its first cell as title. The roles are spelled out because browsers
 * drop a table's meaning once its parts are not laid out as one.
 */
export function PolicyTable({ head, rows }: PolicyTableProps) {
  return (
    <table
      role="table"
      className="mt-5 block w-full text-sm sm:table sm:border-collapse print:table print:border-collapse"
    >
      <thead
        role="rowgroup"
        className="sr-only sm:not-sr-only sm:table-header-group print:not-sr-only print:table-header-group"
      >
        <tr role="row">
          {head.map((cell, at) => (
            <th
              key={at}
              role="columnheader"
              scope="col"
              className="border-b border-line-strong py-2 pr-4 text-left align-bottom font-semibold last:pr-0"
            >
              <InlineText parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 sm:table-row-group print:table-row-group">
        {rows.map((row, at) => (
          <tr
            key={at}
            role="row"
            className="grid gap-2 break-inside-avoid rounded-card border border-line bg-raised p-4 sm:table-row sm:border-0 sm:bg-transparent print:table-row print:border-0"
          >
            {row.map((cell, column) => (
              <td
                key={column}
                role="cell"
                className="first:font-medium sm:border-b sm:border-line sm:py-2.5 sm:pr-4 sm:align-top sm:first:w-2/5 sm:first:font-normal sm:last:pr-0 print:table-cell print:border-b print:border-line print:py-1.5 print:pr-4 print:align-top"
              >
                {column > 0 && (
                  <span aria-hidden="true" className="block text-xs text-muted sm:hidden print:hidden">
                    {plain(head[column] ?? [])}
                  </span>
                )}
                <InlineText parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
