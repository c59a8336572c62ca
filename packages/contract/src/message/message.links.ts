/** The college that a link belongs to. People who are in several may have another one open when they follow it. */
const into = (college: string | undefined): Record<string, string> => (college ? { college } : {})

export const messageLinks = {
  news: (college?: string) => (college ? `/news?${new URLSearchParams(into(college))}` : '/news'),
  newsTab: () => '/newsTab',
  /** One shelf; the name is shown until the app has loaded its own text for the code. */
  shelf: (code: string, name: string) => `/newsDetail/${encodeURIComponent(code)}/${encodeURIComponent(name)}`,
  settings: () => '/messageSettings',
  card: (id: string, college?: string) => `/messageCard?${new URLSearchParams({ id, ...into(college) })}`,
}
