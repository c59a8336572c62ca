const withQuery = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** Pages that no domain owns. */
export const kernelLinks = {
  /** The picture follows the code; `msg` is what the server said. */
  error: ({ code, msg }: { code?: number; msg?: string } = {}) =>
    withQuery('/error', { ...(code === undefined ? {} : { code: String(code) }), ...(msg ? { msg } : {}) }),
  empty: (msg?: string) => withQuery('/empty', msg ? { msg } : {}),
  outbox: () => '/outbox',
  /** A page of the server's own, one a language. */
  guide: (language: string) => `/guide/${language}.html`,
  desktop: () => '/desktop/',
  /** Where an empty installation begins. On the desktop, but made for phones too. */
  setUp: () => '/desktop/setup',
}
