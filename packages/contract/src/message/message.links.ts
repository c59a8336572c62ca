export const messageLinks = {
  news: () => '/news',
  newsTab: () => '/newsTab',
  /** One shelf; the name is shown until the app has loaded its own text for the code. */
  shelf: (code: string, name: string) => `/newsDetail/${encodeURIComponent(code)}/${encodeURIComponent(name)}`,
  settings: () => '/messageSettings',
  card: (id: string) => `/messageCard?${new URLSearchParams({ id })}`,
}
