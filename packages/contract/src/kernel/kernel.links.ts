const withQuery = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** Pages that belong to no domain. */
export const kernelLinks = {
  /** The code selects the picture; `msg` is the server's message, `from` the address that was refused. */
  error: ({ code, msg, from }: { code?: number; msg?: string; from?: string } = {}) =>
    withQuery('/error', {
      ...(code === undefined ? {} : { code: String(code) }),
      ...(msg ? { msg } : {}),
      ...(from ? { from } : {}),
    }),
  empty: (msg?: string) => withQuery('/empty', msg ? { msg } : {}),
  outbox: () => '/outbox',
  /** A static page of the server, one for each language. */
  guide: (language: string) => `/guide/${language}.html`,
  desktop: () => '/desktop/',
  /** The set-up page of an empty installation. It is part of the desktop, but also works on phones. */
  setUp: () => '/desktop/setup',
}
