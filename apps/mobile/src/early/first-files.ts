/** Written by the build: the files besides the entry and the largest one, which the HTML page names itself. */
export interface FirstFiles {
  /** The files that the app needs on every screen. */
  readonly app: readonly string[]
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly texts: Readonly<Record<string, string>>
}
