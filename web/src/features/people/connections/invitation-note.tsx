/** What somebody wrote with an invitation, and when. */
export function InvitationNote({ note, line }: { note: string; line: string }) {
  return (
    <>
      {note && (
        <p className="mt-2 max-w-xl rounded-field bg-sunken px-3 py-2 break-words whitespace-pre-line">
          {note}
        </p>
      )}
      <p className="mt-1 text-xs text-muted">{line}</p>
    </>
  );
}
