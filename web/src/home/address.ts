const CODE = /^[\w-]{12}$/;
const LINK = /(?:^|\/)((?:table|replay)\/[\w-]+)\/?(?:\?[^#]*)?(#.*)?$/;

/** Where a table's code or a link to a table or replay leads, with the secret of its hash; empty for anything else. */
export function addressOf(typed: string): string {
  if (CODE.test(typed)) return `/table/${typed}`;
  const [, path, hash = ""] = LINK.exec(typed) ?? [];
  return path ? `/${path}${hash}` : "";
}
