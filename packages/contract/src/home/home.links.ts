const withPage = (path: string, page: { url: string; title?: string }) =>
  `${path}?${new URLSearchParams({ url: page.url, ...(page.title ? { title: page.title } : {}) })}`

export const homeLinks = {
  home: () => '/',
  /** The home page as the draft shows it. */
  draft: (token: string) => `/?${new URLSearchParams({ draft: token })}`,
  webview: (page: { url: string; title?: string }) => withPage('/webview', page),
}
