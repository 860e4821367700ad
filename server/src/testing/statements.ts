import pg from "pg";

export interface Statement {
  text: string;
  isInTransaction: boolean;
}

/** Records what this process sends to any database, and whether it is inside a transaction, until `stop`. */
export function recordStatements() {
  const statements: Statement[] = [];
  const open = new WeakSet<object>();
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function recorded(this: object, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
    if (/^\s*(begin|start transaction)\b/i.test(text)) open.add(this);
    statements.push({ text, isInTransaction: open.has(this) });
    if (/^\s*(commit|end|rollback(?!\s+to))\b/i.test(text)) open.delete(this);
    return query.apply(this, args);
  };
  return { statements, stop: () => void (prototype.query = query) };
}
