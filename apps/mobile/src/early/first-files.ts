/** Written by the build: the files besides the entry and the largest one, which the HTML page names itself. */
export interface FirstFiles {
  /** The files that the app needs on every screen. */
  readonly app: readonly string[]
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** By language, then by domain; `shell` are those of the first load. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The domain of each page whose texts come with it. */
  readonly domains: Readonly<Record<string, string>>
}
