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
  guide: () => '/guide',
  desktop: () => '/desktop/',
}
