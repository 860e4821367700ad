type Problems = Readonly<Record<string, string>>;

interface Found {
  errors: Problems;
  unreadable: Problems;
  missing: Problems;
  /** The path of the field that somebody types in. */
  typing: string;
}

/** What can be said by now: not what cannot be read while it is still being typed. */
export function problemsToShow({ errors, unreadable, missing, typing }: Found) {
  const said = Object.fromEntries(
    Object.entries(errors).filter(([path]) => !(path in unreadable && isTypedNow(path, typing))),
  );
  return { errors: said, all: { ...missing, ...said } as Problems };
}

/** A field, or the other field of the same line. */
const isTypedNow = (path: string, typing: string) =>
  path === typing || (path.includes(".") && typing.startsWith(path.slice(0, path.lastIndexOf(".") + 1)));
