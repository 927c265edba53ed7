const CODE = /^[\w-]{12}$/;
const LINK = /(?:^|\/)((?:table|replay)\/[\w-]+)\/?(?:\?[^#]*)?(#.*)?$/;

/** The path for a table code or a link to a table or replay, including the secret in its hash; empty for anything else. */
export function addressOf(typed: string): string {
  if (CODE.test(typed)) return `/table/${typed}`;
  const [, path, hash = ""] = LINK.exec(typed) ?? [];
  return path ? `/${path}${hash}` : "";
}
